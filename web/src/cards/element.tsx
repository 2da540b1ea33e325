// A card for what moves cards by hand, outside any component: a real element that follows the deck on the table.
import { render } from "preact";
import { CardFace, type NameOf } from "./Card";
import type { Face } from "./card";

export type CardElement = Readonly<{
  /** A `.card`: give it a place, `--cw`, and the state classes `is-dim`, `is-play`, `is-up`, `is-won`. */
  element: HTMLElement;
  /** Turns it to another face, at once. */
  turn: (face: Face) => void;
  /** Takes it from the page and stops following the deck. */
  remove: () => void;
}>;

export const cardElement = (face: Face, name: NameOf): CardElement => {
  const element = document.createElement("div");
  element.className = "card";
  const turn = (to: Face) => render(<CardFace face={to} name={name} />, element);
  const remove = () => {
    render(null, element);
    element.remove();
  };
  turn(face);
  return { element, turn, remove };
};
