// The two ornaments there are: the rose inlaid in the cloth, and the seal on the last sheet.
import { FLAME_SHAPE, SUIT_SHAPES } from "./shapes";

const PETAL = "M0 -62C7 -88 9 -112 0 -142C-9 -112 -7 -88 0 -62Z";
const LOOPS =
  "M-150 0A150 150 0 0 1 0 -150A150 150 0 0 1 150 0A150 150 0 0 1 0 150A150 150 0 0 1 -150 0";
const WAX =
  "M0 -54C14 -58 24 -50 34 -43C46 -38 54 -28 53 -14C58 -2 56 12 50 22C47 36 36 46 23 48C12 56 -4 57 -16 51C-30 50 -42 42 -46 29C-56 19 -58 4 -52 -8C-54 -22 -46 -36 -33 -41C-24 -50 -12 -56 0 -54Z";
const turns = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => (at * 360) / count);

/** Still, and under 20% opacity. Its container must be sized (`container-type: size`). */
export const Rose = () => (
  <svg class="rose" viewBox="-220 -220 440 440" aria-hidden="true">
    {[206, 201, 150, 56, 52].map((radius) => (
      <circle key={radius} r={radius} />
    ))}
    {turns(16).map((turn) => (
      <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
    ))}
    {turns(4).map((turn) => (
      <path
        key={turn}
        d={SUIT_SHAPES.S}
        stroke-width="4.4"
        transform={`rotate(${turn}) translate(-13 -197) scale(.26)`}
      />
    ))}
    <path d={LOOPS} opacity=".6" />
  </svg>
);

/** Red wax with a flame: a deal that was sealed before it was played. */
export const Seal = () => (
  <svg class="seal" viewBox="-60 -60 120 120" aria-hidden="true">
    <path d={WAX} fill="#7d1526" />
    <circle r="39" fill="#931c30" stroke="#5d0e1c" stroke-width="2" />
    <circle r="34" fill="none" stroke="#b9404f" />
    <path d={SUIT_SHAPES.S} transform="translate(-24 -25) scale(.48)" fill="#6a101f" />
    <path d={FLAME_SHAPE} transform="translate(-9 -11) scale(.18)" fill="#f6c14b" />
  </svg>
);
