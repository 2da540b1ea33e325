// What people and bots are called on the screen.
import { t } from "../i18n";
import type { PlayerId, Seat, TableView } from "../protocol";
import { SEATS } from "./sides";

const isBot = (player: PlayerId): boolean => player.startsWith("b");

/** `Robot 1` for `b1`. */
export const botName = (player: PlayerId): string => t().names.bot(Number(player.slice(1)));

/** The name of whoever sits there; "Tú" is for the screens to say, this is what others call them. */
export function nameOfSeat(view: TableView, seat: Seat): string {
  const { player, name } = view.seats[seat];
  if (player === null) return t().names.free;
  return name ?? (isBot(player) ? botName(player) : player);
}

/** The name of a seated player or any bot; null for a person who does not sit here. */
export function nameOfPlayer(view: TableView, player: PlayerId): string | null {
  const seat = SEATS.find((one) => view.seats[one].player === player);
  if (seat !== undefined) return nameOfSeat(view, seat);
  return isBot(player) ? botName(player) : null;
}
