// What the house portraits share: the inked line, small eyes, fields of pattern.
import {
  type Attributes,
  circle,
  group,
  line,
  type Part,
  path,
  type Svg,
  use,
} from "../art/svg.ts";

export const INK = "#1a1422";
export const IVORY = "#f3e8d3";
export const BRASS = "#dba742";
export const BRONZE = "#96652a";

/** Who stands in the window: what is behind, and where the figure is put so that nothing of it is cut by the index. */
export type Portrait = Readonly<{
  ground: Svg;
  art: Svg;
  stand: readonly [x: number, y: number, scale: number];
}>;

export const plain: Attributes = { stroke: "none" };
export const fine: Attributes = { "stroke-width": 2.5 };

export const inked = (...parts: Part[]): Svg =>
  group(
    { stroke: INK, "stroke-width": 4, "stroke-linejoin": "round", "stroke-linecap": "round" },
    ...parts,
  );
export const at = (x: number, y: number, ...parts: Part[]): Svg =>
  group({ transform: `translate(${x} ${y})` }, ...parts);
export const facingLeft = (...parts: Part[]): Svg =>
  group({ transform: "matrix(-1 0 0 1 258 0)" }, ...parts);
export const stroke = (d: string, colour = INK, width = 3): Svg =>
  line(d, { stroke: colour, "stroke-width": width });
/** A line with an inked edge on both sides. */
export const cord = (d: string, colour: string, width: number): Svg =>
  stroke(d, INK, width + 5) + stroke(d, colour, width);
export const spot = (
  x: number,
  y: number,
  size: number,
  fill: string,
  more: Attributes = {},
): Svg => use("p", { transform: `translate(${x} ${y})scale(${size / 100})`, fill, ...more });

const over = (from: number, to: number, step: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => draw(from + n * step)).join(
    "",
  );

/** A ground and one stroked path over the whole window. */
export const field = (fill: string, d: string, colour: string, width: number): Svg =>
  path("M0 0H250V350H0Z", fill) + stroke(d, colour, width);
export const PALES = over(20, 240, 44, (x) => `M${x} 0V350`);
export const LOZENGES =
  over(-325, 225, 50, (x) => `M${x} 0l350 350`) + over(25, 575, 50, (x) => `M${x} 0l-350 350`);
export const RAYS = over(0, 330, 30, (angle) => {
  const turn = (angle * Math.PI) / 180 + 0.2;
  return `M150 150L${Math.round(150 + 320 * Math.cos(turn))} ${Math.round(150 + 320 * Math.sin(turn))}`;
});

/** A small eye seen from the front: `look` moves the iris sideways. */
export const eye = (x: number, y: number, look: number, colour: string): Svg =>
  group(
    {},
    path(
      `M${x - 15} ${y + 2}Q${x} ${y - 13} ${x + 15} ${y + 1}Q${x} ${y + 12} ${x - 15} ${y + 2}Z`,
      "#fff8ea",
      plain,
    ),
    circle(x + look, y - 1, 6.5, colour, plain),
    circle(x + look, y - 1, 3, INK, plain),
    stroke(`M${x - 17} ${y + 3}Q${x} ${y - 16} ${x + 17} ${y + 1}`, INK, 4.5),
  );
