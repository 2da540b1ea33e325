// CONTANDO LOS PUNTOS: a sheet of paper on the table. Its rules are there from the start, its figures come one by one.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { Icon } from "../../look/icons";
import { PairMark } from "../../look/signs";
import type { Bid, CountView, TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { ourPair, type Pair } from "../../store/sides";
import { Button } from "../../ui/Button";
import { figure, Num } from "../../ui/Num";
import { Paper } from "../../ui/surfaces";
import { walkOnArrows } from "../../ui/walk";
import { AccuseButton } from "../ask/Accuse";
import { isOurs, namesOf, pairName } from "../people";
import { type Cell, cellOf, LINES, type Line, type Mark } from "./lines";
import { RunUp } from "./RunUp";
import { type Counting, RUN_MS } from "./use_counting";
import "./count.css";

const Said = ({ bid }: { bid: Bid | null }) =>
  bid === "nil" ? <i>{t().names.nil}</i> : <span>{bid ?? "–"}</span>;

const Note = ({ note, mark }: { note: string; mark: Mark }) =>
  note === "" ? null : (
    <small class={mark === "missed" ? "is-missed" : ""}>
      {mark && <Icon name={mark === "made" ? "check" : "cross"} small />}
      {note}
    </small>
  );

const Points = ({ points, note, mark }: Extract<Cell, { kind: "points" }>) => (
  <>
    {points === 0 ? (
      <span class="ledger__none">
        <span aria-hidden="true">—</span>
        <span class="vh">{t().count.nothing}</span>
      </span>
    ) : (
      <span class={points < 0 ? "is-less" : ""}>
        <Num value={points} signed />
      </span>
    )}
    <Note note={note} mark={mark} />
  </>
);

type SheetProps = Readonly<{ view: TableView; count: CountView; counting: Counting }>;

const Total = ({ count, pair, counting }: SheetProps & { pair: Pair }) => {
  const { score_after: after, delta } = count.pairs[pair];
  return (
    <span class={after < 0 ? "is-less" : ""} data-testid={`total-${pair}`} data-points={after}>
      <RunUp from={after - delta} to={after} ms={RUN_MS} run={!counting.through} />
    </span>
  );
};

const Figure = (props: SheetProps & { pair: Pair; line: Line }) => {
  const { view, count, pair, line } = props;
  if (line === "total") return <Total {...props} />;
  const cell = cellOf(view, pair, count.pairs[pair], line);
  if (cell.kind === "points") return <Points {...cell} />;
  const [one, other] = cell.values;
  return (
    <b class="ledger__two">
      <Said bid={one} /> + <Said bid={other} />
    </b>
  );
};

const Row = (props: SheetProps & { line: Line; us: Pair; them: Pair }) => {
  const { view, counting, line, us, them } = props;
  const seen = LINES.indexOf(line) < counting.lines;
  const figure = (pair: Pair) => <td>{seen && <Figure {...props} pair={pair} key={line} />}</td>;
  return (
    <tr class={`ledger__${line}${seen ? " is-seen" : ""}`}>
      {figure(us)}
      <th scope="row">
        {t().count.lines[line]}
        {line === "total" && <small>{t().count.target(view.target)}</small>}
      </th>
      {figure(them)}
    </tr>
  );
};

const PairHead = ({ view, pair }: { view: TableView; pair: Pair }) => (
  <th scope="col">
    <span class="ledger__pair">
      <PairMark ours={isOurs(view, pair)} />
      {pairName(view, pair)}
    </span>
    {view.seat !== null && <small>{namesOf(view, pair)}</small>}
  </th>
);

const Ledger = (props: SheetProps) => {
  const { view } = props;
  const us = ourPair(view);
  const them: Pair = us === 0 ? 1 : 0;
  const rows = (from: number, to: number) =>
    LINES.slice(from, to).map((line) => (
      <Row key={line} {...props} line={line} us={us} them={them} />
    ));
  return (
    <table class="ledger">
      <thead>
        <tr>
          <PairHead view={view} pair={us} />
          <td />
          <PairHead view={view} pair={them} />
        </tr>
      </thead>
      <tbody>{rows(0, 2)}</tbody>
      <tbody>{rows(2, 6)}</tbody>
      <tbody class="ledger__sum">{rows(6, 8)}</tbody>
    </table>
  );
};

/** The whole count in one sentence, once it stands. */
const spokenTotals = ({ view, count }: SheetProps): string =>
  ([0, 1] as const)
    .map((pair) => `${pairName(view, pair)}: ${figure(count.pairs[pair].score_after)}`)
    .join(". ");

const Acts = ({ view, count, counting }: SheetProps) => {
  const store = useTable();
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only a focus that is nowhere is taken: somebody may be writing to the table.
    const free = document.activeElement === document.body;
    if (counting.through && free)
      next.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [counting.through]);
  if (!view.allowed.next_deal) return <p class="sheet__wait">{t().count.waits}</p>;
  const asked = store.asking.value.has("next_deal");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk the buttons inside
    <div class="sheet__f" ref={next} onKeyDown={walkOnArrows}>
      <Button
        kind="ink"
        data-testid="next-deal"
        disabled={!counting.through || asked}
        onClick={() => store.nextDeal()}
      >
        {count.decided ? t().count.close : t().count.next}
      </Button>
      <AccuseButton view={view} kind="paper" />
    </div>
  );
};

export const Count = (props: SheetProps) => {
  const { view, count, counting } = props;
  return (
    <Paper
      class="sheet line-ink"
      aria-labelledby="count-title"
      data-testid="count"
      data-through={counting.through}
      onClick={counting.hurry}
    >
      <header class="sheet__h">
        <span class="caps">{t().count.deal(view.deal)}</span>
        <h2 id="count-title">{t().count.title}</h2>
      </header>
      <div class="sheet__body">
        <Ledger {...props} />
      </div>
      <footer>
        {count.decided && <p class="sheet__wait">{t().count.decided}</p>}
        <Acts {...props} />
      </footer>
      <p class="vh" role="status">
        {counting.through && spokenTotals(props)}
      </p>
    </Paper>
  );
};
