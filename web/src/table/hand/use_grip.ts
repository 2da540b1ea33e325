// Dragging a card: sideways changes its place, up to the table plays it. Only styles move until it is let go.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { CardText } from "../../protocol";
import { type Grip, intentOf, type Point, placeNear, SLOP, shiftedPlace, travelled } from "./grip";
import { overTable } from "./held";
import { cardOf, cardsIn, layoutPlace, type Places } from "./use_glide";

interface Held {
  readonly card: CardText;
  readonly pointer: number;
  readonly elements: readonly HTMLElement[];
  readonly places: readonly Point[];
  readonly from: number;
  readonly handTop: number;
  grip: Grip;
  dragging: boolean;
  to: number;
}

type Options = Readonly<{
  hand: RefObject<HTMLElement | null>;
  seen: Places;
  onMove: (from: number, to: number) => void;
  /** Let go over the table; answers whether the card stays there. */
  onThrow: (card: CardText) => boolean;
}>;

const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

function grasp(hand: HTMLElement, event: PointerEvent): Held | null {
  const element = (event.target as Element).closest<HTMLElement>("[data-card]");
  if (!element) return null;
  const elements = cardsIn(hand);
  const from = elements.indexOf(element);
  return {
    card: cardOf(element),
    pointer: event.pointerId,
    elements,
    places: elements.map(layoutPlace),
    from,
    handTop: hand.getBoundingClientRect().top,
    grip: { from: at(event), at: at(event) },
    dragging: false,
    to: from,
  };
}

const NOWHERE: Point = { x: 0, y: 0 };

/** Where a card is seen while one is held: that one under the finger, the others making room. */
function seenPlace(held: Held, index: number): Point {
  const home = held.places[held.from] ?? NOWHERE;
  const { x, y } = travelled(held.grip);
  if (index === held.from) return { x: home.x + x, y: home.y + y };
  return held.places[shiftedPlace(index, held.from, held.to)] ?? NOWHERE;
}

function show(held: Held): void {
  held.elements.forEach((element, index) => {
    const home = held.places[index] ?? NOWHERE;
    const now = seenPlace(held, index);
    element.style.translate = `${now.x - home.x}px ${now.y - home.y}px`;
  });
}

function follow(held: Held, point: Point): void {
  held.grip = { ...held.grip, at: point };
  const intent = intentOf(held.grip, held.handTop);
  if (intent === "tap" && !held.dragging) return;
  held.dragging = true;
  held.elements[held.from]?.classList.add("is-held");
  overTable.value = intent === "play" ? held.card : null;
  const stays = intent === "play" || Math.abs(travelled(held.grip).x) <= SLOP;
  held.to = stays ? held.from : placeNear(held.places, seenPlace(held, held.from));
  show(held);
}

// The glide that follows starts from where things are seen, not from where they were before the drag.
function release(held: Held, seen: Places): void {
  held.elements.forEach((element, index) => {
    seen.set(cardOf(element), seenPlace(held, index));
    element.style.translate = "";
  });
  held.elements[held.from]?.classList.remove("is-held");
  overTable.value = null;
}

/** Puts a dragged card down: on the table, at its new place, or back where it was. */
function put(held: Held, dropped: boolean, { seen, onMove, onThrow }: Options): void {
  const thrown = dropped && intentOf(held.grip, held.handTop) === "play";
  const stays = thrown && onThrow(held.card);
  release(held, seen);
  onMove(held.from, dropped && !stays ? held.to : held.from);
}

// A quick drag is no scroll that goes on: the browser would give it a fling, and swallow the next tap to stop it.
// Two fingers zoom, here as anywhere.
const noFling = (event: TouchEvent) => {
  if (event.cancelable && event.touches.length === 1) event.preventDefault();
};

/** Follows one pointer until it is lifted or taken away; returns how to stop. */
function followPointer(held: Held, end: (dropped: boolean) => void): () => void {
  const own = (event: PointerEvent) => event.pointerId === held.pointer;
  const move = (event: PointerEvent) => own(event) && follow(held, at(event));
  const up = (event: PointerEvent) => own(event) && end(true);
  const cancel = (event: PointerEvent) => own(event) && end(false);
  // Escape takes back what is under way, and nothing else.
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !held.dragging) return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  // Touches belong to the element they began on, also once it has left the page.
  const touched = held.elements[held.from];
  touched?.addEventListener("touchmove", noFling, { passive: false });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", takeBack, true);
  return () => {
    touched?.removeEventListener("touchmove", noFling);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    removeEventListener("keydown", takeBack, true);
  };
}

/** Handlers for the hand. `wasDrag` tells, once, whether the click that follows belongs to a drag. */
export function useGrip(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const stop = useRef<(() => void) | null>(null);
  const dragged = useRef(false);
  const letGo = () => {
    stop.current?.();
    stop.current = null;
  };
  useEffect(() => letGo, []);

  return {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      const hand = options.hand.current;
      if (!hand || event.button !== 0 || stop.current) return;
      const held = grasp(hand, event);
      if (!held) return;
      stop.current = followPointer(held, (dropped) => {
        letGo();
        dragged.current = held.dragging;
        if (held.dragging) put(held, dropped, latest.current);
      });
    },
    wasDrag: (): boolean => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
}
