// Where the lines of the score chart go. The target and zero are always in sight.

export const WIDTH = 388;
export const HEIGHT = 180;
const LEFT = 40;
const RIGHT = 338;
const TOP = 16;
const BOTTOM = 152;
/** As many deals are numbered under the chart at most. */
const NUMBERS = 10;

export type Scale = Readonly<{
  x: (deal: number) => number;
  y: (points: number) => number;
  /** Heights with a line and a number. */
  levels: readonly number[];
  /** Deals with a number. */
  numbers: readonly number[];
}>;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The scale for the scores after each deal of one game, beginning with 0. */
export function scaleFor(lines: readonly (readonly number[])[], target: number): Scale {
  const all = [...lines.flat(), 0, target];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const deals = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const y = (points: number) => rounded(BOTTOM - ((points - low) / (high - low)) * (BOTTOM - TOP));
  const every = Math.ceil(deals / NUMBERS);
  return {
    x: (deal) => rounded(LEFT + (deal / deals) * (RIGHT - LEFT)),
    y,
    levels: [0, target / 2],
    numbers: Array.from({ length: deals }, (_, at) => at + 1).filter((one) => one % every === 0),
  };
}

/** The way of one line through its scores. */
export const pathOf = (scores: readonly number[], { x, y }: Scale): string =>
  scores.map((points, at) => `${at === 0 ? "M" : "L"}${x(at)} ${y(points)}`).join("");

/** Two labels at the right end, kept apart when the scores are close. */
export function labelHeights(ours: number, theirs: number, apart = 18): readonly [number, number] {
  const near = Math.abs(ours - theirs) < apart;
  if (!near) return [ours, theirs];
  const middle = (ours + theirs) / 2;
  const half = apart / 2;
  return ours <= theirs ? [middle - half, middle + half] : [middle + half, middle - half];
}
