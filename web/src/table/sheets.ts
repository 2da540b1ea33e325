// The sheets that are laid on the table when a deal or a game is over: fetched while the cards are played.
import { later } from "../later";

export const Count = later(() => import("./count/Count").then((file) => ({ default: file.Count })));
export const End = later(() => import("./end/End").then((file) => ({ default: file.End })));
export const Closed = later(() => import("./end/End").then((file) => ({ default: file.Closed })));

/** Begins to fetch them, so that they are there when they are wanted. */
export function fetchSheets(): void {
  Count.fetch();
  End.fetch();
}
