// What the people at this table are called from the viewer's chair.
import { t } from "../i18n";
import type { Seat, TableView } from "../protocol";
import { nameOfSeat } from "../store/names";
import { chairOf, type Pair, pairOf, SEATS } from "../store/sides";

/** "Tú" for oneself, the name for everybody else. */
export const calledAt = (view: TableView, seat: Seat): string =>
  view.seat === seat ? t().names.you : nameOfSeat(view, seat);

/** The two seats of a partnership, the viewer's own (or the one nearest to the left) first. */
export function seatsOf(view: TableView, pair: Pair): readonly [Seat, Seat] {
  const chair = chairOf(view);
  const [one, other] = SEATS.filter((seat) => pairOf(seat) === pair) as [Seat, Seat];
  const first = pair === pairOf(chair) ? chair : (((chair + 1) % 4) as Seat);
  return first === one ? [one, other] : [other, one];
}

/** "Tú y Socia", "Rival y Robot 1". */
export function namesOf(view: TableView, pair: Pair): string {
  const [one, other] = seatsOf(view, pair);
  return t().table.and(calledAt(view, one), calledAt(view, other));
}

/** What a pair is called: us and them for who plays, its names for who watches. */
export function pairName(view: TableView, pair: Pair): string {
  if (view.seat === null) return namesOf(view, pair);
  return pair === pairOf(view.seat) ? t().names.us : t().names.them;
}

/** Whether this pair's sign is the solid one. */
export const isOurs = (view: TableView, pair: Pair): boolean => pair === pairOf(chairOf(view));

export const isBot = (view: TableView, seat: Seat): boolean => view.seats[seat].kind === "bot";
