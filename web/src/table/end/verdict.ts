// Who won, and why, in the words of the viewer.
import { t } from "../../i18n/whole";
import type { OutcomeView, Seat, TableView } from "../../protocol";
import { nameOfSeat } from "../../store/names";
import { ourPair, type Pair } from "../../store/sides";
import { namesOf, pairName } from "../people";

/** Reasons told about who won; all others are told about who lost. */
const ABOUT_WINNER: readonly OutcomeView["reason"][] = ["target"];

const other = (pair: Pair): Pair => (pair === 0 ? 1 : 0);

/** "Ganamos"; for who watches, the names of the winners. */
export function headline(view: TableView, { winner }: OutcomeView): string {
  if (winner === null) return t().end.nobody;
  if (view.seat === null) return t().end.winner(namesOf(view, winner as Pair));
  return winner === ourPair(view) ? t().end.won : t().end.lost;
}

/** The sentence that says why the game ended. */
export function reasonText(view: TableView, { winner, reason }: OutcomeView): string {
  const won = (winner ?? 0) as Pair;
  const told = ABOUT_WINNER.includes(reason) ? won : other(won);
  return t().end.reasons[reason]({
    ours: view.seat !== null && told === ourPair(view),
    who: pairName(view, told),
    target: view.target,
    deal: view.deal,
  });
}

/** What an accusation came to; null where there was none. */
export function verdictText(view: TableView, { verdict }: OutcomeView): string | null {
  if (!verdict) return null;
  const named = (seat: Seat) => (seat === view.seat ? null : nameOfSeat(view, seat));
  const [by, accused] = [named(verdict.by), named(verdict.accused)];
  return verdict.proven ? t().end.verdictProven(by, accused) : t().end.verdictFailed(by, accused);
}
