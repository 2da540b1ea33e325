// The Queen of Spades: no bust, no frame, one head, cut at crown and chin, lit from one side; she alone looks at you.
// There is a sword in her face: the jewel is its pommel, the brows its guard, the ridge of the nose its blade.
import { circle, group, mirrored, path, use } from "../art/svg.ts";
import { plain, stroke } from "./kit.ts";

const HAIR = "#0d0a1c",
  SHEEN = "#39356b",
  MOON = "#f6e9d6",
  CHEEK = "#e7cdb3",
  DUSK = "#6f4a6e",
  RIM = "#98709a",
  INK = "#120c1c";
const BRASS = "#dfac4a",
  BRONZE = "#9a6828",
  STONE = "#dfe6ff",
  LIP = "#c8152f",
  WINE = "#6b0b24",
  IRIS = "#ffc64d",
  EMBER = "#b84e0e";

const RIGHT = "C12 102 34 92 54 97 82 104 93 140 92 184 91 226 84 262 64 294 48 320 28 340 0 346";
const FACE = `M0 118${RIGHT}C-28 340-48 320-64 294-84 262-91 226-92 184-93 140-82 104-54 97-34 92-12 102 0 118Z`;
// The edge of the shadow: down the ridge, under the tip, over the lips, round the chin.
const SHADE = `M0 118${RIGHT}C-10 330-12 320-3 312L0 292C4 284 6 276 3 270-4 266-12 264-16 257-10 250-3 250-1 244L4 236C7 204 6 178 3 158 0 146 5 132 0 118Z`;

const face =
  path(FACE, MOON) +
  path(
    "M-91 196C-76 214-58 232-48 262-44 280-42 300-30 324-48 320-60 300-64 294-84 262-90 226-91 196Z",
    CHEEK,
  ) +
  path(SHADE, DUSK) +
  path(
    "M0 118C12 102 34 92 54 97 70 101 80 116 86 134 60 112 26 112 2 142ZM0 118C-12 102-34 92-54 97-70 101-80 116-86 134-60 112-26 112 2 142Z",
    "#3b1f45",
    { opacity: 0.3 },
  ) +
  path(
    "M92 184C91 226 84 262 64 294 48 320 28 340 0 346 24 326 46 300 58 276 72 250 78 220 92 184Z",
    RIM,
    { opacity: 0.55 },
  ) +
  path("M10 172C15 204 14 224 20 242 15 250 8 250 4 246 10 226 10 196 10 172Z", RIM, {
    opacity: 0.6,
  }) +
  path("M-5 152 1 158 3 234-4 247-9 232Z", "#fffdf6");

const socket = path(
  "M9 190C20 164 54 150 98 158 92 178 84 192 70 202 50 212 26 206 9 190Z",
  "#24122f",
);
const white = path("M16 190C30 168 58 160 82 177 66 200 36 206 16 190Z", "#fff3cf");
const lid =
  path("M7 193C20 160 60 150 106 156 97 164 92 172 84 180 60 168 34 172 18 190Z", INK) +
  stroke("M26 168C44 156 66 152 90 156", "#8a4d63", 2.5) +
  stroke("M18 192C36 206 66 202 82 179", INK, 3);
const brow = path(
  "M8 160C12 148 40 130 72 130 90 130 102 138 112 150 92 140 70 138 48 144 32 148 20 156 14 164Z",
  INK,
);

// Light falls the same way into both eyes, so they are not mirrored.
const iris = (x: number) =>
  circle(x, 184, 24, IRIS, { opacity: 0.22 }) +
  circle(x, 184, 16, EMBER) +
  circle(x, 185, 12.5, IRIS) +
  path(`M${x - 9} 190Q${x} 199 ${x + 9} 190`, "none", { stroke: "#ffe9a8", "stroke-width": 4 }) +
  circle(x, 184, 7, INK) +
  circle(x - 5, 178, 4, "#fff");

