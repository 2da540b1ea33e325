// What the hand tells the rest of the table.
import { signal } from "@preact/signals";
import type { CardText } from "../../protocol";

/** The card that is held over the table: the place it would fall into shows itself. */
export const overTable = signal<CardText | null>(null);

/** The card that the next press plays. */
export const lifted = signal<CardText | null>(null);

/** Sorts the hand by suit again; null where it is sorted already, or nobody holds one. */
export const tidy = signal<(() => void) | null>(null);
