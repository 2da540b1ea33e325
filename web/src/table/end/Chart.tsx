// The score deal by deal: our line is whole with solid lozenges, theirs is dotted with rings.
import { t } from "../../i18n/whole";
import { figure } from "../../ui/Num";
import { HEIGHT, labelHeights, pathOf, type Scale, scaleFor, WIDTH } from "./chart";

type Props = Readonly<{
  /** Scores after each deal, beginning with 0. */
  ours: readonly number[];
  theirs: readonly number[];
  us: string;
  them: string;
  target: number;
}>;

const END_X = 346;

const Ruled = ({ scale, target }: { scale: Scale; target: number }) => (
  <g class="chart__rules">
    {scale.levels.map((level) => (
      <g key={level}>
        <path d={`M${scale.x(0)} ${scale.y(level)}H338`} />
        <text x="32" y={scale.y(level) + 5} text-anchor="end">
          {level}
        </text>
      </g>
    ))}
    <path class="chart__target" d={`M${scale.x(0)} ${scale.y(target)}H338`} />
    <text class="chart__target" x="32" y={scale.y(target) + 5} text-anchor="end">
      {target}
    </text>
    {scale.numbers.map((deal) => (
      <text key={deal} x={scale.x(deal)} y="175" text-anchor="middle">
        {deal}
      </text>
    ))}
  </g>
);

const Lozenge = ({ x, y }: { x: number; y: number }) => (
  <path class="chart__lozenge" d={`M${x} ${y - 5}l5 5-5 5-5-5z`} />
);

const last = (scores: readonly number[]): number => scores.at(-1) ?? 0;

const Lines = ({ ours, theirs, scale }: Pick<Props, "ours" | "theirs"> & { scale: Scale }) => (
  <>
    <path class="chart__theirs" d={pathOf(theirs, scale)} />
    {theirs.map((points, at) =>
      at === 0 ? null : (
        <circle key={at} class="chart__ring" cx={scale.x(at)} cy={scale.y(points)} r="3.4" />
      ),
    )}
    <path class="chart__ours" d={pathOf(ours, scale)} />
    {ours.map((points, at) =>
      at === 0 ? null : <Lozenge key={at} x={scale.x(at)} y={scale.y(points)} />,
    )}
  </>
);

export const Chart = ({ ours, theirs, us, them, target }: Props) => {
  const scale = scaleFor([ours, theirs], target);
  const [ourY, theirY] = labelHeights(scale.y(last(ours)), scale.y(last(theirs)));
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t().end.chartText(us, last(ours), them, last(theirs))}
      >
        <Ruled scale={scale} target={target} />
        <Lines ours={ours} theirs={theirs} scale={scale} />
        <text class="chart__end" x={END_X} y={ourY + 6}>
          {figure(last(ours))}
        </text>
        <text class="chart__end chart__end--them" x={END_X} y={theirY + 6}>
          {figure(last(theirs))}
        </text>
      </svg>
      <figcaption class="legend">
        <span>
          <i class="lg lg--us" />
          {us}
        </span>
        <span>
          <i class="lg lg--them" />
          {them}
        </span>
      </figcaption>
    </figure>
  );
};