const hair =
  path(
    "M0 118C12 102 34 92 54 97 84 106 92 142 90 176 100 214 92 262 62 298 84 300 84 330 74 352H160V20H0Z",
    HAIR,
  ) +
  stroke(
    "M8 104C40 86 88 100 104 150 114 190 108 240 92 284M30 92C76 90 112 120 122 176 126 226 118 280 104 330M70 92C106 104 134 150 136 214",
    SHEEN,
    2.5,
  );

const mouth =
  path(
    "M-34 289C-22 281-10 274-5 276L0 279 5 276C10 274 22 280 38 285 24 292 10 292 0 293-10 293-22 293-34 289Z",
    WINE,
  ) +
  path(
    "M-34 289C-22 293-10 293 0 293 10 292 24 292 38 285 29 306 13 313 0 313-13 313-26 306-34 289Z",
    LIP,
  ) +
  path("M-18 298C-10 301-2 301 4 299 0 306-12 306-18 298Z", "#f0808c") +
  path(
    "M-17 257C-12 250-5 256 0 258 5 256 12 250 18 257 12 263 6 261 0 262-6 261-12 263-17 257Z",
    INK,
  );

// Five lances over a band that dips to the jewel; its right side is in shadow too.
const BAND =
  "M-130 44C-80 74-30 74 0 96 30 74 80 74 130 44V66C84 96 34 92 0 118-34 92-84 96-130 66Z";
const LANCES =
  "M-132 50-118-40C-104 0-98 24-88 46-86 28-84 16-80 4L-60-30-40 4C-36 16-34 34-32 58-28 34-26 16-24 2L0-44 24 2C26 16 28 34 32 58 34 34 36 16 40 4L60-30 80 4C84 16 86 28 88 46 98 24 104 0 118-40L132 50C80 76 30 76 0 98-30 76-80 76-132 50Z";
const crown = group(
  { stroke: INK, "stroke-width": 4, "stroke-linejoin": "round" },
  path(LANCES, BRASS),
  path(
    "M0-44L24 2C26 16 28 34 32 58 34 34 36 16 40 4L60-30 80 4C84 16 86 28 88 46 98 24 104 0 118-40L132 50C80 76 30 76 0 98Z",
    BRONZE,
    plain,
  ),
  path(LANCES, "none"),
  stroke("M-60-10V54M60-10V54M0-20V70", "#6a4217", 3),
  path(BAND, BRASS),
  path("M0 96C30 74 80 74 130 44V66C84 96 34 92 0 118Z", BRONZE, plain),
  path(BAND, "none"),
  (
    [
      [-94, 71],
      [-66, 78],
      [-38, 86],
      [38, 86],
      [66, 78],
      [94, 71],
    ] as const
  )
    .map(([x, y]) => circle(x, y, 5.5, x < 0 ? "#fff6e0" : "#c9b3c4", { "stroke-width": 2.5 }))
    .join(""),
  use("p", { transform: "translate(0 104)scale(.46)", fill: STONE }),
  path("M0 82C4 90 18 98 19 110 12 116 5 114 0 110Z", "#8f9ad0", plain),
);

// A fine chain hangs from under the hair; the drop swings a little, out from the cheek.
const earring =
  stroke("M91 252Q97 268 93 284", INK, 5) +
  stroke("M91 252Q97 268 93 284", BRASS, 2.5) +
  circle(93, 286, 4.5, BRASS, { stroke: INK, "stroke-width": 2 }) +
  use("p", {
    transform: "translate(93 305)rotate(-4)scale(.25 .34)",
    fill: BRASS,
    stroke: INK,
    "stroke-width": 7,
  });

export const QUEEN_OF_SPADES =
  path("M0 0H250V350H0Z", HAIR) +
  group(
    { transform: "translate(137 -6)scale(1.05)" },
    face,
    mirrored("e", socket, white),
    iris(48),
    iris(-48),
    mirrored("l", lid, brow),
    mouth,
    use("p", { transform: "translate(-62 240)scale(.13)", fill: INK }),
    mirrored("h", hair),
    crown,
    mirrored("d", earring),
  );
