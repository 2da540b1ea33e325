// The table top with its four plates, and in the middle whatever this moment of the game needs.
import type { Shown } from "../presentation/shown";
import type { TableView } from "../protocol";
import { SEATS } from "../store/sides";
import { TableTop } from "../ui/surfaces";
import { BidPad, BidsSaid } from "./bid/BidPad";
import { Contracts } from "./Contracts";
import type { Counting } from "./count/use_counting";
import { Pile } from "./motion/Pile";
import { Saying } from "./Saying";
import { Seat } from "./Seat";
import { Closed, Count, End } from "./sheets";
import type { Stage } from "./stage";
import { Trick, TrickNumber } from "./Trick";

type Props = Readonly<{ view: TableView; shown: Shown; stage: Stage; counting: Counting }>;

const hasBid = (view: TableView, shown: Shown): boolean =>
  view.seat === null || shown.tallies[view.seat].bid !== null;

const Bidding = ({ view, shown }: Props) =>
  hasBid(view, shown) ? (
    <BidsSaid view={view} shown={shown} />
  ) : (
    <BidPad key={`${view.game}.${view.deal}`} view={view} shown={shown} />
  );

const Playing = ({ view, shown }: Props) => (
  <>
    <Trick view={view} shown={shown} />
    <Saying view={view} shown={shown} />
    <TrickNumber shown={shown} />
    <Contracts view={view} shown={shown} />
  </>
);

const Middle = (props: Props) => {
  switch (props.stage) {
    case "dealing":
      return <Pile view={props.view} shown={props.shown} />;
    case "bidding":
      return <Bidding {...props} />;
    case "playing":
      return <Playing {...props} />;
    default:
      return null;
  }
};

export const Board = (props: Props) => {
  const { view, shown, stage, counting } = props;
  const bidding = stage === "bidding" || stage === "dealing";
  return (
    <div class="board">
      <TableTop />
      {stage === "end" && (view.outcome ? <End view={view} outcome={view.outcome} /> : <Closed />)}
      {stage !== "end" && (
        <>
          {SEATS.map((seat) => (
            <Seat key={seat} view={view} shown={shown} seat={seat} bidding={bidding} />
          ))}
          <Middle {...props} />
        </>
      )}
      {stage === "count" && view.count && (
        <Count view={view} count={view.count} counting={counting} />
      )}
    </div>
  );
};
