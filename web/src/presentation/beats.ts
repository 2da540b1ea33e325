// From an accepted update to what is displayed of it, one beat after the other.
import type { Bid, CardPlayed, PlayView, Seat, TableEvent, TableView } from "../protocol";
import { ourPair, turnArrived } from "../store/sides";
import { type Shown, shownOf, type Tally } from "./shown";

/** What is worth a sound. */
export type Cue =
  | "deal"
  | "card"
  | "trick"
  | "spades_broken"
  | "nil_failed"
  | "turn"
  | "won"
  | "lost";

export interface Beat {
  /** What changes on the table. */
  readonly change: (shown: Shown) => Shown;
  /** How long it is looked at before the next one, in milliseconds. */
  readonly hold: number;
  readonly cues: readonly Cue[];
}

/** Milliseconds, as in the look's table of motion. */
export const PACE = {
  person: 250,
  bot: 600,
  closed: 800,
  sweep: 450,
  dealGap: 70,
  dealFlight: 260,
} as const;

const CARDS = 52;
export const DEAL_MS = PACE.dealGap * (CARDS - 1) + PACE.dealFlight;

type Tallies = Shown["tallies"];

function tallied(tallies: Tallies, seat: Seat, change: Partial<Tally>): Tallies {
  const next = [...tallies] as [Tally, Tally, Tally, Tally];
  next[seat] = { ...next[seat], ...change };
  return next;
}

const isClosed = (shown: Shown): boolean => shown.winner !== null || shown.sweeping !== null;

function lay(shown: Shown, { seat, card }: PlayView): Shown {
  const lying = isClosed(shown) ? [] : shown.trick;
  const trick = lying.some((one) => one.seat === seat) ? lying : [...lying, { seat, card }];
  const still = { winner: null, sweeping: null, flame: null };
  return { ...shown, ...still, trick, arriving: card, moving: true };
}

function say(shown: Shown, seat: Seat, bid: Bid): Shown {
  return { ...shown, tallies: tallied(shown.tallies, seat, { bid }), arriving: null, moving: true };
}

// The winner's tricks grow when the cards arrive at the plate, which is the beat after.
function sweep(shown: Shown, seat: Seat): Shown {
  return { ...shown, winner: seat, sweeping: seat, arriving: null, moving: true };
}

function dealt(view: TableView) {
  return (): Shown => ({
    ...shownOf(view),
    dealing: true,
    handHidden: true,
    flame: null,
    moving: true,
  });
}

const beat = (change: Beat["change"], hold = 0, ...cues: Cue[]): Beat => ({ change, hold, cues });

const paceOf = (view: TableView, seat: Seat): number =>
  view.seats[seat].kind === "bot" ? PACE.bot : PACE.person;

const failsNil = (view: TableView, seat: Seat): boolean =>
  view.seats[seat].bid === "nil" && view.seats[seat].tricks === 1;

function trickBeats(view: TableView, seat: Seat): Beat[] {
  const cues: Cue[] = failsNil(view, seat) ? ["trick", "nil_failed"] : ["trick"];
  return [
    beat((shown) => ({ ...shown, winner: seat, arriving: null }), PACE.closed),
    beat((shown) => sweep(shown, seat), PACE.sweep, ...cues),
  ];
}

function resultCue(winner: number | null, view: TableView): Cue[] {
  if (winner === null || view.seat === null) return [];
  return [winner === ourPair(view) ? "won" : "lost"];
}

// One's own card was heard when it was tapped.
function cardCues(seat: Seat, view: TableView, breaks: boolean): Cue[] {
  const cues: Cue[] = seat === view.seat ? [] : ["card"];
  return breaks ? [...cues, "spades_broken"] : cues;
}

function playBeat(play: CardPlayed, view: TableView, all: readonly TableEvent[]): Beat {
  const [breaks, closes] = (["spades_broken", "trick_taken"] as const).map((type) =>
    all.some((event) => event.type === type),
  );
  // The fourth card waits for nobody: the closed trick is what is looked at.
  const hold = closes ? PACE.person : paceOf(view, play.seat);
  return beat((shown) => lay(shown, play), hold, ...cardCues(play.seat, view, breaks === true));
}

function beatsOf(event: TableEvent, view: TableView, all: readonly TableEvent[]): Beat[] {
  switch (event.type) {
    case "deal_started":
      return [beat(dealt(view), DEAL_MS, "deal")];
    case "bid_placed":
      return [beat((shown) => say(shown, event.seat, event.bid), paceOf(view, event.seat))];
    case "card_played":
      return [playBeat(event, view, all)];
    case "trick_taken":
      return trickBeats(view, event.seat);
    case "game_finished":
      return [beat((shown) => shown, 0, ...resultCue(event.winner, view))];
    default:
      return [];
  }
}

/** The last beat of every update: the table exactly as the view has it. */
function settle(before: TableView | null, view: TableView): Beat {
  const cues: Cue[] = turnArrived(before, view) ? ["turn"] : [];
  return beat(
    (shown) => ({
      ...shownOf(view),
      arriving: shown.arriving,
      moving: shown.moving,
    }),
    0,
    ...cues,
  );
}

// A play or bid that ends its update shows at once what follows from it: the flame moves with the card.
function merged(beats: Beat[], last: Beat): Beat[] {
  const before = beats[beats.length - 1];
  const stays = before?.cues.includes("trick") || before?.cues.includes("deal");
  if (!before || stays) return [...beats, last];
  const change = (shown: Shown) => last.change(before.change(shown));
  return [
    ...beats.slice(0, -1),
    { change, hold: before.hold, cues: [...before.cues, ...last.cues] },
  ];
}

/** The beats of an update that led from `before` to `view`. */
export function beatsFor(
  events: readonly TableEvent[],
  before: TableView | null,
  view: TableView,
): Beat[] {
  return merged(
    events.flatMap((event) => beatsOf(event, view, events)),
    settle(before, view),
  );
}
