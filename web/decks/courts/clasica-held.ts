// What each holds, at the right hand.
import type { Suit } from "../../src/cards/card.ts";
import { pip } from "../art/face.ts";
import { circle, group, path, SUIT_INK, type Svg, tag } from "../art/svg.ts";
import { OCHRE, PAPER, pen, RED, SKIN } from "./clasica-pen.ts";
import type { CourtRank } from "./reino.ts";

const THINGS = {
  sword:
    path("M-5 120V34L0 22 5 34V120Z", "#e7e9ee") +
    pen("M0 36V118", 1.5) +
    path("M-18 120H18V128H-18Z", OCHRE),
  sceptre: path("M-3 52H3V140H-3Z", OCHRE) + path("M-14 48H14V56H-14Z", OCHRE) + pip(0, 32, 32),
  axe:
    path("M-3 26H3V140H-3Z", OCHRE) +
    path("M-3 36C-22 28-26 44-26 54-26 66-20 76-3 70-10 58-10 48-3 36Z", "#e7e9ee"),
  staff:
    path("M-3 50H3V140H-3Z", OCHRE) +
    path("M0 16L12 40 0 54-12 40Z", "#e7e9ee") +
    path("M-4 58C-16 54-22 62-32 56V78C-22 84-16 76-4 80Z", RED),
  jewel:
    path("M-3 58H3V140H-3Z", OCHRE) +
    path("M-16 26H16L22 38 0 62-22 38Z", "#dfe8f2") +
    pen("M-22 38H22M-8 26L-8 38 0 62 8 38 8 26", 1.8),
  sprig:
    pen("M0 52V140", 4, "#3c6b46") +
    pip(0, 34, 40, { fill: "#3c6b46" }) +
    path("M0 100C-10 88-18 90-22 94-18 104-8 106 0 108Z", "#3c6b46"),
  flower:
    pen("M0 52V140", 4, "#3c6b46") +
    path("M0 96C10 84 18 86 22 90 18 100 8 102 0 104Z", "#3c6b46") +
    [0, 72, 144, 216, 288]
      .map((turn) =>
        tag("circle", { cy: 28, r: 9.5, fill: RED, transform: `rotate(${turn} 0 40)` }),
      )
      .join("") +
    circle(0, 40, 6, OCHRE),
};

type Thing = keyof typeof THINGS;
const HELD: Readonly<Record<CourtRank, Readonly<Record<Suit, Thing>>>> = {
  K: { S: "sword", H: "sceptre", D: "axe", C: "sceptre" },
  Q: { S: "sceptre", H: "flower", D: "jewel", C: "sprig" },
  J: { S: "sword", H: "staff", D: "staff", C: "axe" },
};

const hand =
  path("M-14 130C-14 120 12 118 14 128 18 136 14 148 6 150H-8C-14 146-16 138-14 130Z", SKIN) +
  pen("M-14 132H4M-14 139H4", 1.8) +
  path("M-16 148H16L22 172H-22Z", PAPER);

export const held = (rank: CourtRank, suit: Suit): Svg =>
  group(
    { transform: "translate(212 6)" },
    group({ fill: SUIT_INK }, THINGS[HELD[rank][suit]]),
    hand,
  );
