// Lifting and playing, by finger and by key. One press never plays two cards.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { CardText, TableView } from "../../protocol";
import { useTable } from "../../store/context";
import { noteLeaving } from "../motion/remembered";
import { isOnTurn } from "../stage";
import { lifted } from "./held";
import { explain, shake } from "./unplayable";
import { cardOf, cardsIn } from "./use_glide";

/** For this long after a card, what is left of a double tap lifts but does not play. */
const REST_MS = 400;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const lower = (): void => {
  lifted.value = null;
};

type Hand = RefObject<HTMLElement | null>;
type Cards = readonly CardText[];
type Move = (from: number, to: number) => void;
/** Where the focus belongs once the hand has changed; null: where it is. */
type Next = RefObject<number | null>;

function focusAt(hand: Hand, at: number): void {
  const all = hand.current ? cardsIn(hand.current) : [];
  (all[Math.max(0, Math.min(at, all.length - 1))] ?? hand.current)?.focus();
}

// A card that leaves takes the focus with it: it goes on to the card that takes its place.
function useFocus(hand: Hand, cards: Cards): Next {
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    focusAt(hand, next.current);
    next.current = null;
  }, [cards.join()]);
  return next;
}

const isAwaited = ({ phase, seat, turn }: TableView): boolean =>
  phase === "playing" && seat !== null && turn === seat;

/** Plays a card where the table waits for one; says whether it did. */
function usePlay(hand: Hand, cards: Cards, next: Next) {
  const store = useTable();
  const playedAt = useRef(Number.NEGATIVE_INFINITY);
  const play = (card: CardText): boolean => {
    const view = store.view.peek();
    if (store.pendingCard.peek() !== null || !view || !isAwaited(view)) return false;
    // Nobody answers a trick that they have not seen: it is shown, and the next press plays.
    if (!isOnTurn(view, store.shown.peek())) {
      store.catchUp();
      return false;
    }
    if (!view.allowed.cards.includes(card)) {
      explain(view);
      shake(hand.current?.querySelector(`[data-card="${card}"]`));
      return false;
    }
    playedAt.current = performance.now();
    noteLeaving(card);
    if (hand.current?.contains(document.activeElement)) next.current = cards.indexOf(card);
    store.play(card);
    return true;
  };
  const justPlayed = (): boolean => performance.now() - playedAt.current < REST_MS;
  return { play, justPlayed };
}

/** Whether a press may be the rest of another one: fingers and mice double, keys do not. */
const isEcho = (event: MouseEvent): boolean =>
  event.detail > 1 || (event as Partial<PointerEvent>).pointerType === "touch";

/** Enter held down presses again and again: only the first one counts. */
const isHeldDown = ({ repeat, key }: KeyboardEvent): boolean =>
  repeat && (key === "Enter" || key === " ");

/** The lifted card, while it is in the hand. It is known at once: the next press may come before anything is drawn. */
function useLifted(cards: Cards): CardText | null {
  const card = lifted.value;
  const shown = card !== null && cards.includes(card) ? card : null;
  // One that has left does not come back lifted.
  useLayoutEffect(() => {
    if (shown === null) lower();
  }, [shown]);
  useLayoutEffect(() => lower, []);
  return shown;
}

/** Arrows walk the cards; with the shift key they carry the card along. */
function useWalk(hand: Hand, cards: Cards, next: Next) {
  return (event: KeyboardEvent, move: Move): void => {
    const step = STEPS[event.key];
    const card = (event.target as Element).closest("[data-card]");
    const from = card ? cards.indexOf(cardOf(card)) : -1;
    if (!step || from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const last = cards.length - 1;
    const to = Math.max(0, Math.min(step(from, last), last));
    if (!event.shiftKey) focusAt(hand, to);
    else if (to !== from) {
      next.current = to;
      move(from, to);
    }
  };
}

export function usePlaying(hand: Hand, cards: Cards) {
  const shown = useLifted(cards);
  const [reached, reach] = useState<CardText | null>(null);
  const next = useFocus(hand, cards);
  const { play, justPlayed } = usePlay(hand, cards, next);
  const walk = useWalk(hand, cards, next);
  return {
    lifted: shown,
    /** The one card that Tab reaches. */
    reachable: reached !== null && cards.includes(reached) ? reached : (cards[0] ?? null),
    reach,
    lower,
    play,
    press: (card: CardText, event: MouseEvent) => {
      if (lifted.peek() !== card) lifted.value = card;
      else if (!(isEcho(event) && justPlayed())) play(card);
    },
    onKey: (event: KeyboardEvent, move: Move) => {
      if (isHeldDown(event)) event.preventDefault();
      if (event.key !== "Escape" || lifted.peek() === null) return walk(event, move);
      event.stopPropagation();
      lower();
    },
  };
}
