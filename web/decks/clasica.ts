// Clasica: sober French suits, large indices, double-headed courts.
import type { Inks, Rank, Suit } from "../src/cards/card.ts";
import type { Deck, Field, Print } from "./art/deck.ts";
import { body, counted, indexMark, pip, printed, twoIndices } from "./art/face.ts";
import type { Counted } from "./art/layouts.ts";
import { picture, type Svg } from "./art/svg.ts";
import { clasicaCourt } from "./courts/clasica.ts";
import { CLASICA_BACK } from "./courts/clasica-back.ts";
import { SERIF } from "./index/serif.ts";

const CARD = "#fffdf7";
const PRINT: Print = {
  cut: "plain",
  index: { alphabet: SERIF, height: 64, x: 39, y: 16, gap: 14, pip: 38, most: 52 },
};
const FIELD: Field = { x: 125, side: 35, top: 58, bottom: 292, size: 43 };

const numbered = (rank: Counted, suit: Suit): Svg =>
  picture(
    body(CARD, "#c4bfb2"),
    printed(
      PRINT,
      suit,
      twoIndices(indexMark(PRINT.index, rank)),
      rank === "A" ? pip(125, 175, 136) : counted(FIELD, rank),
    ),
  );

const front = (rank: Rank, suit: Suit): Svg =>
  rank === "J" || rank === "Q" || rank === "K"
    ? clasicaCourt(PRINT, rank, suit)
    : numbered(rank, suit);

const INKS: Inks = { S: "#16171b", H: "#b51f2d", D: "#b51f2d", C: "#16171b" };
export const CLASICA: Deck = {
  inks: INKS,
  fourInks: { S: INKS.S, H: "#cc1f2d", D: "#1f58c4", C: "#0a4329" },
  ground: [CARD],
  front,
  back: CLASICA_BACK,
};
