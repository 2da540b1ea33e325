// The order of the hand: by suit with the colours in turn, and as its player has put it since.
import type { CardText, TableId } from "../../protocol";
import type { HandOrder } from "../../settings";
import { keepText, readText } from "../../storage";

const RANKS = "23456789TJQKA";
const BLACK = ["S", "C"];
const RED = ["H", "D"];

const suitOf = (card: CardText): string => card.charAt(1);
const height = (card: CardText): number => RANKS.indexOf(card.charAt(0));

/** The suits held, black and red in turn as far as they go; spades first where they can be. */
function suitsInTurn(cards: readonly CardText[]): string[] {
  const held = (suits: readonly string[]) =>
    suits.filter((suit) => cards.some((card) => suitOf(card) === suit));
  const [black, red] = [held(BLACK), held(RED)];
  const [first, second] = red.length > black.length ? [red, black] : [black, red];
  return first.flatMap((suit, at) => [suit, ...second.slice(at, at + 1)]);
}

/** The hand sorted by suit, each suit from its high or its low end. */
export function sorted(cards: readonly CardText[], order: HandOrder = "high-first"): CardText[] {
  const suits = suitsInTurn(cards);
  const up = order === "low-first" ? 1 : -1;
  return [...cards].sort(
    (a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || up * (height(a) - height(b)),
  );
}

/** `cards` in the order they were put in; sorted, where that order does not know them all. */
export function arranged(
  cards: readonly CardText[],
  put: readonly CardText[],
  order: HandOrder,
): CardText[] {
  const known = put.filter((card) => cards.includes(card));
  return known.length === cards.length ? known : sorted(cards, order);
}

/** Whether a new suit begins at this place. */
export const beginsSuit = (cards: readonly CardText[], at: number): boolean =>
  at > 0 && cards[at - 1]?.charAt(1) !== cards[at]?.charAt(1);

/** The same cards with the one at `from` put at `to`. */
export function moved(cards: readonly CardText[], from: number, to: number): CardText[] {
  const card = cards[from];
  if (card === undefined) return [...cards];
  const rest = cards.filter((_, at) => at !== from);
  return [...rest.slice(0, to), card, ...rest.slice(to)];
}

/** How many lie in the upper row where two rows are shown. */
export const upperRow = (count: number): number => (count > 7 ? Math.ceil(count / 2) : count);

// The order is kept for one deal, and for this tab: a card seen by nobody else goes no further.
type OfDeal = Readonly<{ game: number; deal: number }>;
const keyOf = ({ game, deal }: OfDeal): string => `${game}.${deal}`;

/** The order kept for a deal; empty where there is none. */
export function keptOrder(table: TableId, of: OfDeal): CardText[] {
  const [key, cards] = (readText(`hand.${table}`, "sessionStorage") ?? "").split(":");
  return key === keyOf(of) && cards ? cards.split(" ") : [];
}

export function keepOrder(table: TableId, of: OfDeal, cards: readonly CardText[]): void {
  keepText(`hand.${table}`, `${keyOf(of)}:${cards.join(" ")}`, "sessionStorage");
}
