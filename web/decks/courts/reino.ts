// The house courts. Everyone in the Kingdom looks elsewhere; only the Queen of Spades looks at you.
import type { Suit } from "../../src/cards/card.ts";
import type { Print } from "../art/deck.ts";
import { body, indexMark, printed } from "../art/face.ts";
import { frame, group, path, picture, type Svg, tag } from "../art/svg.ts";
import { INK, type Portrait } from "./kit.ts";
import { QUEEN_OF_SPADES } from "./queen-of-spades.ts";
import * as clubs from "./reino-clubs.ts";
import * as diamonds from "./reino-diamonds.ts";
import * as hearts from "./reino-hearts.ts";
import * as spades from "./reino-spades.ts";

export type CourtRank = "J" | "Q" | "K";

const PEOPLE: Readonly<Record<Exclude<`${CourtRank}${Suit}`, "QS">, Portrait>> = {
  ...spades,
  ...hearts,
  ...diamonds,
  ...clubs,
};

// The picture's window: a frame with the corner of the index cut out of it.
const WINDOW =
  "M70 13H225A12 12 0 0 1 237 25V325A12 12 0 0 1 225 337H25A12 12 0 0 1 13 325V123H57A13 13 0 0 0 70 110Z";
const CORNER = "M70 1V110A13 13 0 0 1 57 123H1";
const BESIDE = "M70 0H250V350H0V123H57A13 13 0 0 0 70 110Z";

const clip = (id: string, shape: Svg): Svg => tag("clipPath", { id }, shape);
const edge = (d: string, colour: string): Svg =>
  path(d, "none", { stroke: colour, "stroke-width": 3 });

const framed = ({ ground, art, stand: [x, y, scale] }: Portrait): Svg =>
  tag("defs", {}, clip("w", path(WINDOW))) +
  group(
    { "clip-path": "url(#w)" },
    ground,
    group({ transform: `translate(${x} ${y})scale(${scale})` }, art),
  ) +
  edge(WINDOW, INK);

// She alone has no frame: her picture runs to the edge of the card.
const close =
  tag("defs", {}, [clip("w", frame(2, 19, {})), clip("v", path(BESIDE))]) +
  group({ "clip-path": "url(#w)" }, group({ "clip-path": "url(#v)" }, QUEEN_OF_SPADES)) +
  edge(CORNER, "#c99a45");

export const reinoCourt = (print: Print, rank: CourtRank, suit: Suit): Svg => {
  const name = `${rank}${suit}` as const;
  return picture(
    body("#f7efdf", "#cbb997"),
    printed(print, suit, indexMark(print.index, rank)),
    name === "QS" ? close : framed(PEOPLE[name]),
  );
};
