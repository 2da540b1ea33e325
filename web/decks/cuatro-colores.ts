// Cuatro colores: one large index, one large sign, a colour a suit; the easiest to read.
import type { Rank, Suit } from "../src/cards/card.ts";
import type { Deck, Print } from "./art/deck.ts";
import { body, indexMark, pip, printed } from "./art/face.ts";
import { picture, type Svg } from "./art/svg.ts";
import { CUATRO_BACK } from "./courts/cuatro-back.ts";
import { emblem } from "./courts/cuatro-emblems.ts";
import { FOUR_INKS } from "./courts/cuatro-inks.ts";
import { LINE } from "./index/line.ts";

const CARD = "#fff";
const PRINT: Print = {
  cut: "bold",
  index: { alphabet: LINE, height: 96, x: 50, y: 22, gap: 18, pip: 66, most: 72, stroke: 16 },
};

const front = (rank: Rank, suit: Suit): Svg =>
  picture(
    body(CARD, "#b9bcc6"),
    printed(
      PRINT,
      suit,
      indexMark(PRINT.index, rank),
      rank === "J" || rank === "Q" || rank === "K" ? emblem(rank, suit) : pip(168, 258, 140),
    ),
  );

export const CUATRO_COLORES: Deck = {
  inks: FOUR_INKS,
  fourInks: FOUR_INKS,
  ground: [CARD],
  front,
  back: CUATRO_BACK,
};
