// What is laid on the table now and then, a question or the count: fetched while the cards are played.
import { later } from "../later";

export const Count = later(() => import("./count/Count").then((file) => ({ default: file.Count })));
export const End = later(() => import("./end/End").then((file) => ({ default: file.End })));
export const Closed = later(() => import("./end/End").then((file) => ({ default: file.Closed })));
export const AccuseDialog = later(() => import("./ask/AccuseDialog"));
export const Sure = later(() => import("./ask/Sure").then((file) => ({ default: file.Sure })));
export const Wait = later(() => import("./ask/Wait"));
export const LastTrickDialog = later(() => import("./LastTrickDialog"));

const SHEETS = [AccuseDialog, Sure, LastTrickDialog, Count, End, Closed, Wait];

/** Begins to fetch them, so that they are there when they are wanted. */
export async function fetchSheets(): Promise<void> {
  await Promise.all(SHEETS.map((sheet) => sheet.fetch()));
}
