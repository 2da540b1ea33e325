// Where the pips of A to 10 stand: column -1, 0 or 1; row 0 to 1 of the field. Past the middle they are upside down.
import type { Rank } from "../../src/cards/card.ts";

export type Spot = readonly [column: number, row: number];
export type Counted = Exclude<Rank, "J" | "Q" | "K">;

const middle = (...rows: number[]): Spot[] => rows.map((row) => [0, row]);
const pair = (...rows: number[]): Spot[] =>
  [-1, 1].flatMap((side) => rows.map((row): Spot => [side, row]));

export const LAYOUTS: Readonly<Record<Counted, readonly Spot[]>> = {
  A: middle(0.5),
  2: middle(0, 1),
  3: middle(0, 0.5, 1),
  4: pair(0, 1),
  5: [...pair(0, 1), ...middle(0.5)],
  6: pair(0, 0.5, 1),
  7: [...pair(0, 0.5, 1), ...middle(0.25)],
  8: [...pair(0, 0.5, 1), ...middle(0.25, 0.75)],
  9: [...pair(0, 1 / 3, 2 / 3, 1), ...middle(0.5)],
  T: [...pair(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)],
};
