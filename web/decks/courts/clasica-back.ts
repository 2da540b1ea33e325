// A guilloche: rings through rings, in a frame.
import { body } from "../art/face.ts";
import { circle, frame, picture, type Svg, tag } from "../art/svg.ts";

const NAVY = "#223a63";
const CREAM = "#f4ecd8";
const CENTRES = [
  [0, 0],
  [30, 0],
  [0, 30],
  [30, 30],
  [15, 15],
] as const;

const rings = (cx: number, cy: number): Svg[] => [
  ...[15, 9].map((r) => circle(cx, cy, r, "none", { stroke: CREAM, "stroke-width": 1.3 })),
  circle(cx, cy, 3.5, cx === 15 ? CREAM : "#d8404c"),
];

const guilloche = tag(
  "pattern",
  { id: "t", width: 30, height: 30, x: 110, y: 160, patternUnits: "userSpaceOnUse" },
  CENTRES.map(([x, y]) => rings(x, y)),
);

export const CLASICA_BACK = picture(
  tag("defs", {}, guilloche),
  body("#fffdf7", "#c4bfb2"),
  frame(13, 11, { fill: NAVY }),
  frame(20, 6, { fill: "url(#t)", stroke: CREAM, "stroke-width": 2 }),
);
