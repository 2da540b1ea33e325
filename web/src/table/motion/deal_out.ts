// Dealing, as it is seen: one card at a time, clockwise from the dealer's left, from the pile to each player.
import { DEAL_MS, PACE } from "../../presentation/beats";
import { rectOf } from "../../presentation/places";
import type { Seat } from "../../protocol";

const EASE = "cubic-bezier(0.3, 0.1, 0.15, 1)";
/** The parts of a flight after which the back lies where it belongs, and its face is shown. */
const LANDING = 0.86;
const SHOWING = 0.8;
export const DECK = 52;

/** Who gets the card at each place of the pile. */
export const receiver = (dealer: Seat, at: number): Seat => ((dealer + 1 + at) % 4) as Seat;

const middle = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** Where in the whole dealing a card is that has flown this part of its way. */
const offsetOf = (at: number, flown: number): number =>
  (at * PACE.dealGap + flown * PACE.dealFlight) / DEAL_MS;

// All cards share one clock and wait within their keyframes. Delays would do the same, but each start and each
// end is work for the page, and together they leave the compositor not one frame of its own.
function flight(at: number, home: DOMRect, to: DOMRect): Keyframe[] {
  const [from, goal] = [middle(home), middle(to)];
  const away = `${goal.x - from.x}px ${goal.y - from.y}px`;
  return [
    { translate: "0 0", opacity: 1, offset: 0 },
    { translate: "0 0", opacity: 1, offset: offsetOf(at, 0), easing: EASE },
    { translate: away, opacity: 1, offset: offsetOf(at, LANDING) },
    { translate: away, opacity: 0, offset: offsetOf(at, 1) },
    { translate: away, opacity: 0, offset: 1 },
  ];
}

// In the hand a card shows its face the moment its back arrives.
const reveal = (at: number): Keyframe[] => [
  { opacity: 0, offset: 0, easing: "step-end" },
  { opacity: 1, offset: offsetOf(at, SHOWING) },
  { opacity: 1, offset: 1 },
];

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
  const whole = { duration: DEAL_MS * pace, fill: "both" } as const;
  const flights = pile.flatMap((card, at): Animation[] => {
    const seat = receiver(dealer, at);
    const order = Math.floor(at / 4);
    const goal = (seat === mine && places[order]) || goals.get(seat);
    const flown = goal ? [card.animate(flight(at, home, goal), whole)] : [];
    const face = seat === mine ? hand[order] : undefined;
    return face ? [...flown, face.animate(reveal(at), whole)] : flown;
  });
  return () => {
    for (const one of flights) one.finish();
  };
}
