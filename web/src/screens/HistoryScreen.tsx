// Any closed deal, trick by trick, with all hands open; its verdict; and the proof that nobody chose it.
import { useState } from "preact/hooks";
import { t } from "../i18n/whole";
import type { DealRecord, TableId } from "../protocol";
import { pathTo } from "../router";
import { pairOf } from "../store/sides";
import { Bar } from "./hall/Bar";
import { Cloth } from "./history/Cloth";
import { Deals } from "./history/Deals";
import { type Fetched, useFetched } from "./history/fetched";
import { Hands } from "./history/Hands";
import { Ledger } from "./history/Ledger";
import { peopleIn } from "./history/people";
import { type Replay, renegesIn, replay } from "./history/replay";
import { Sealed } from "./history/Sealed";
import { Steps } from "./history/Steps";
import { Reneges, Verdict } from "./history/Verdict";
import Lost from "./Lost";
import "./hall.css";
import "./history.css";

type Props = Readonly<{ table: TableId; game: number; deal: number }>;
type Open = Extract<Fetched, { kind: "open" }>;

/** Where one begins: at the renege that was proven, else at the first trick. */
function firstMoment(record: DealRecord, played: Replay): number {
  const accused = record.accusation?.[2] ? record.accusation[1] : null;
  const found = renegesIn(played).find(({ seat }) => seat === accused);
  return Math.min(record.plays.length, (found?.trick ?? 1) * 4);
}

const Past = ({ table, game, deal, open }: Props & { open: Open }) => {
  const { record } = open.answer;
  const [played] = useState(() => replay(record));
  const [at, go] = useState(() => firstMoment(record, played));
  const people = peopleIn(open.answer, open.you);
  const shared = { record, played, people, at };
  return (
    <main class="hall past" id="main" data-testid="history" data-at={at}>
      <Bar
        title={`${t().history.title(deal)} · ${t().history.game(game)}`}
        back={pathTo.table(table)}
        backLabel={t().history.back}
      />
      <div class="past__stage">
        <Cloth {...shared} />
        {record.plays.length > 0 && <Steps at={at} last={record.plays.length} go={go} />}
        <Hands {...shared} />
      </div>
      <div class="past__side">
        <Deals
          table={table}
          lines={open.lines}
          game={game}
          deal={deal}
          pair={pairOf(people.chair)}
        />
        <Verdict record={record} played={played} people={people} />
        <Ledger {...shared} go={go} />
        <Reneges played={played} people={people} />
        <Sealed table={table} record={record} />
      </div>
    </main>
  );
};

export default function HistoryScreen(props: Props) {
  const { table, game, deal } = props;
  const fetched = useFetched(table, game, deal);
  if (fetched.kind === "lost") return <Lost code={fetched.code} />;
  if (fetched.kind === "opening") {
    return (
      <main class="opening" id="main">
        <p role="status">{t().history.opening}</p>
      </main>
    );
  }
  return <Past key={`${game}.${deal}`} {...props} open={fetched} />;
}
