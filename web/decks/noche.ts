// Noche: a dark card; every sign carries its own light.
import type { Inks, Rank, Suit } from "../src/cards/card.ts";
import type { Deck, Field, Print } from "./art/deck.ts";
import { body, counted, indexMark, pip, twoIndices } from "./art/face.ts";
import { PIPS } from "./art/pips.ts";
import { circle, group, picture, SUIT_INK, type Svg, stop, tag } from "./art/svg.ts";
import { nocheCourt } from "./courts/noche.ts";
import { NOCHE_BACK } from "./courts/noche-back.ts";
import { LINE } from "./index/line.ts";

const HIGH_SKY = "#272b4d";
const LOW_SKY = "#0d0e1b";
const PRINT: Print = {
  cut: "blade",
  index: {
    alphabet: LINE,
    height: 52,
    x: 38,
    y: 22,
    gap: 15,
    pip: 34,
    most: 39,
    stroke: 7.5,
    cap: "round",
  },
};
const FIELD: Field = { x: 125, side: 38, top: 60, bottom: 290, size: 40 };

const sky = tag(
  "radialGradient",
  { id: "s", cy: 0.4, r: 0.8 },
  stop(0, HIGH_SKY) + stop(1, LOW_SKY),
);
const glow = tag("radialGradient", { id: "g" }, stop(0.25, SUIT_INK, 0.42) + stop(1, SUIT_INK, 0));
const litPip = (suit: Suit): Svg =>
  group({ id: "p" }, circle(0, 0, 84, "url(#g)"), tag("path", { d: PIPS.blade[suit] }));

const drawn = (rank: Rank, suit: Suit): Svg => {
  const mark = indexMark(PRINT.index, rank);
  if (rank === "J" || rank === "Q" || rank === "K") return mark + nocheCourt(rank, suit);
  return twoIndices(mark) + (rank === "A" ? pip(125, 175, 130) : counted(FIELD, rank));
};

const front = (rank: Rank, suit: Suit): Svg =>
  picture(
    tag("defs", {}, sky + glow + litPip(suit)),
    body("url(#s)", "#4b4f7d"),
    group({ fill: SUIT_INK }, drawn(rank, suit)),
  );

const INKS: Inks = { S: "#e8ecff", H: "#ff7183", D: "#ffa983", C: "#8fdccb" };
export const NOCHE: Deck = {
  inks: INKS,
  fourInks: { S: "#eef1ff", H: "#ff5f74", D: "#8fb4ff", C: "#7fdcb4" },
  ground: [HIGH_SKY, LOW_SKY],
  front,
  back: NOCHE_BACK,
};
