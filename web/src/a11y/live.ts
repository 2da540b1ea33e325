// What the live region says: one sentence a play, and none about a card older than the last trick.
import { type ReadonlySignal, signal } from "@preact/signals";

export interface Sentence {
  readonly id: number;
  readonly text: string;
  /** The trick during which it was said. */
  readonly trick: number;
}

const MOST = 24;
const held = signal<readonly Sentence[]>([]);
let last = 0;
let trick = 0;

/** The sentences in order, the oldest first. */
export const sentences: ReadonlySignal<readonly Sentence[]> = held;

/** Says a sentence; `age`: how many tricks ago what it tells of was. */
export function announce(text: string, age = 0): void {
  last += 1;
  held.value = [...held.peek(), { id: last, text, trick: trick - age }].slice(-MOST);
}

/** Another trick begins: of those before only the last one may still be heard about. */
export function turnTrick(): void {
  trick += 1;
  held.value = held.peek().filter((one) => one.trick >= trick - 1);
}

/** Forgets everything that was said. */
export function silence(): void {
  held.value = [];
}
