// The end of a game: who won and why, how it went, the deals to verify, and what comes next.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/whole";
import { Seal } from "../../look/ornaments";
import type { DealLine, OutcomeView, TableView } from "../../protocol";
import { pathTo } from "../../router";
import { useTable } from "../../store/context";
import { nameOfPlayer } from "../../store/names";
import { ourPair, type Pair } from "../../store/sides";
import { Button, LinkButton } from "../../ui/Button";
import { figure, Num } from "../../ui/Num";
import { Paper } from "../../ui/surfaces";
import { pairName } from "../people";
import { Chart } from "./Chart";
import { Rematch } from "./Rematch";
import { FillSeats, LeaveSeat, TakeSeat } from "./Seats";
import { type Deals, scoresOf, useDeals } from "./use_deals";
import { headline, reasonText, verdictText } from "./verdict";
import "./end.css";

type Props = Readonly<{ view: TableView; outcome: OutcomeView }>;

const other = (pair: Pair): Pair => (pair === 0 ? 1 : 0);

const Proof = ({ view, outcome }: Props) => {
  const { table } = useTable();
  const text = verdictText(view, outcome);
  if (text === null) return null;
  return (
    <div class="fin__proof" data-testid="verdict" data-proven={outcome.verdict?.proven}>
      <p>{text}</p>
      <LinkButton href={pathTo.deal(table, view.game, view.deal)}>{t().end.seeProof}</LinkButton>
    </div>
  );
};

const Next = ({ view }: { view: TableView }) => {
  if (view.allowed.sit) return <TakeSeat />;
  const host = nameOfPlayer(view, view.host);
  return (
    <>
      <FillSeats view={view} />
      {view.allowed.rematch && <Rematch view={view} />}
      {!view.allowed.rematch && view.you !== view.host && host !== null && (
        <p class="fin__wait">{t().end.waitsHost(host)}</p>
      )}
      {view.allowed.leave && <LeaveSeat />}
    </>
  );
};

/** Gold is for who won. */
function toneOf(view: TableView, { winner }: OutcomeView): string {
  if (winner === null) return "is-long";
  if (view.seat === null) return "is-long is-won";
  return winner === ourPair(view) ? "is-won" : "";
}

const Result = ({ view, outcome }: Props) => {
  const us = ourPair(view);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      class="fin__v"
      data-testid="result"
      data-winner={outcome.winner}
      data-won={view.seat !== null && outcome.winner === us}
      data-reason={outcome.reason}
    >
      <span class="caps">{t().end.title}</span>
      <h2 id="end-title" ref={title} tabIndex={-1} class={toneOf(view, outcome)}>
        {headline(view, outcome)}
      </h2>
      <p class="fin__s">
        <Num value={view.scores[us]} />
        <span>{t().end.to}</span>
        <Num value={view.scores[other(us)]} />
      </p>
      <p class="fin__w">{reasonText(view, outcome)}</p>
      <Proof view={view} outcome={outcome} />
      <Next view={view} />
    </div>
  );
};

const gained = (line: DealLine, us: Pair): string =>
  line.deltas ? figure(line.deltas[us], true) : t().end.brokenOff;

const DealLinks = ({ view, lines }: { view: TableView; lines: readonly DealLine[] }) => {
  const { table } = useTable();
  return (
    <ol class="deals">
      {lines.map((line) => (
        <li key={line.deal}>
          <a
            href={pathTo.deal(table, line.game, line.deal)}
            aria-label={`${t().end.deal(line.deal)}: ${gained(line, ourPair(view))}`}
          >
            <b>{line.deal}</b>
            <span>{gained(line, ourPair(view))}</span>
          </a>
        </li>
      ))}
    </ol>
  );
};

const Played = ({ view, deals }: { view: TableView; deals: Deals }) => {
  const us = ourPair(view);
  if (deals.state === "asked") return <p class="fin__d">{t().end.dealsWait}</p>;
  if (deals.state === "failed") {
    return (
      <div class="fin__d">
        <p>{t().end.dealsFailed}</p>
        <Button kind="paper" onClick={deals.again}>
          {t().end.again}
        </Button>
      </div>
    );
  }
  const { lines } = deals;
  return (
    <>
      {scoresOf(lines, us).length > 1 && (
        <Chart
          ours={scoresOf(lines, us)}
          theirs={scoresOf(lines, other(us))}
          us={pairName(view, us)}
          them={pairName(view, other(us))}
          target={view.target}
        />
      )}
      <h3>{t().end.deals}</h3>
      <p class="fin__d">{t().end.dealsHint}</p>
      <DealLinks view={view} lines={lines} />
    </>
  );
};

export const End = (props: Props) => {
  const { view } = props;
  const { table } = useTable();
  const deals = useDeals(table, view.game);
  return (
    <section class="fin" aria-labelledby="end-title" data-testid="end">
      <Result {...props} />
      <Paper class="fin__p line-ink">
        <Seal />
        <h3>{t().end.chart}</h3>
        <Played view={view} deals={deals} />
      </Paper>
    </section>
  );
};

/** A table that ended without a game to speak of. */
export const Closed = () => (
  <section class="fin" aria-labelledby="end-title" data-testid="end">
    <div class="fin__v">
      <h2 id="end-title" class="is-long">
        {t().end.closed}
      </h2>
      <LinkButton kind="ivory" href={pathTo.home}>
        {t().names.game}
      </LinkButton>
    </div>
  </section>
);
