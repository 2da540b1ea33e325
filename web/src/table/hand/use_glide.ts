// Cards of the hand glide to their new places when one leaves, comes back or changes place.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { travels } from "../../presentation/motion";
import type { CardText } from "../../protocol";
import type { Point } from "./grip";

const GLIDE_MS = 180;
const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)";

export type Places = Map<CardText, Point>;

/** Which card an element of the hand is. */
export const cardOf = (element: Element): CardText => element.getAttribute("data-card") ?? "";

export const cardsIn = (hand: HTMLElement): HTMLElement[] => [
  ...hand.querySelectorAll<HTMLElement>("[data-card]"),
];

// Where the layout puts it, without the angle and lift that its style adds.
export const layoutPlace = (element: HTMLElement): Point => ({
  x: element.offsetLeft,
  y: element.offsetTop,
});

function glide(element: HTMLElement, from: Point, to: Point): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) + Math.abs(y) < 1 || !element.animate) return;
  element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
    duration: GLIDE_MS,
    easing: EASE,
  });
}

function note(box: HTMLElement, seen: Places, move: typeof glide | null): void {
  for (const element of cardsIn(box)) {
    const card = cardOf(element);
    const [before, now] = [seen.get(card), layoutPlace(element)];
    if (before && move) move(element, before, now);
    seen.set(card, now);
  }
}

/**
 * Glides where `arrangement` changes. Returns where each card was last seen, so that a drag can say where it let
 * them go.
 */
export function useGlide(hand: RefObject<HTMLElement | null>, arrangement: string): Places {
  const seen = useRef<Places>(new Map());
  const width = useRef(0);
  const first = useRef(true);
  useLayoutEffect(() => {
    const box = hand.current;
    if (!box || first.current) return;
    const still = document.hidden || width.current !== box.clientWidth || !travels.peek();
    width.current = box.clientWidth;
    note(box, seen.current, still ? null : glide);
  }, [arrangement]);
  // The first hand has nowhere to come from: it is looked at once it is painted, when that costs nothing.
  useEffect(() => {
    const box = hand.current;
    if (!box) return;
    first.current = false;
    width.current = box.clientWidth;
    note(box, seen.current, null);
  }, []);
  return seen.current;
}
