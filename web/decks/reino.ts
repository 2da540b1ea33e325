// Reino: the house deck, with its own portraits.
import type { Inks, Rank, Suit } from "../src/cards/card.ts";
import type { Deck, Field, Print } from "./art/deck.ts";
import { body, counted, indexMark, pip, printed, twoIndices } from "./art/face.ts";
import type { Counted } from "./art/layouts.ts";
import { type Attributes, path, picture, SUIT_INK, type Svg, tag } from "./art/svg.ts";
import { reinoCourt } from "./courts/reino.ts";
import { REINO_BACK } from "./courts/reino-back.ts";
import { BLADE } from "./index/blade.ts";

const CARD = "#f7efdf";
const PRINT: Print = {
  cut: "blade",
  index: { alphabet: BLADE, height: 53, x: 38, y: 17, gap: 13, pip: 34, most: 46 },
};
const FIELD: Field = { x: 125, side: 36, top: 60, bottom: 290, size: 44 };

// Aces are engraved with an inner line; the spade, the trump of trumps, is larger and carries crossed swords, points down.
const CROWN = "M-22 12L-26-10-12 0 0-16 12 0 26-10 22 12ZM-22 15H22V20H-22Z";
const SWORD = "M0 60L-8 46V-16H-24L-28-21-24-26H-5V-40A8 8 0 1 1 5-40V-26H24L28-21 24-16H8V46Z";
const CROWN_HEIGHT: Readonly<Record<Exclude<Suit, "S">, number>> = { H: 166, D: 173, C: 176 };
const INNER: Readonly<Record<Suit, string>> = {
  S: "M0-41C6-27 36-8 36 14 36 25 29 31 21 31 12 31 6 25 0 15-6 25-12 31-21 31-29 31-36 25-36 14-36-8-6-27 0-41Z",
  H: "M0 39C-7 25-39 6-39-19-39-33-30-40-23-40-13-40-5-32 0-14 5-32 13-40 23-40 30-40 39-33 39-19 39 6 7 25 0 39Z",
  D: "M0-39C7-22 19-8 30 0 19 8 7 22 0 39-7 22-19 8-30 0-19-8-7-22 0-39Z",
  C: "M-3-4C-13-18-15-26-12-32-10-37-4-39 0-44 4-39 10-37 12-32 15-26 13-18 3-4 16-14 28-10 34-6 38-2 38 4 42 11 37 13 36 19 30 22 22 24 9 20 0 8-9 20-22 24-30 22-36 19-37 13-42 11-38 4-38-2-34-6-28-10-16-14-3-4Z",
};
const ON_SIGN: Attributes = { fill: CARD, "fill-rule": "evenodd" };

const sword = (turn: number): Svg =>
  tag("path", {
    d: SWORD,
    transform: `translate(125 178)rotate(${turn})scale(.72)`,
    ...ON_SIGN,
    stroke: SUIT_INK,
    "stroke-width": 4,
  });
const badge = (suit: Suit): Svg =>
  suit === "S"
    ? sword(38) + sword(-38)
    : tag("path", { d: CROWN, transform: `translate(125 ${CROWN_HEIGHT[suit]})`, ...ON_SIGN });

const ace = (suit: Suit): Svg => {
  const size = suit === "S" ? 168 : 150;
  const inner = path(INNER[suit], "none", {
    transform: `translate(125 175)scale(${size / 100})`,
    stroke: "#d0a04a",
    "stroke-width": 1.6,
  });
  return pip(125, 175, size) + inner + badge(suit);
};

const numbered = (rank: Counted, suit: Suit): Svg =>
  picture(
    body(CARD, "#cbb997"),
    printed(
      PRINT,
      suit,
      twoIndices(indexMark(PRINT.index, rank)),
      rank === "A" ? ace(suit) : counted(FIELD, rank),
    ),
  );

const front = (rank: Rank, suit: Suit): Svg =>
  rank === "J" || rank === "Q" || rank === "K"
    ? reinoCourt(PRINT, rank, suit)
    : numbered(rank, suit);

const INKS: Inks = { S: "#1a1422", H: "#a5162c", D: "#a5162c", C: "#1a1422" };
export const REINO: Deck = {
  inks: INKS,
  fourInks: { S: INKS.S, H: "#c9202f", D: "#1f55c0", C: "#0a3f26" },
  ground: [CARD],
  front,
  back: REINO_BACK,
};
