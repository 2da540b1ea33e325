// The last that was known of one's own tables, for when they are opened without a connection.
import { effect } from "@preact/signals";
import { secretOf } from "../my_tables";
import type { TableId, TableView } from "../protocol";
import { keepJson, readJson } from "../storage";
import { NOTHING_ALLOWED } from "../store/nothing_allowed";
import type { Stop, TableStore } from "../store/types";

interface Known {
  readonly table: TableId;
  /** The build that drew it: another may want views of another shape. */
  readonly build: string;
  readonly at: number;
  readonly view: TableView;
}

const KEY = "lastViews";
const MOST = 6;
/** Cards come fast; what was known a moment before is as good. */
const PAUSE_MS = 400;

const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? "";

const isMine = (known: Partial<Known> | null): known is Known =>
  typeof known?.table === "string" && secretOf(known.table) !== null;

function read(): readonly Known[] {
  const kept = readJson(KEY);
  return Array.isArray(kept) ? kept.filter(isMine) : [];
}

function keep(table: TableId, view: TableView): void {
  const others = read().filter((one) => one.table !== table);
  const known: Known = { table, build: build(), at: Date.now(), view };
  keepJson(KEY, [known, ...others].slice(0, MOST));
}

/** As it was, but nobody is awaited and nothing may be done: that may have changed since. */
const asMemory = (view: TableView): TableView => ({
  ...view,
  turn: null,
  allowed: NOTHING_ALLOWED,
});

function recall(store: Remembered): void {
  const known = read().find((one) => one.table === store.table);
  if (known && known.build === build()) store.recall(asMemory(known.view), known.at);
}

export type Remembered = Pick<TableStore, "table" | "view" | "asOf" | "status" | "recall">;

/** Keeps what is known of the table from now on, and shows what was known where there is no connection. */
export function keepLastView(store: Remembered): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    const view = store.view.peek();
    if (view?.you && store.asOf.peek() === null) keep(store.table, view);
  };
  const stop = effect(() => {
    const view = store.view.value;
    if (!view && store.status.value === "lost") recall(store);
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE_MS);
  });
  addEventListener("pagehide", save);
  return () => {
    stop();
    clearTimeout(timer);
    removeEventListener("pagehide", save);
  };
}
