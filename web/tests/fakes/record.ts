// A deal one can follow in one's head: each seat holds one suit, but seats 1 and 2 have changed their twos.
import type { CardText, DealRecord, Seat } from "../../src/protocol";

const RANKS = "AKQJT98765432";
const suit = (letter: string): CardText[] => [...RANKS].map((rank) => rank + letter);
const swapped = (cards: CardText[], out: CardText, into: CardText): CardText[] =>
  cards.map((card) => (card === out ? into : card));

/** By seat: clubs, hearts with the 2S, spades with the 2H, diamonds. */
export const HANDS: readonly (readonly CardText[])[] = [
  suit("C"),
  swapped(suit("H"), "2H", "2S"),
  swapped(suit("S"), "2S", "2H"),
  suit("D"),
];

/** Dealt by seat 0, one card at a time from its left. */
const DECK: readonly CardText[] = [...RANKS].flatMap((_, at) =>
  [1, 2, 3, 0].map((seat) => HANDS[seat]?.[at] ?? ""),
);

const play = (seat: Seat, card: CardText): readonly [Seat, CardText] => [seat, card];

/** Seat 2 throws the ace of spades on hearts while holding the 2H, takes it, and leads that very card. */
export const RENEGED: DealRecord = {
  game: 1,
  deal: 2,
  target: 500,
  mode: "allowed",
  dealer: 0,
  players: ["p0", "p1", "b1", "p2"],
  commitment: "",
  secret: "",
  contribution: "",
  deck: DECK,
  bids: [3, 4, "nil", 2],
  plays: [
    play(1, "AH"),
    play(2, "AS"),
    play(3, "AD"),
    play(0, "AC"),
    play(2, "2H"),
    play(3, "KD"),
    play(0, "KC"),
    play(1, "KH"),
    play(1, "QH"),
  ],
  scores_before: [10, 20],
  bags_before: [0, 1],
  count: null,
  accusation: [3, 2, true],
};

/** The second row of test values in docs/shuffle.md. */
export const SEALED = {
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  contribution: "c8c9cacbcccdcecfd0d1d2d3d4d5d6d7",
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  deck: `4H 4C 2S AC KH 3D 6H AS 8H 8D 9D AD QH 4D 6D 7C 9S 8S 3C TH QC KD 5S TD 6S 2C
9C QS 7H 5D TS KS 2H 7D 7S 6C JD 5H 9H 3H JS TC 2D 8C KC JC JH QD 3S AH 4S 5C`.split(/\s+/),
} as const;
