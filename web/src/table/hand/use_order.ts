// The order of the hand through one deal.
import { useEffect, useReducer, useRef } from "preact/hooks";
import type { Shown } from "../../presentation/shown";
import type { CardText, TableId } from "../../protocol";
import { handOrder } from "../../settings";
import { tidy } from "./held";
import { arranged, keepOrder, keptOrder, moved, sorted } from "./order";

type Cards = readonly CardText[];
type Put = { deal: string; by: string; cards: readonly CardText[] };

// Put in order once a deal: a suit that runs out must not send the others to new places.
function refreshed(put: Put, table: TableId, shown: Shown, cards: readonly CardText[]): Put {
  const deal = `${table}/${shown.game}/${shown.deal}`;
  const by = handOrder.value;
  if (put.deal !== deal) return { deal, by, cards: keptOrder(table, shown) };
  return put.by === by ? put : { deal, by, cards: sorted(cards, by) };
}

type Ordered = Readonly<{
  cards: readonly CardText[];
  /** Puts the card at one place into another. */
  move: (from: number, to: number) => void;
}>;

/** Lets the rest of the table sort the hand while it lies otherwise. */
function useTidy(all: Cards, cards: Cards, put: (cards: Cards) => void): void {
  const inOrder = sorted(all, handOrder.value).filter((card) => cards.includes(card));
  const isTidy = inOrder.join() === cards.join();
  useEffect(() => {
    tidy.value = isTidy ? null : () => put(inOrder);
    return () => {
      tidy.value = null;
    };
  }, [isTidy, cards.join()]);
}

export function useOrder(table: TableId, shown: Shown, held: readonly CardText[]): Ordered {
  const put = useRef<Put>({ deal: "", by: "", cards: [] });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  put.current = refreshed(put.current, table, shown, held);
  const cards = arranged(held, put.current.cards, handOrder.value);
  const keep = (next: readonly CardText[]) => {
    put.current = { ...put.current, cards: next };
    keepOrder(table, shown, next);
  };
  if (cards.some((card) => !put.current.cards.includes(card))) keep(cards);
  // A card that is on the table for now keeps its place, should it come back.
  const order = (next: readonly CardText[]) => {
    keep([...next, ...put.current.cards.filter((card) => !cards.includes(card))]);
    redraw(undefined);
  };
  useTidy(put.current.cards, cards, order);
  return {
    cards,
    move: (from, to) => from !== to && order(moved(cards, from, to)),
  };
}
