// What the faces of every deck share: the card itself, its index, the counted pips.
import type { Suit } from "../../src/cards/card.ts";
import type { Glyph } from "../index/glyph.ts";
import type { Field, Index, Print } from "./deck.ts";
import { type Counted, LAYOUTS, type Spot } from "./layouts.ts";
import { type Cut, PIPS } from "./pips.ts";
import {
  type Attributes,
  frame,
  group,
  HALF_TURN,
  HEIGHT,
  RADIUS,
  SUIT_INK,
  type Svg,
  short,
  tag,
  use,
  WIDTH,
} from "./svg.ts";

/** `edge` is a hairline inside the border, so that two cards never melt together. */
export const body = (fill: string, edge: string): Svg =>
  frame(1, RADIUS, { fill, stroke: edge, "stroke-width": 2 });

/** The sign of the suit, defined once a card and used at any size. */
export const pipShape = (cut: Cut, suit: Suit): Svg => tag("path", { id: "p", d: PIPS[cut][suit] });

export const pip = (x: number, y: number, size: number, more: Attributes = {}): Svg =>
  use("p", { transform: `translate(${short(x)} ${short(y)})scale(${short(size / 100)})`, ...more });

const pen = (index: Index, scale: number): Attributes =>
  index.stroke === undefined
    ? {}
    : {
        fill: "none",
        stroke: SUIT_INK,
        "stroke-width": short(index.stroke / scale),
        "stroke-linejoin": "round",
        "stroke-linecap": index.cap,
      };

/** The rank alone. */
export const rankGlyph = (index: Index, [width, d]: Glyph): Svg => {
  const scale = short(index.height / 100);
  const across = short(scale * Math.min(1, index.most / (width * scale)));
  const place = `translate(${short(index.x - (width * across) / 2)} ${index.y})`;
  const size = across === scale ? `scale(${scale})` : `scale(${across} ${scale})`;
  return tag("path", { d, transform: place + size, ...pen(index, scale) });
};

/** Rank over suit. */
export const indexMark = (index: Index, rank: keyof Index["alphabet"]): Svg =>
  rankGlyph(index, index.alphabet[rank]) +
  pip(index.x, index.y + index.height + index.gap + index.pip / 2, index.pip);

/** The index, and the same upside down in the other corner. */
export const twoIndices = (mark: Svg): Svg =>
  group({ id: "i" }, mark) + use("i", { transform: HALF_TURN });

const standing = (field: Field, [column, row]: Spot): [number, number] => [
  field.x + column * field.side,
  field.top + row * (field.bottom - field.top),
];

/** The counted pips, those past the middle upside down. */
export const counted = (field: Field, rank: Counted): Svg => {
  const upright = LAYOUTS[rank]
    .filter(([, row]) => row <= 0.5)
    .map((spot) => standing(field, spot));
  const under = LAYOUTS[rank]
    .filter(([, row]) => row > 0.5)
    .map((spot) => standing(field, spot))
    .map(([x, y]): [number, number] => [WIDTH - x, HEIGHT - y]);
  const draw = (places: [number, number][]) => places.map(([x, y]) => pip(x, y, field.size));
  return (
    draw(upright).join("") + (under.length ? group({ transform: HALF_TURN }, draw(under)) : "")
  );
};

/** Everything printed in the ink of the suit. */
export const printed = (print: Print, suit: Suit, ...parts: Svg[]): Svg =>
  group(
    { fill: SUIT_INK, "fill-rule": "evenodd" },
    tag("defs", {}, pipShape(print.cut, suit)),
    ...parts,
  );
