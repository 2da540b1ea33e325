// The back of the house deck: her eye in a spade, both ways up, over a lattice of blades.
import { body } from "../art/face.ts";
import { PIPS } from "../art/pips.ts";
import {
  type Attributes,
  circle,
  frame,
  group,
  HALF_TURN,
  path,
  picture,
  tag,
  use,
} from "../art/svg.ts";

const WINE = "#5a1029";
const DEEP = "#3d0a1e";
const SHADE = "#7c2440";
const BRASS = "#d0a04a";
const INK = "#1a0b14";

const blade = (x: number, y: number, size: number, more: Attributes): string =>
  tag("path", { d: PIPS.blade.S, transform: `translate(${x} ${y})scale(${size})`, ...more });
const CORNERS = [
  [21, 20],
  [0, -1],
  [42, 41],
  [42, -1],
  [0, 41],
] as const;

const lattice = tag(
  "pattern",
  { id: "l", width: 42, height: 42, x: 104, y: 154, patternUnits: "userSpaceOnUse" },
  [
    path("M0 21L21 0 42 21 21 42Z", "none", { stroke: SHADE, "stroke-width": 2.5 }),
    ...CORNERS.map(([x, y]) => blade(x, y, 0.17, { fill: SHADE })),
  ],
);

const eye = [
  path("M84 108Q125 62 166 108 125 142 84 108Z", "#fff0cc"),
  circle(125, 104, 19, "#b84e0e"),
  circle(125, 105, 15, "#ffc64d"),
  circle(125, 104, 8, INK),
  circle(119, 98, 4.5, "#fff"),
  path("M78 109Q125 50 172 109 125 76 78 109Z", "#0d0a1c"),
];

const half = group(
  { id: "h" },
  blade(125, 96, 1.12, { fill: INK, stroke: BRASS, "stroke-width": 3.4 }),
  eye,
  path("M125 160L133 175 125 190 117 175Z", BRASS),
  [58, 192].map((x) => path(`M${x} 165L${x + 6} 175 ${x} 185 ${x - 6} 175Z`, BRASS)),
);

export const REINO_BACK = picture(
  tag("defs", {}, lattice),
  body("#f7efdf", "#cbb997"),
  frame(12, 12, { fill: WINE }),
  frame(12, 12, { fill: "url(#l)" }),
  path("M125 26L216 175 125 324 34 175Z", DEEP, {
    stroke: BRASS,
    "stroke-width": 3,
    "stroke-linejoin": "round",
  }),
  frame(19, 7, { fill: "none", stroke: BRASS, "stroke-width": 2.5 }),
  half,
  use("h", { transform: HALF_TURN }),
);
