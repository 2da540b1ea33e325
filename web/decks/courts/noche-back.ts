// A night with a moon in four faces.
import { body } from "../art/face.ts";
import { circle, frame, group, HALF_TURN, path, picture, stop, tag, use } from "../art/svg.ts";

const RIM = "#7f86c4";
const STARS = [
  [46, 50, 2],
  [88, 34, 1.5],
  [176, 44, 2.5],
  [206, 84, 1.5],
  [58, 104, 1.5],
  [38, 150, 2.5],
  [214, 140, 2],
  [78, 70, 1],
  [150, 76, 1.2],
  [196, 118, 1],
  [96, 118, 1.4],
  [52, 78, 1],
] as const;

const half = group(
  { id: "h", fill: "#dfe4ff" },
  STARS.map(([x, y, r]) => circle(x, y, r)),
  path(
    "M176 32C177 41 179 43 188 44 179 45 177 47 176 56 175 47 173 45 164 44 173 43 175 41 176 32Z",
  ),
  path("M46 50L88 34 78 70 58 104M176 44L206 84 196 118 214 140", "none", {
    stroke: "#8d95d8",
    "stroke-width": 1,
  }),
  path("M125 66A22 22 0 1 0 125 110 18 18 0 0 1 125 66Z"),
);

export const NOCHE_BACK = picture(
  tag(
    "defs",
    {},
    tag("radialGradient", { id: "s", r: 0.7 }, stop(0, "#343a72") + stop(1, "#0e0f1f")),
  ),
  body("url(#s)", "#4b4f7d"),
  frame(14, 11, { fill: "none", stroke: RIM, "stroke-width": 2 }),
  circle(125, 175, 60, "none", {
    stroke: RIM,
    "stroke-width": 2,
    "stroke-dasharray": "1 7.4",
    "stroke-linecap": "round",
  }),
  circle(125, 175, 46, "#e8ecff"),
  path("M125 129A46 46 0 0 1 125 221 60 60 0 0 0 125 129Z", "#9aa3dd"),
  half,
  use("h", { transform: HALF_TURN }),
);
