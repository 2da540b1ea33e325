// A closed deal, played again from its record. The table's own rules are the site's: this only reads what happened.
import type { CardText, DealRecord, Seat } from "../../protocol";

export const EVERYBODY: readonly Seat[] = [0, 1, 2, 3];
const RANKS = "23456789TJQKA";
const SUIT_ORDER = "SHCD";

export interface ReplayPlay {
  readonly seat: Seat;
  readonly card: CardText;
  /** What of the led suit was still held; empty for the card that led. */
  readonly held: readonly CardText[];
  /** Another suit was played while the led one was held. */
  readonly renege: boolean;
}

export interface ReplayTrick {
  /** 1 to 13. */
  readonly number: number;
  readonly led: string;
  readonly plays: readonly ReplayPlay[];
  /** Null while it was not closed. */
  readonly winner: Seat | null;
}

export interface Replay {
  /** By seat, as dealt. */
  readonly hands: readonly (readonly CardText[])[];
  readonly tricks: readonly ReplayTrick[];
  /** Tricks taken, by seat. */
  readonly taken: readonly number[];
}

export const suitIn = (card: CardText): string => card.charAt(1);
export const rankIn = (card: CardText): number => RANKS.indexOf(card.charAt(0));

/** By suit, colours alternating, the highest first. */
export const sorted = (cards: readonly CardText[]): readonly CardText[] =>
  [...cards].sort(
    (a, b) =>
      SUIT_ORDER.indexOf(suitIn(a)) - SUIT_ORDER.indexOf(suitIn(b)) || rankIn(b) - rankIn(a),
  );

const leftOf = (seat: Seat): Seat => ((seat + 1) % 4) as Seat;

/** The hands a deck gives: one card at a time from the dealer's left. */
export function handsFrom(deck: readonly CardText[], dealer: Seat): CardText[][] {
  const hands: CardText[][] = [[], [], [], []];
  for (const [at, card] of deck.entries()) hands[(dealer + 1 + at) % 4]?.push(card);
  return hands;
}

/** The highest spade, or without one the highest card of the led suit. */
function winnerOf(plays: readonly ReplayPlay[], led: string): Seat | null {
  if (plays.length < 4) return null;
  const worth = ({ card }: ReplayPlay): number =>
    rankIn(card) + (suitIn(card) === "S" ? 200 : suitIn(card) === led ? 100 : 0);
  return plays.reduce((best, play) => (worth(play) > worth(best) ? play : best)).seat;
}

function trickFrom(
  plays: readonly (readonly [Seat, CardText])[],
  number: number,
  hands: readonly Set<CardText>[],
): ReplayTrick {
  const led = suitIn(plays[0]?.[1] ?? "");
  const seen = plays.map(([seat, card], at): ReplayPlay => {
    hands[seat]?.delete(card);
    const held = at === 0 ? [] : sorted([...(hands[seat] ?? [])].filter((c) => suitIn(c) === led));
    return { seat, card, held, renege: suitIn(card) !== led && held.length > 0 };
  });
  return { number, led, plays: seen, winner: winnerOf(seen, led) };
}

/** The deal of this record, trick by trick, with all hands open. */
export function replay(record: DealRecord): Replay {
  const hands = handsFrom(record.deck, record.dealer);
  const held = hands.map((hand) => new Set(hand));
  const tricks: ReplayTrick[] = [];
  for (let at = 0; at < record.plays.length; at += 4) {
    tricks.push(trickFrom(record.plays.slice(at, at + 4), tricks.length + 1, held));
  }
  const taken = EVERYBODY.map((seat) => tricks.filter(({ winner }) => winner === seat).length);
  return { hands: hands.map(sorted), tricks, taken };
}

export interface ReplayRenege extends ReplayPlay {
  readonly trick: number;
}

/** Every renege of the deal, in order of play, accused or not. */
export const renegesIn = ({ tricks }: Replay): readonly ReplayRenege[] =>
  tricks.flatMap(({ number, plays }) =>
    plays.filter((play) => play.renege).map((play) => ({ ...play, trick: number })),
  );

/** Whether each trick was led by whoever had to: the dealer's left, then whoever took the one before. */
export function isInOrder(record: DealRecord): boolean {
  let leader = leftOf(record.dealer);
  return replay(record).tricks.every(({ plays, winner }) => {
    const follows = plays.every(({ seat }, at) => seat === (leader + at) % 4);
    if (winner !== null) leader = winner;
    return follows;
  });
}

/** Whether all played only cards they had been dealt, and none twice. */
export function isFromHands(record: DealRecord): boolean {
  const held = handsFrom(record.deck, record.dealer).map((hand) => new Set(hand));
  return record.plays.every(([seat, card]) => held[seat]?.delete(card) ?? false);
}
