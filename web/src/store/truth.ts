// What is true: the newest view of the table, whatever order the messages came in.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableView } from "../protocol";

export class Truth {
  private readonly current = signal<TableView | null>(null);
  private readonly newest = signal(-1);
  private clockAhead: number | null = null;

  get view(): ReadonlySignal<TableView | null> {
    return this.current;
  }

  get version(): ReadonlySignal<number> {
    return this.newest;
  }

  /** Takes a view, unless a newer one was taken before; tells whether it did. */
  accept(version: number, view: TableView): boolean {
    const isNews = version > this.newest.peek();
    const isOtherEyes =
      version === this.newest.peek() &&
      (view.you !== this.current.peek()?.you || view.seat !== this.current.peek()?.seat);
    if (!isNews && !isOtherEyes) return false;
    this.newest.value = version;
    this.current.value = view;
    return true;
  }

  /** Takes what was known once, where nothing newer is: any view that comes replaces it. */
  recall(view: TableView): void {
    this.current.value = view;
  }

  /** Sets the server's clock. A message was under way for a while: the one that says latest is nearest. */
  hear(now: number, { afresh = false } = {}): void {
    const ahead = now - Date.now();
    const known = afresh ? null : this.clockAhead;
    this.clockAhead = known === null ? ahead : Math.max(known, ahead);
  }

  now(): number {
    return Date.now() + (this.clockAhead ?? 0);
  }
}
