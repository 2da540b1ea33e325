// Who is on a Clasica court: one face a rank, told apart by crown, hair, beard and dress.
import type { Suit } from "../../src/cards/card.ts";
import { pip } from "../art/face.ts";
import { circle, group, mirrored, path, type Svg } from "../art/svg.ts";
import { BLUE, INK, OCHRE, PAPER, pen, RED, SKIN } from "./clasica-pen.ts";

const DRESS: Readonly<Record<Suit, readonly [string, string]>> = {
  S: [BLUE, RED],
  H: [RED, BLUE],
  D: [BLUE, OCHRE],
  C: [RED, OCHRE],
};
const HAIR: Readonly<Record<Suit, string>> = {
  S: "#3a3432",
  H: "#d79a3a",
  D: "#8c4a22",
  C: "#e9e4da",
};
const GAZE: Readonly<Record<Suit, number>> = { S: -2, H: 2, D: -2, C: 2 };

const face = (suit: Suit, jaw: number): Svg =>
  path(`M-26 62H26V88C26 ${jaw} 10 ${jaw + 9} 0 ${jaw + 9}S-26 ${jaw}-26 88Z`, SKIN) +
  pen("M-19 78Q-12 72-4 78M4 78Q12 72 19 78", 3) +
  pen("M-18 83Q-11 79-5 84M5 84Q11 79 18 83", 2) +
  circle(-11 + GAZE[suit], 84, 2.8, INK, { stroke: "none" }) +
  circle(11 + GAZE[suit], 84, 2.8, INK, { stroke: "none" }) +
  pen(GAZE[suit] < 0 ? "M-1 90Q-6 97-3 98 0 99 3 97" : "M1 90Q6 97 3 98 0 99-3 97", 2);
const lips = (y: number): Svg =>
  path(
    `M-8 ${y}Q-3 ${y - 3} 0 ${y - 1} 3 ${y - 3} 8 ${y} 4 ${y + 5} 0 ${y + 5}-4 ${y + 5}-8 ${y}Z`,
    RED,
    { "stroke-width": 1.5 },
  );

const shoulders = (suit: Suit, second: string): Svg =>
  path("M-112 178V156C-90 136-56 126-30 122H30C56 126 90 136 112 156V178Z", DRESS[suit][0]) +
  mirrored(
    "s",
    path("M62 133L82 178H104L84 141Z", DRESS[suit][1]),
    pen("M50 130L64 178", 2, OCHRE),
  ) +
  path("M-26 122H26V178H-26Z", second) +
  pip(0, 158, 24, { fill: second === OCHRE ? INK : OCHRE, stroke: "none" });

const CROWNS: Readonly<Record<Suit, string>> = {
  S: "M-36 54L-46 22-22 40 0 16 22 40 46 22 36 54Z",
  H: "M-36 54C-52 38-46 20-30 28-22 12-8 14 0 26 8 14 22 12 30 28 46 20 52 38 36 54Z",
  D: "M-36 54L-42 26-28 40-20 18-10 38 0 16 10 38 20 18 28 40 42 26 36 54Z",
  C: "M-36 54C-46 44-46 30-38 22-34 34-26 40-16 42-18 30-10 20 0 14 10 20 18 30 16 42 26 40 34 34 38 22 46 30 46 44 36 54Z",
};
const crown = (suit: Suit): Svg =>
  path(CROWNS[suit], OCHRE) +
  path("M-36 52C-14 60 14 60 36 52V63C14 71-14 71-36 63Z", RED) +
  [-22, 0, 22].map((x) => circle(x, x ? 61 : 63, 2.5, PAPER, { stroke: "none" })).join("");

