// Who sits where from the viewer's chair: oneself at the bottom, the partner at the top.
import type { Seat, TableView } from "../protocol";

export type Pair = 0 | 1;
/** Places on the screen, clockwise from one's own. */
export const PLACES = ["me", "left", "top", "right"] as const;
export type Place = (typeof PLACES)[number];
export const SEATS: readonly Seat[] = [0, 1, 2, 3];

const turned = (seat: number): Seat => (((seat % 4) + 4) % 4) as Seat;

/** The chair the table is seen from; spectators look from behind the host. */
export const chairOf = (view: TableView): Seat => view.seat ?? 0;

export const placeOf = (view: TableView, seat: Seat): Place =>
  PLACES[turned(seat - chairOf(view))] as Place;

export const seatAt = (view: TableView, place: Place): Seat =>
  turned(chairOf(view) + PLACES.indexOf(place));

/** The partnership a seat belongs to. */
export const pairOf = (seat: Seat): Pair => (seat % 2) as Pair;

/** The viewer's partnership; for spectators, the host's. */
export const ourPair = (view: TableView): Pair => pairOf(chairOf(view));

/** Whether the table waits for this very viewer to bid or play. */
export const awaitsYou = (view: TableView | null): boolean =>
  view !== null && view.seat !== null && view.turn === view.seat;

/** Whether `view` asks this viewer for a bid or a card that `before` did not ask for. */
export const turnArrived = (before: TableView | null, view: TableView): boolean =>
  awaitsYou(view) &&
  !(awaitsYou(before) && before?.move === view.move && before.deal === view.deal);
