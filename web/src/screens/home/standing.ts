// How one of the player's tables stands, in the words of the list.
import { t } from "../../i18n/whole";
import type { TableAnswer, TableView } from "../../protocol";
import { nameOfSeat } from "../../store/names";
import { ourPair, SEATS, seatAt } from "../../store/sides";

export type StandingKind = "turn" | "waits" | "open" | "won" | "over" | "gone";

export interface Standing {
  readonly kind: StandingKind;
  /** The main thing: whose turn it is, or how it ended. */
  readonly state: string;
  /** Who plays with and against the player, or what the table lacks. */
  readonly company: string;
  /** Ours first; null before the first game. */
  readonly scores: readonly [number, number] | null;
  /** Milliseconds UTC since when it stands like this; null where it is not known. */
  readonly at: number | null;
}

const companyOf = (view: TableView): string => {
  const [partner, left, right] = (["top", "left", "right"] as const).map((place) =>
    nameOfSeat(view, seatAt(view, place)),
  ) as [string, string, string];
  const rivals = new Intl.ListFormat(t().locale).format([left, right]);
  return t().home.company(partner, rivals);
};

const openCompany = (view: TableView): string => {
  const free = SEATS.filter((seat) => view.seats[seat].kind === "free").length;
  if (free > 0) return t().home.freeChairs(free);
  return view.partner === null ? t().home.choosingPartner : t().home.readyToStart;
};

const endState = (view: TableView): readonly [StandingKind, string] => {
  const winner = view.outcome?.winner ?? null;
  if (winner === null) return ["over", view.outcome ? t().home.noWinner : t().home.finished];
  if (view.seat === null) return ["over", t().home.finished];
  return winner === ourPair(view) ? ["won", t().home.won] : ["over", t().home.lost];
};

const stateOf = (view: TableView): readonly [StandingKind, string] => {
  if (view.phase === "lobby" || view.phase === "pairing") return ["open", t().home.toStart];
  if (view.phase === "finished" || view.phase === "closed") return endState(view);
  if (view.turn === null) return ["waits", t().home.counting];
  if (view.turn === view.seat) return ["turn", t().home.yourTurn];
  return ["waits", t().home.awaits(nameOfSeat(view, view.turn))];
};

const scoresOf = (view: TableView): readonly [number, number] => {
  const ours = ourPair(view);
  return ours === 0 ? view.scores : [view.scores[1], view.scores[0]];
};

/** How the table of this answer stands. */
export function standingOf({ view }: TableAnswer): Standing {
  const [kind, state] = stateOf(view);
  const open = kind === "open";
  return {
    kind,
    state,
    company: open ? openCompany(view) : companyOf(view),
    scores: open ? null : scoresOf(view),
    at: view.since * 1000,
  };
}

/** How a table stands that cannot be looked at: `code` says why. */
export const absentStanding = (code: string, name: string): Standing => ({
  kind: "gone",
  state: code === "table_gone" || code === "unknown_table" ? t().home.gone : t().home.unreachable,
  company: name,
  scores: null,
  at: null,
});
