// Where the chat stands: a column beside the table on wide screens, a sheet everywhere else.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableView } from "../protocol";

/** The same condition stands in chat.css. */
const WIDE = "(min-width: 900px) and (min-height: 541px) and (orientation: landscape)";

const wide = globalThis.matchMedia?.(WIDE);
const held = signal(wide?.matches ?? false);
wide?.addEventListener?.("change", (event) => {
  held.value = event.matches;
});

/** Whether the screen has room for a column. */
export const isWide: ReadonlySignal<boolean> = held;

/** Before the game the options stand where the column would, so the chat is a sheet there. */
export const isColumn = (view: TableView): boolean =>
  held.value && view.phase !== "lobby" && view.phase !== "pairing";
