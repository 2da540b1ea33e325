// The deal on paper: a line a trick, a column a player, and what it came to in points.
import { t } from "../../i18n/whole";
import { Icon } from "../../look/icons";
import { PairMark } from "../../look/signs";
import type { DealRecord, PairCount, Seat } from "../../protocol";
import { type Pair, pairOf } from "../../store/sides";
import { figure } from "../../ui/Num";
import { Paper } from "../../ui/surfaces";
import { CardWord } from "./CardWord";
import { type People, seatsFrom } from "./people";
import { EVERYBODY, type Replay, type ReplayTrick } from "./replay";
import "./ledger.css";

type CellProps = Readonly<{ trick: ReplayTrick; seat: Seat }>;

const Cell = ({ trick, seat }: CellProps) => {
  const play = trick.plays.find((one) => one.seat === seat);
  if (!play) return <td>–</td>;
  const won = trick.winner === seat;
  const led = trick.plays[0] === play;
  const marks = [won && "is-won", led && "is-led", play.renege && "is-renege"];
  return (
    <td class={marks.filter(Boolean).join(" ")}>
      <CardWord card={play.card} />
      {won && <span class="vh">{t().history.winner}</span>}
      {play.renege && (
        <span class="past__renege" data-testid={`renege-${trick.number}-${seat}`}>
          <Icon name="cross" small />
          {t().history.renegeMark}
        </span>
      )}
    </td>
  );
};

type TricksProps = Readonly<{
  played: Replay;
  people: People;
  at: number;
  go: (at: number) => void;
}>;

const Tricks = ({ played, people, at, go }: TricksProps) => {
  const seats = seatsFrom(people.chair);
  const shown = Math.ceil(at / 4);
  return (
    <table class="past__tricks">
      <caption class="vh">{t().history.tricks}</caption>
      <thead>
        <tr>
          <th scope="col">{t().history.trick}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <PairMark ours={pairOf(seat) === pairOf(people.chair)} />
              <span>{people.called(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {played.tricks.map((trick) => (
          <tr key={trick.number} class={trick.number === shown ? "is-shown" : ""}>
            <th scope="row">
              <button
                type="button"
                aria-label={t().history.showTrick(trick.number)}
                aria-current={trick.number === shown}
                onClick={() => go((trick.number - 1) * 4 + trick.plays.length)}
              >
                {trick.number}
              </button>
            </th>
            {seats.map((seat) => (
              <Cell key={seat} trick={trick} seat={seat} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const LINES = ["contract", "nil", "bags", "penalty"] as const;
const POINTS: Readonly<Record<(typeof LINES)[number], (count: PairCount) => number>> = {
  contract: (count) => count.contract_points,
  nil: (count) => count.nil_points,
  bags: (count) => count.bag_points,
  penalty: (count) => count.penalty_points,
};

const pairNames = (people: People, pair: Pair): string => {
  const [one, other] = EVERYBODY.filter((seat) => pairOf(seat) === pair);
  return t().history.pairOf(people.called(one ?? 0), people.called(other ?? 0));
};

type PointsProps = Readonly<{ count: readonly [PairCount, PairCount]; people: People }>;

const Points = ({ count, people }: PointsProps) => {
  const ours = pairOf(people.chair);
  const pairs: readonly Pair[] = ours === 0 ? [0, 1] : [1, 0];
  const line = (label: string, value: (count: PairCount) => string, total = false) => (
    <tr class={total ? "is-total" : ""} key={label}>
      <td>{value(count[pairs[0] ?? 0])}</td>
      <th scope="row">{label}</th>
      <td>{value(count[pairs[1] ?? 1])}</td>
    </tr>
  );
  return (
    <table class="past__points">
      <caption class="vh">{t().history.points}</caption>
      <thead>
        <tr>
          <th scope="col">{pairNames(people, pairs[0] ?? 0)}</th>
          <td />
          <th scope="col">{pairNames(people, pairs[1] ?? 1)}</th>
        </tr>
      </thead>
      <tbody>
        {LINES.map((name) => line(t().history[name], (one) => figure(POINTS[name](one), true)))}
        {line(t().history.thisDeal, (one) => figure(one.delta, true))}
        {line(t().history.total, (one) => figure(one.score_after), true)}
      </tbody>
    </table>
  );
};

type Props = TricksProps & Readonly<{ record: DealRecord }>;

export const Ledger = ({ record, ...rest }: Props) => (
  <Paper class="past__paper" aria-label={t().history.tricks}>
    <h2>{t().history.tricks}</h2>
    {rest.played.tricks.length > 0 ? <Tricks {...rest} /> : <p>{t().history.noPlays}</p>}
    {record.count ? (
      <Points count={record.count} people={rest.people} />
    ) : (
      <p class="past__cut">{t().history.cut}</p>
    )}
  </Paper>
);
