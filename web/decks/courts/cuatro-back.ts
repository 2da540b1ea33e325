// Four colours, four signs: a woven tile.
import { SUITS } from "../../src/cards/card.ts";
import { body } from "../art/face.ts";
import { PIPS } from "../art/pips.ts";
import { picture, rect, tag } from "../art/svg.ts";
import { FOUR_INKS } from "./cuatro-inks.ts";

const tile = SUITS.map((suit, n) => {
  const [x, y] = [(n % 2) * 44, Math.floor(n / 2) * 44];
  const sign = {
    d: PIPS.bold[suit],
    transform: `translate(${x + 22} ${y + 22})scale(.3)`,
    fill: "#fff",
  };
  return rect(x, y, 44, 44, FOUR_INKS[suit]) + tag("path", sign);
});

export const CUATRO_BACK = picture(
  tag(
    "defs",
    {},
    tag(
      "pattern",
      { id: "t", width: 88, height: 88, x: 15, y: 21, patternUnits: "userSpaceOnUse" },
      tile,
    ),
  ),
  body("#fff", "#b9bcc6"),
  tag("rect", { x: 15, y: 21, width: 220, height: 308, rx: 10, fill: "url(#t)" }),
);
