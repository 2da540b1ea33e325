// What the table displays: fed with every accepted view, shown at a human pace, cut short when it must be.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableEvent, TableView } from "../protocol";
import { pace } from "../settings";
import { turnArrived } from "../store/sides";
import { type Beat, beatsFor, type Cue } from "./beats";
import { landAll } from "./flip";
import { travels } from "./motion";
import { Queue } from "./queue";
import { NOTHING, type Shown, shownOf } from "./shown";

export class Presenter {
  private readonly display = signal<Shown>(NOTHING);
  private readonly listeners = new Set<(cue: Cue) => void>();
  private readonly queue = new Queue({
    show: (beat) => this.showBeat(beat),
    jump: (beats) => this.jump(beats),
    pace: () => pace.peek(),
    hidden: () => document.hidden,
  });
  private readonly hide = () => {
    if (document.hidden) this.catchUp();
  };
  private latest: TableView | null = null;

  constructor() {
    document.addEventListener("visibilitychange", this.hide);
  }

  get shown(): ReadonlySignal<Shown> {
    return this.display;
  }

  /** Takes what happened and will show it in its time. */
  follow(events: readonly TableEvent[], view: TableView): void {
    const before = this.latest;
    this.latest = view;
    this.queue.push(beatsFor(events, before, view));
  }

  /** Shows `view` now: what happened in between is not known, or is of no interest any more. */
  cutTo(view: TableView): void {
    const arrived = this.latest !== null && turnArrived(this.latest, view);
    this.latest = view;
    this.queue.clear();
    this.cut(shownOf(view));
    if (arrived) this.sound(["turn"]);
  }

  /** Stops showing the past: the player acts in the present. */
  catchUp(): void {
    this.queue.catchUp();
  }

  onCue(listener: (cue: Cue) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Something to be heard that did not come with a view: one's own card, as it is tapped. */
  cue(cue: Cue): void {
    this.sound([cue]);
  }

  dispose(): void {
    this.queue.clear();
    this.listeners.clear();
    document.removeEventListener("visibilitychange", this.hide);
  }

  private showBeat(beat: Beat): void {
    const now = this.display.peek();
    const next = beat.change(now);
    const moving = next.moving && travels.peek() && !document.hidden;
    this.display.value = { ...next, moving, generation: now.generation };
    this.sound(beat.cues);
  }

  // Of everything that is skipped, only what still matters is heard.
  private jump(beats: readonly Beat[]): void {
    this.cut(beats.reduce((shown, beat) => beat.change(shown), this.display.peek()));
    const cues = new Set(beats.flatMap((beat) => beat.cues));
    this.sound((["turn", "won", "lost"] as const).filter((cue) => cues.has(cue)));
  }

  private cut(shown: Shown): void {
    const generation = this.display.peek().generation + 1;
    landAll();
    this.display.value = { ...shown, moving: false, generation };
  }

  private sound(cues: readonly Cue[]): void {
    for (const cue of cues) for (const listener of this.listeners) listener(cue);
  }
}
