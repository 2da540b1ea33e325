// The table: head, board, your side of it. What is displayed follows `shown`; what may be done follows `view`.
import { t } from "../i18n";
import { later, useOnce } from "../later";
import { travels } from "../presentation/motion";
import type { Shown } from "../presentation/shown";
import type { TableView } from "../protocol";
import { keysOpen } from "../shell";
import { useTable } from "../store/context";
import { Acts } from "./Acts";
import { Absent } from "./ask/Absent";
import { accusing } from "./ask/accusing";
import { Board } from "./Board";
import { standingBefore } from "./count/before";
import { useCounting } from "./count/use_counting";
import { Head } from "./Head";
import { Hand } from "./hand/Hand";
import { Refusal, StatusBanner, useNotice, WatchingBanner } from "./Notices";
import { AccuseDialog } from "./sheets";
import { stageOf } from "./stage";
import { useArrows } from "./use_arrows";
import { useLetters } from "./use_letters";
import { useSkip } from "./use_skip";
import "./table.css";

const Keys = later(() => import("./Keys"));

type Props = Readonly<{ view: TableView; shown: Shown }>;

const Table = ({ view, shown }: Props) => {
  const stage = stageOf(view, shown, useSkip(shown));
  const counting = useCounting(shown, stage === "count");
  const asked = useOnce(accusing.value !== "closed");
  const keysWanted = useOnce(keysOpen.value);
  useNotice();
  useArrows();
  useLetters();
  const before = stage === "count" && view.count && !counting.through;
  const standing = before && view.count ? standingBefore(view.count) : shown;
  const inPlay = stage === "dealing" || stage === "bidding" || stage === "playing";
  return (
    <div class="table" data-stage={stage} data-still={!travels.value}>
      <Head view={view} scores={standing.scores} bags={standing.bags} />
      <StatusBanner />
      <main id="main" class="table__main">
        <h1 class="vh">{t().table.board}</h1>
        <Board view={view} shown={shown} stage={stage} counting={counting} />
        <div class="mine">
          {view.seat === null && <WatchingBanner />}
          <Absent view={view} />
          {(inPlay || view.seat !== null) && <Acts view={view} inPlay={inPlay} />}
          {inPlay && view.seat !== null && <Hand view={view} shown={shown} />}
        </div>
      </main>
      {asked && <AccuseDialog view={view} />}
      <Refusal />
      {keysWanted && <Keys />}
    </div>
  );
};

export default function TableScreen() {
  const { view, shown } = useTable();
  return view.value && <Table view={view.value} shown={shown.value} />;
}
