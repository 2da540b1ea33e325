// A card the table said it would not take now: it stays in the hand, and the player is told why.
import { signal } from "@preact/signals";
import { travels } from "../../presentation/motion";
import type { TableView } from "../../protocol";

export interface Unplayable {
  /** As the site would say it. */
  readonly code: "spades_not_broken" | "must_follow_suit";
  readonly at: number;
}

/** The latest such card's reason; null once it has been read. */
export const unplayable = signal<Unplayable | null>(null);

/** There is one reason for a lead and one for every other card; which cards it concerns, the view says. */
export function explain(view: TableView): void {
  const code = view.trick.length === 0 ? "spades_not_broken" : "must_follow_suit";
  unplayable.value = { code, at: Date.now() };
}

/** Shakes its head. */
export function shake(card: Element | null | undefined): void {
  if (!travels.peek()) return;
  const frames = [0, -5, 5, -3, 0].map((x) => ({ translate: `${x}px 0` }));
  card?.animate?.(frames, { duration: 220 });
}
