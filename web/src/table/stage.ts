// Which moment of a game the table shows.
import type { Shown } from "../presentation/shown";
import type { TableView } from "../protocol";

export type Stage = "dealing" | "bidding" | "playing" | "count" | "end";

/** What is displayed now; it may be behind what is true. `skipped`: the player did not wait for the deal. */
export function stageOf(view: TableView, shown: Shown, skipped = false): Stage {
  if (shown.endOpen) return "end";
  if (shown.countOpen && view.count) return "count";
  if (shown.dealing && !skipped) return "dealing";
  const isBidding = shown.tallies.some((tally) => tally.bid === null);
  return isBidding ? "bidding" : "playing";
}

/** Whether the viewer is awaited, and the table already shows it. */
export const isOnTurn = (view: TableView, shown: Shown): boolean =>
  view.seat !== null && view.turn === view.seat && shown.flame === view.seat;
