// The few words every template is written with. Everything is text: these run at build time only.

export const WIDTH = 250;
export const HEIGHT = 350;
export const RADIUS = 20;
export const HALF_TURN = `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`;
/** Signs are printed in the ink of their suit, which whoever shows the card sets on its root. */
export const SUIT_INK = "currentColor";

export type Svg = string;
export type Value = string | number | undefined;
export type Attributes = Readonly<Record<string, Value>>;
export type Part = Svg | readonly Part[];

/** Text of nested parts, in order. */
export const join = (parts: Part): Svg =>
  typeof parts === "string" ? parts : parts.map(join).join("");

/** A number with two decimals at most. */
export const short = (value: number): number => Math.round(value * 100) / 100;

const written = (given: Attributes): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

export const tag = (name: string, given: Attributes, inner?: Part): Svg =>
  `<${name}${written(given)}${inner === undefined ? "/>" : `>${join(inner)}</${name}>`}`;

/** Path text without the spaces a parser does not need. */
export const tight = (d: string): string =>
  d
    .trim()
    .replace(/\s+/g, " ")
    .replace(/ ?([a-zA-Z]) ?/g, "$1")
    .replace(/ ?, ?/g, " ")
    .replace(/ -/g, "-")
    .replace(/\b0\./g, ".");

export const path = (d: string, fill?: string, more: Attributes = {}): Svg =>
  tag("path", { d: tight(d), fill, ...more });
export const line = (d: string, more: Attributes = {}): Svg => path(d, "none", more);
export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill?: string,
  more: Attributes = {},
): Svg => tag("circle", { cx, cy, r, fill, ...more });
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): Svg => tag("rect", { x: x || undefined, y: y || undefined, width, height, fill, ...more });
/** A rectangle that far inside the card's edge. */
export const frame = (inset: number, rx: number, more: Attributes): Svg =>
  tag("rect", {
    x: inset,
    y: inset,
    width: WIDTH - 2 * inset,
    height: HEIGHT - 2 * inset,
    rx,
    ...more,
  });
export const group = (given: Attributes, ...inner: Part[]): Svg => tag("g", given, inner);
export const use = (id: string, more: Attributes = {}): Svg =>
  tag("use", { href: `#${id}`, ...more });
export const stop = (offset: number | undefined, colour: string, opacity?: number): Svg =>
  tag("stop", { offset, "stop-color": colour, "stop-opacity": opacity });

export const picture = (...inner: Part[]): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${join(inner)}</svg>`;

/** Draws the right half, and its reflection in the line x = 0. */
export const mirrored = (id: string, ...parts: Part[]): Svg =>
  group({ id }, ...parts) + use(id, { transform: "scale(-1 1)" });
