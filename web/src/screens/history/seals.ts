// The seals this browser has seen, each before its deal: a proof is worth what was seen beforehand.
import { effect } from "@preact/signals";
import type { DealRecord, TableId, TableView } from "../../protocol";
import { keepJson, readJson } from "../../storage";
import type { Stop, TableStore } from "../../store/types";

const KEY = "seals";
/** A seal takes about 100 bytes of the browser's storage. */
const MOST = 400;

type Seen = readonly [moment: string, seal: string];

const isSeen = (value: unknown): value is Seen =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

const read = (): readonly Seen[] => {
  const kept = readJson(KEY);
  return Array.isArray(kept) ? kept.filter(isSeen) : [];
};

/** The moment a seal is shown in: during the deal before, or after the game before. */
const momentOf = (table: TableId, view: TableView): string =>
  `${table}/${view.game}/${view.phase === "finished" ? "end" : view.deal}`;

const momentBefore = (table: TableId, { game, deal }: DealRecord): string => {
  if (deal > 1) return `${table}/${game}/${deal - 1}`;
  return game > 1 ? `${table}/${game - 1}/end` : `${table}/0/0`;
};

/** Keeps the seal to the next deal, as it is shown now. The first one seen stays. */
export function keepSeal(table: TableId, view: TableView): void {
  const moment = momentOf(table, view);
  const seen = read();
  if (!view.commitment || seen.some(([one]) => one === moment)) return;
  keepJson(KEY, [...seen, [moment, view.commitment]].slice(-MOST));
}

/** The seal this browser saw before the deal of `record`; null where it was not there. */
export const seenSeal = (table: TableId, record: DealRecord): string | null => {
  const moment = momentBefore(table, record);
  return read().find(([one]) => one === moment)?.[1] ?? null;
};

/** Keeps every seal that the table shows, from now on. */
export function keepSeals(store: TableStore): Stop {
  let last = "";
  return effect(() => {
    const view = store.view.value;
    if (!view || momentOf(store.table, view) === last) return;
    last = momentOf(store.table, view);
    keepSeal(store.table, view);
  });
}
