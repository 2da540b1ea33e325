// Where the people of Noche stand: under the index, among a few stars, and nothing of them is cut.
import type { Suit } from "../../src/cards/card.ts";
import { pip } from "../art/face.ts";
import { circle, group, path, SUIT_INK, type Svg, stop, tag } from "../art/svg.ts";
import { awakeQueen, FLAME, jack, king, queen } from "./noche-people.ts";
import type { CourtRank } from "./reino.ts";

const STARS = [
  [92, 40, 1.5],
  [218, 60, 2],
  [34, 160, 1.6],
  [222, 190, 1.5],
  [40, 230, 2.2],
  [28, 290, 1.4],
  [224, 250, 2.4],
  [108, 26, 1],
  [206, 30, 1.3],
] as const;
const NOTCH = "M70 3V114A13 13 0 0 1 57 127H3";
const BESIDE =
  "M70 3H230A17 17 0 0 1 247 20V330A17 17 0 0 1 230 347H20A17 17 0 0 1 3 330V127H57A13 13 0 0 0 70 114Z";

const clip = tag("clipPath", { id: "w" }, path(BESIDE));
const flame = tag("radialGradient", { id: "e" }, stop(undefined, FLAME, 0.5) + stop(1, FLAME, 0));
const ground =
  path(NOTCH, "none", { stroke: SUIT_INK, opacity: 0.35, "stroke-width": 2 }) +
  group(
    { opacity: 0.7 },
    STARS.map(([x, y, r]) => circle(x, y, r)),
  );

const SLEEPERS = { K: king, Q: queen, J: jack } as const;
/** Where each figure is put, how large, and where the sign of its suit shines. */
type Stand = Readonly<{
  x: number;
  y: number;
  scale: number;
  sign: readonly [x: number, y: number, size: number];
}>;
const STANDS: Readonly<Record<CourtRank | "QS", Stand>> = {
  K: { x: 146, y: 14, scale: 0.96, sign: [146, 105, 24] },
  Q: { x: 146, y: 14, scale: 0.96, sign: [146, 101, 24] },
  J: { x: 138, y: 36, scale: 0.9, sign: [138, 321, 34] },
  QS: { x: 134, y: -8, scale: 1.2, sign: [134, 82, 34] },
};

const standing = ({ x, y, scale }: Stand, figure: Svg): Svg =>
  group(
    {
      transform: `translate(${x} ${y})scale(${scale})`,
      stroke: SUIT_INK,
      "stroke-width": 3.5,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    figure,
  );

export const nocheCourt = (rank: CourtRank, suit: Suit): Svg => {
  const watches = rank === "Q" && suit === "S";
  const stand = STANDS[watches ? "QS" : rank];
  const figure = watches ? awakeQueen : SLEEPERS[rank](suit);
  return (
    clip +
    (watches ? flame : "") +
    ground +
    group({ "clip-path": "url(#w)" }, standing(stand, figure)) +
    pip(...stand.sign)
  );
};
