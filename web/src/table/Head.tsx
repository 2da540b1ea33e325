// The head of the table: both scores, the target, the bags.
import { t } from "../i18n";
import { toggleFullScreen, toggleSound } from "../keys";
import { PairMark } from "../look/signs";
import type { TableView } from "../protocol";
import { sound } from "../settings";
import { menuOpen } from "../shell";
import { ourPair, type Pair } from "../store/sides";
import { IconButton } from "../ui/Button";
import { figure, Num } from "../ui/Num";
import { isOurs, pairName } from "./people";

/** From here on the next bag may cost a hundred: the notches turn to ember. */
const NEAR = 8;
/** As many figures stand beside each other on a phone. */
const ROOM = 6;
const NOTCHES = Array.from({ length: 10 }, (_, at) => at);

const Bags = ({ bags }: { bags: number }) => (
  <span class={bags >= NEAR ? "bags is-near" : "bags"} aria-hidden="true">
    <span class="bags__t">
      {bags}
      <span class="wide"> {t().table.bagsShort(bags)}</span>
    </span>
    <span class="bags__r">
      {NOTCHES.map((at) => (
        <i key={at} class={at < bags ? "on" : ""} />
      ))}
    </span>
  </span>
);

type ScoreProps = Readonly<{ view: TableView; pair: Pair; points: number; bags: number }>;

const Score = ({ view, pair, points, bags }: ScoreProps) => {
  const ours = isOurs(view, pair);
  const name = pairName(view, pair);
  return (
    <div class={ours ? "score__p score__p--us" : "score__p score__p--them"}>
      <span class="vh">{t().table.score(name, points, bags)}</span>
      <span class="score__n" aria-hidden="true">
        <PairMark ours={ours} />
        <span class="score__name">{name}</span>
      </span>
      <span
        class="score__v"
        aria-hidden="true"
        data-testid={ours ? "score-us" : "score-them"}
        data-points={points}
        data-bags={bags}
      >
        <Num value={points} />
      </span>
      <Bags bags={bags} />
    </div>
  );
};

type HeadProps = Readonly<{
  view: TableView;
  scores: readonly [number, number];
  bags: readonly [number, number];
}>;

export const Head = ({ view, scores, bags }: HeadProps) => {
  const ours = ourPair(view);
  const theirs: Pair = ours === 0 ? 1 : 0;
  const wide = figure(scores[0]).length + figure(scores[1]).length;
  return (
    <header class="head">
      <IconButton
        icon="menu"
        label={t().table.menu}
        data-testid="menu"
        aria-haspopup="dialog"
        onClick={() => {
          menuOpen.value = true;
        }}
      />
      <div class={wide > ROOM ? "score is-tight" : "score"}>
        <Score view={view} pair={ours} points={scores[ours]} bags={bags[ours]} />
        <p class="score__t" data-testid="target">
          <span class="vh">{t().table.target(view.target)}</span>
          <i aria-hidden="true">{t().table.to}</i>
          <b aria-hidden="true">{view.target}</b>
        </p>
        <Score view={view} pair={theirs} points={scores[theirs]} bags={bags[theirs]} />
      </div>
      <div class="head__r">
        <IconButton
          icon={sound.value ? "sound" : "mute"}
          label={sound.value ? t().table.soundOff : t().table.soundOn}
          onClick={toggleSound}
        />
        <IconButton icon="full" label={t().table.fullScreen} onClick={toggleFullScreen} />
      </div>
    </header>
  );
};
