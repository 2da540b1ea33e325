// What the buttons of the gamepad do: a strip under the page, there while one is connected.
import type { ComponentChildren } from "preact";
import { render } from "preact";
import { t } from "../i18n/whole";
import "./hints.css";

/** What is printed on the two buttons that are used most, by make: the one below, and the one at the right. */
const MAKES: readonly (readonly [RegExp, string, string])[] = [
  [/054c|sony|dualshock|dualsense|playstation/i, "✕", "○"],
  [/057e|nintendo|joy-con|switch/i, "B", "A"],
];

const printedOn = (id: string): readonly [string, string] => {
  const make = MAKES.find(([pattern]) => pattern.test(id));
  return make ? [make[1], make[2]] : ["A", "B"];
};

const Cross = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M6 1h4v5h5v4h-5v5H6v-5H1V6h5z" />
  </svg>
);

const Lines = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 3h12v2H2zM2 7h12v2H2zM2 11h12v2H2z" />
  </svg>
);

const Panes = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 2h9v3h3v9H5v-3H2zm2 2v5h1V5h4V4z" />
  </svg>
);

/** From how wide a window on it is shown. */
type Room = "any" | "phone" | "wide";
type HintProps = Readonly<{ glyph: ComponentChildren; word: string; room?: Room }>;

const Hint = ({ glyph, word, room = "any" }: HintProps) => (
  <li class={`pads__${room}`}>
    <b aria-hidden="true">{glyph}</b>
    {word}
  </li>
);

const Hints = ({ id }: { id: string }) => {
  const [below, right] = printedOn(id);
  const words = t().pad;
  return (
    <ul aria-label={words.title}>
      <Hint glyph={<Cross />} word={words.move} />
      <Hint glyph={below} word={words.press} />
      <Hint glyph={right} word={words.back} />
      <Hint glyph="LB RB" word={words.carry} room="wide" />
      <Hint glyph={<Lines />} word={words.menu} />
      <Hint glyph={<Panes />} word={words.sound} room="phone" />
    </ul>
  );
};

let strip: HTMLElement | null = null;

/** Shows the strip for this make of gamepad, by its `id`. */
export function showHints(id: string): void {
  if (!strip) {
    strip = document.createElement("footer");
    strip.className = "pads";
    strip.setAttribute("data-testid", "gamepad-hints");
    document.body.append(strip);
  }
  render(<Hints id={id} />, strip);
}

export function hideHints(): void {
  if (!strip) return;
  render(null, strip);
  strip.remove();
  strip = null;
}
