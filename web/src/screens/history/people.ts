// Who sat where in a deal that is over, seen from the chair of whoever looks.
import { t } from "../../i18n/whole";
import type { DealAnswer, PlayerId, Seat } from "../../protocol";
import { botName } from "../../store/names";
import { PLACES, type Place } from "../../store/sides";

export interface People {
  /** "Tú" for oneself. */
  readonly called: (seat: Seat) => string;
  /** The name, for oneself too: what stands in a sentence about somebody. */
  readonly named: (seat: Seat) => string;
  readonly isMe: (seat: Seat) => boolean;
  readonly placeOf: (seat: Seat) => Place;
  /** One's own seat in that deal, or seat 0. */
  readonly chair: Seat;
}

export function peopleIn({ record, names }: DealAnswer, you: PlayerId | null): People {
  const mine = you === null ? -1 : record.players.indexOf(you);
  const chair = Math.max(mine, 0) as Seat;
  const named = (seat: Seat): string => names[seat] ?? botName(record.players[seat]);
  return {
    chair,
    named,
    isMe: (seat) => seat === mine,
    called: (seat) => (seat === mine ? t().names.you : named(seat)),
    placeOf: (seat) => PLACES[(seat - chair + 4) % 4] ?? "me",
  };
}

/** The seats in the order of the places on the screen, one's own first. */
export const seatsFrom = (chair: Seat): readonly Seat[] =>
  PLACES.map((_, at) => ((chair + at) % 4) as Seat);
