// The keys that speak: what a screen reader says of the table when it is asked.
import { t } from "../i18n/whole";
import type { CardText, PlayView, Seat, TableView } from "../protocol";
import { handOrder } from "../settings";
import { ourPair, type Pair, seatAt } from "../store/sides";
import { sorted } from "../table/hand/order";
import { calledAt, pairName } from "../table/people";
import { announce } from "./live";

const pairsOf = (view: TableView): readonly Pair[] => (ourPair(view) === 0 ? [0, 1] : [1, 0]);

const seatsFromMine = (view: TableView): readonly Seat[] =>
  (["me", "left", "top", "right"] as const).map((place) => seatAt(view, place));

const ended = (parts: readonly string[]): string => parts.map((part) => `${part}.`).join(" ");

function bids(view: TableView): string {
  const said = seatsFromMine(view).map((seat) => {
    const { bid, tricks } = view.seats[seat];
    return `${calledAt(view, seat)}: ${t().table.tally(bid, tricks)}`;
  });
  const contracts = pairsOf(view).flatMap((pair) => {
    const contract = view.contracts[pair];
    const isWhole = contract !== null && contract !== undefined;
    return isWhole ? [t().table.contractIs(pairName(view, pair), contract, view.taken[pair])] : [];
  });
  return ended([...said, ...contracts]);
}

const score = (view: TableView): string =>
  ended([
    ...pairsOf(view).map((pair) =>
      t().table.score(pairName(view, pair), view.scores[pair], view.bags[pair]),
    ),
    t().table.target(view.target),
  ]);

function turn(view: TableView): string {
  if (view.phase === "counting") return t().a11y.counted;
  if (view.turn === null) return t().keys.nobody;
  const who = calledAt(view, view.turn);
  const isMine = view.turn === view.seat;
  if (view.phase === "bidding") return isMine ? t().a11y.yourBid : t().table.missing(who);
  return isMine ? t().a11y.yourPlay : ended([t().table.plays(who)]);
}

const laid = (view: TableView, plays: readonly PlayView[]): string =>
  plays.map(({ seat, card }) => `${calledAt(view, seat)}: ${t().names.card(card)}`).join(". ");

const onTable = (view: TableView): string =>
  view.trick.length === 0 ? t().keys.bare : ended([laid(view, view.trick)]);

function last(view: TableView): string {
  const trick = view.last_trick;
  if (!trick) return t().keys.noTrick;
  const isMine = trick.winner === view.seat;
  const took = isMine ? t().table.youTookIt : t().table.tookIt(calledAt(view, trick.winner));
  return `${t().keys.lastWas(laid(view, trick.plays))} ${ended([took])}`;
}

/** A hand by suit: "espadas: as, 10; corazones: reina". */
function bySuit(cards: readonly CardText[]): string {
  const suits = [...new Set(cards.map((card) => card.charAt(1)))];
  const ranks = (suit: string) => cards.filter((card) => card.endsWith(suit)).map(t().names.rank);
  return suits
    .map((suit) => t().keys.suit(t().names.suit(suit), ranks(suit).join(", ")))
    .join("; ");
}

function hand(view: TableView): string {
  if (view.hand.length === 0) return t().keys.noHand;
  const held = ended([bySuit(sorted(view.hand, handOrder.peek()))]);
  const clean = sorted(view.allowed.clean, handOrder.peek());
  return clean.length === 0 ? held : `${held} ${t().keys.follows(bySuit(clean))}`;
}

/** What each key says. */
export const SAYINGS: Readonly<Record<string, (view: TableView) => string>> = {
  a: bids,
  r: score,
  t: turn,
  l: onTable,
  u: last,
  h: hand,
};

/** Says what this key is for; of the last trick it is said as long as it is the last. */
export function say(key: string, view: TableView): void {
  const sentence = SAYINGS[key]?.(view);
  if (sentence) announce(sentence, key === "u" && view.last_trick ? 1 : 0);
}
