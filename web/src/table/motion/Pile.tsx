// The pile that is dealt from. It lies in the middle for as long as the dealing is shown.
import { useLayoutEffect, useRef } from "preact/hooks";
import { CardFace } from "../../cards/Card";
import { travels } from "../../presentation/motion";
import type { Shown } from "../../presentation/shown";
import type { TableView } from "../../protocol";
import { pace } from "../../settings";
import { DECK, dealOut } from "./deal_out";

const nameless = () => "";
const CARDS = Array.from({ length: DECK }, (_, at) => at);

export const Pile = ({ view, shown }: { view: TableView; shown: Shown }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current?.animate || !travels.peek() || shown.dealer === null) return;
    return dealOut({
      pile: [...box.current.children] as HTMLElement[],
      hand: [...document.querySelectorAll<HTMLElement>(".hand [data-card]")],
      dealer: shown.dealer,
      mine: view.seat,
      pace: pace.peek(),
    });
  }, [shown.deal]);
  return (
    <div class="pile" ref={box} aria-hidden="true">
      {CARDS.map((at) => (
        <div class="card pile__c" key={at} style={{ "--at": at }}>
          <CardFace face="back" name={nameless} />
        </div>
      ))}
    </div>
  );
};
