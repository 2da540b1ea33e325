// What the hand tells the rest of the table.
import { signal } from "@preact/signals";

/** Whether a card is held over the table: the place it would fall into shows itself. */
export const overTable = signal(false);

/** Sorts the hand by suit again; null where it is sorted already, or nobody holds one. */
export const tidy = signal<(() => void) | null>(null);
