// Sober double-headed courts: one half drawn, the other turned.
import type { Suit } from "../../src/cards/card.ts";
import type { Print } from "../art/deck.ts";
import { body, indexMark, printed, twoIndices } from "../art/face.ts";
import { group, HALF_TURN, path, picture, type Svg, tag, use } from "../art/svg.ts";
import { held } from "./clasica-held.ts";
import { INK, OCHRE } from "./clasica-pen.ts";
import { jack, king, queen } from "./clasica-people.ts";
import type { CourtRank } from "./reino.ts";

// A window with two opposite corners cut out for the indices, and its upper half.
const WINDOW = "M80 14H236V206H170V336H14V144H80Z";
const UPPER = "M80 14H236V175H14V144H80Z";
const PEOPLE = { K: king, Q: queen, J: jack } as const;
const LINE = { stroke: INK, "stroke-width": 2.5 };

const half = (rank: CourtRank, suit: Suit): Svg =>
  group(
    { id: "f", "clip-path": "url(#u)" },
    group(
      { ...LINE, "stroke-linejoin": "round" },
      held(rank, suit),
      group({ transform: "translate(138 0)" }, PEOPLE[rank](suit)),
    ),
  );

export const clasicaCourt = (print: Print, rank: CourtRank, suit: Suit): Svg =>
  picture(
    body("#fffdf7", "#c4bfb2"),
    printed(print, suit, twoIndices(indexMark(print.index, rank))),
    tag("defs", {}, tag("clipPath", { id: "u" }, path(UPPER))),
    path(WINDOW, "#f6f1e3"),
    half(rank, suit),
    use("f", { transform: HALF_TURN }),
    path("M14 169H236V181H14Z", OCHRE, LINE),
    path(WINDOW, "none", LINE),
  );
