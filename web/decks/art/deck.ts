// A deck is a description; the templates of `face.ts` and the courts turn it into 53 pictures.
import type { Inks, Rank, Suit } from "../../src/cards/card.ts";
import type { Alphabet } from "../index/glyph.ts";
import type { Cut } from "./pips.ts";
import type { Svg } from "./svg.ts";

/** Rank over suit, centred on the column `x`. */
export type Index = Readonly<{
  alphabet: Alphabet;
  /** Of a capital. */
  height: number;
  x: number;
  y: number;
  /** Between rank and suit. */
  gap: number;
  /** Size of the suit under the rank. */
  pip: number;
  /** The widest a glyph may be: wider ones are narrowed. */
  most: number;
  /** Width of the line, where the alphabet is a skeleton. */
  stroke?: number;
  cap?: "round";
}>;

/** Where the counted pips stand. */
export type Field = Readonly<{
  x: number;
  side: number;
  top: number;
  bottom: number;
  size: number;
}>;

export type Deck = Readonly<{
  /** The inks it is printed in, and those of its four-colour printing. */
  inks: Inks;
  fourInks: Inks;
  /** The lightest and the darkest the card is under an index: inks are measured against both. */
  ground: readonly string[];
  front: (rank: Rank, suit: Suit) => Svg;
  back: Svg;
}>;

export type Print = Readonly<{ cut: Cut; index: Index }>;
