// Minimal courts: a solid roundel in the suit's colour; what a person wears on the head, over the suit, in white.
import type { Suit } from "../../src/cards/card.ts";
import { pip } from "../art/face.ts";
import { circle, group, path, SUIT_INK, type Svg } from "../art/svg.ts";
import type { CourtRank } from "./reino.ts";

const WORN: Readonly<Record<CourtRank, Svg>> = {
  // a crown of five points
  K:
    path("M-46 34L-58-28-26 4 0-44 26 4 58-28 46 34ZM-46 42H46V56H-46Z") +
    circle(-58, -34, 8) +
    circle(0, -50, 9) +
    circle(58, -34, 8),
  // a diadem, pierced
  Q: group(
    { "fill-rule": "evenodd" },
    path(
      "M-60 34C-58-8-32-46 0-62 32-46 58-8 60 34 42 16 20 8 0 8-20 8-42 16-60 34ZM0-44L13-24 0-4-13-24ZM-37-8A7 7 0 1 0-23-8 7 7 0 1 0-37-8ZM37-8A7 7 0 1 1 23-8 7 7 0 1 1 37-8Z",
    ),
    path("M-60 52C-42 32-20 20 0 20S42 32 60 52L56 60C40 44 20 34 0 34S-40 44-56 60Z"),
  ),
  // a helm with a plume
  J:
    group(
      { "fill-rule": "evenodd" },
      path(
        "M-40-2C-40-36 28-36 28-2V32L-6 58-40 32ZM-32 4H-11V14H-32ZM20 4H-1V14H20ZM-9 22H-3V48H-9Z",
      ),
    ) + path("M-12-32C-16-54 4-66 26-60 46-54 52-32 42-12 38-26 30-36 16-36 6-36-6-34-12-32Z"),
};

// Under the diadem of spades there are two eyes.
const EYES = [-28, 28]
  .map(
    (x) =>
      path(`M${x - 22} 4Q${x} -20 ${x + 22} 0 ${x} 22 ${x - 22} 4Z`) + circle(x, 0, 7.5, SUIT_INK),
  )
  .join("");
const eyed = group({ transform: "translate(157 298)" }, EYES);

export const emblem = (rank: CourtRank, suit: Suit): Svg => {
  const watches = rank === "Q" && suit === "S";
  const worn = group({ transform: `translate(157 ${watches ? 236 : 234})scale(.84)` }, WORN[rank]);
  return circle(157, 252, 82) + group({ fill: "#fff" }, worn, watches ? eyed : pip(157, 308, 38));
};
