// Dealing, as it is seen: one card at a time, clockwise from the dealer's left, from the pile to each player.
import { rectOf } from "../../presentation/places";
import type { Seat } from "../../protocol";

const GAP_MS = 70;
const FLIGHT_MS = 260;
const EASE = "cubic-bezier(0.3, 0.1, 0.15, 1)";
export const DECK = 52;

/** Who gets the card at each place of the pile. */
export const receiver = (dealer: Seat, at: number): Seat => ((dealer + 1 + at) % 4) as Seat;

const middle = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

function flight(home: DOMRect, to: DOMRect): Keyframe[] {
  const [from, goal] = [middle(home), middle(to)];
  const away = `${goal.x - from.x}px ${goal.y - from.y}px`;
  return [
    { translate: "0 0", opacity: 1, easing: EASE },
    { translate: away, opacity: 1, offset: 0.86 },
    { translate: away, opacity: 0 },
  ];
}

// In the hand a card shows its face the moment its back arrives.
const reveal = (card: HTMLElement, arrives: number): Animation =>
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: arrives });

interface Dealing {
  readonly pile: readonly HTMLElement[];
  readonly hand: readonly HTMLElement[];
  readonly dealer: Seat;
  /** The seat whose cards land in the hand; null for who watches. */
  readonly mine: Seat | null;
  readonly pace: number;
}

/** Starts all flights; what it returns ends them where they are going. */
export function dealOut({ pile, hand, dealer, mine, pace }: Dealing): () => void {
  const home = pile[0]?.getBoundingClientRect();
  if (!home) return () => {};
  const goals = new Map([0, 1, 2, 3].map((seat) => [seat, rectOf(`seat:${seat as Seat}`)]));
  const places = hand.map((card) => card.getBoundingClientRect());
  const flights = pile.flatMap((card, at): Animation[] => {
    const seat = receiver(dealer, at);
    const order = Math.floor(at / 4);
    const goal = (seat === mine && places[order]) || goals.get(seat);
    const delay = at * GAP_MS * pace;
    const options = { duration: FLIGHT_MS * pace, delay, fill: "both" as const };
    const flown = goal ? [card.animate(flight(home, goal), options)] : [];
    const face = seat === mine ? hand[order] : undefined;
    return face ? [...flown, reveal(face, delay + FLIGHT_MS * 0.8 * pace)] : flown;
  });
  return () => {
    for (const one of flights) one.finish();
  };
}