const BEARDS: Readonly<Record<Suit, string>> = {
  S: "M-26 88C-18 98-8 98 0 97 8 98 18 98 26 88 32 116 18 134 8 142L0 132-8 142C-18 134-32 116-26 88Z",
  H: "M-26 88C-18 98-8 98 0 97 8 98 18 98 26 88 36 104 30 128 0 130-30 128-36 104-26 88Z",
  D: "M-26 90C-18 98-8 98 0 97 8 98 18 98 26 90 30 112 14 130 0 144-14 130-30 112-26 90Z",
  C: "M-26 88C-18 98-8 98 0 97 8 98 18 98 26 88 36 100 32 112 24 116 26 128 12 132 6 130L0 138-6 130C-12 132-26 128-24 116-32 112-36 100-26 88Z",
};
export const king = (suit: Suit): Svg =>
  mirrored(
    "c",
    path("M24 60C44 58 50 76 44 88 52 98 46 114 32 114 26 112 24 104 26 92Z", HAIR[suit]),
    pen("M32 68C38 70 40 78 36 84M34 92C40 94 42 100 36 106", 1.8),
  ) +
  shoulders(suit, OCHRE) +
  path("M-34 118L0 152 34 118 48 128 0 176-48 128Z", PAPER) +
  (
    [
      [-28, 134],
      [28, 134],
      [-13, 148],
      [13, 148],
    ] as const
  )
    .map(([x, y]) => pip(x, y, 8, { fill: INK, stroke: "none" }))
    .join("") +
  face(suit, 106) +
  path(BEARDS[suit], HAIR[suit]) +
  path(
    "M0 98C-8 94-18 98-22 106-12 108-4 106 0 103 4 106 12 108 22 106 18 98 8 94 0 98Z",
    HAIR[suit],
  ) +
  path("M-6 109Q0 106 6 109 3 113 0 113-3 113-6 109Z", RED, { "stroke-width": 1.5 }) +
  crown(suit);

const VEIL: Readonly<Record<Suit, string>> = {
  S: "M0 50C30 50 44 66 46 92 48 112 50 122 56 132L26 126C28 110 30 84 22 70 14 66 6 64 0 64Z",
  H: "M0 52C28 50 42 60 40 76 52 84 50 98 40 102 52 110 48 128 34 130L24 124C28 110 30 84 22 70 14 66 6 64 0 64Z",
  D: "M0 50C34 46 50 70 44 92 42 106 36 112 28 110 30 96 30 84 22 70 14 66 6 64 0 64Z",
  C: "M0 52C26 50 38 62 38 78 46 82 46 92 38 94 46 98 46 108 38 110 46 114 44 126 36 128L26 122C28 106 30 84 22 70 14 66 6 64 0 64Z",
};
export const queen = (suit: Suit): Svg =>
  shoulders(suit, PAPER) +
  path("M-12 104V124L0 138 12 124V104Z", SKIN) +
  mirrored(
    "r",
    path("M8 124C22 116 42 120 52 130 40 142 20 144 0 140Z", PAPER),
    pen("M22 124L26 138M38 124L38 138", 1.6),
  ) +
  face(suit, 100) +
  lips(103) +
  mirrored(
    "v",
    path(VEIL[suit], HAIR[suit]),
    circle(30, 112, 3.5, OCHRE, { "stroke-width": 1.5 }),
  ) +
  group(
    { transform: "translate(0 2)" },
    path("M-30 54L-36 32-18 44 0 20 18 44 36 32 30 54C12 60-12 60-30 54Z", OCHRE),
    circle(0, 18, 5, RED),
    circle(-36, 30, 4, RED),
    circle(36, 30, 4, RED),
  );

const CAPS: Readonly<Record<Suit, string>> = {
  S: "M-40 62C-48 34-20 22 6 24 34 26 46 42 40 62 16 54-16 54-40 62Z",
  H: "M-44 60C-40 40-30 30-26 34-14 22 20 20 28 32 38 32 44 46 42 60 14 52-18 52-44 60Z",
  D: "M-50 62C-36 50-26 24 0 24S36 50 50 62C20 52-20 52-50 62Z",
  C: "M-38 60C-44 30-12 18 14 26 40 34 44 46 40 60 16 54-12 54-38 60Z",
};
export const jack = (suit: Suit): Svg =>
  mirrored(
    "c",
    path("M24 60C40 62 46 84 42 104 50 112 42 122 32 116L24 106C28 92 28 80 24 70Z", HAIR[suit]),
    pen("M33 72C36 84 36 96 34 106", 1.8),
  ) +
  shoulders(suit, DRESS[suit][1]) +
  path("M-11 104V122L0 130 11 122V104Z", SKIN) +
  path("M-36 124L-12 116 0 132 12 116 36 124 18 148 0 138-18 148Z", PAPER) +
  face(suit, 101) +
  pen("M-7 104Q0 107 8 103M-3 110H4", 2) +
  path("M-26 68C-16 76 8 74 26 66V58H-26Z", HAIR[suit]) +
  path(CAPS[suit], DRESS[suit][0]) +
  path("M-42 58C-16 50 16 50 42 58V68C16 60-16 60-42 68Z", OCHRE) +
  group(
    { transform: "translate(-4 6)scale(-.66 .85)" },
    path("M22 44C34 24 58 14 78 22 74 42 52 54 28 54Z", PAPER) +
      pen("M28 48C42 40 58 32 70 26M46 40L52 28M54 36L64 40", 1.8),
  );
