// Index glyphs are paths, never text: no font is needed to read a card. Capitals stand from 0 to 100.
import type { Rank } from "../../src/cards/card.ts";

/** Width, and the path. */
export type Glyph = readonly [width: number, d: string];
export type Alphabet = Readonly<Record<Rank, Glyph>>;

/** Half a turn inside the glyph's own box. Only absolute M C Q L Z: each pair of numbers is a point. */
export const turned = (width: number, d: string): string => {
  let count = 0;
  return d.replace(/-?\d+(\.\d+)?/g, (value) => {
    count += 1;
    return `${count % 2 ? width - Number(value) : 100 - Number(value)} `;
  });
};
