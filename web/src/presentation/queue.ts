// Shows beats one after the other, at a human pace. It never decides anything: what is true is true already.
import type { Beat } from "./beats";

/** More updates than this waiting: faster. */
const HURRY_FROM = 3;
const HURRY = 0.6;
/** More than this waiting: at once. */
const JUMP_FROM = 8;

export interface QueueOptions {
  readonly show: (beat: Beat) => void;
  /** Everything still waiting, to be shown as one cut. */
  readonly jump: (beats: readonly Beat[]) => void;
  /** 1: the human pace; 0: at once. */
  readonly pace: () => number;
  readonly hidden: () => boolean;
}

export class Queue {
  private readonly options: QueueOptions;
  /** The beats of each update that waits; of the first, those that are left. */
  private waiting: Beat[][] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(options: QueueOptions) {
    this.options = options;
  }

  push(beats: readonly Beat[]): void {
    this.waiting.push([...beats]);
    const { pace, hidden } = this.options;
    const isBehind = this.waiting.length > JUMP_FROM;
    if (hidden() || pace() === 0 || isBehind) this.catchUp();
    else if (this.timer === null) this.next();
  }

  /** Shows everything that waits, now, without motion. */
  catchUp(): void {
    this.stop();
    const beats = this.waiting.flat();
    this.waiting = [];
    if (beats.length > 0) this.options.jump(beats);
  }

  /** Forgets everything that waits. */
  clear(): void {
    this.stop();
    this.waiting = [];
  }

  private next(): void {
    const beat = this.take();
    if (!beat) return;
    this.options.show(beat);
    if (beat.hold === 0) this.next();
    else this.timer = setTimeout(() => this.looked(), this.holdOf(beat));
  }

  private take(): Beat | undefined {
    const [first] = this.waiting;
    const beat = first?.shift();
    if (first?.length === 0) this.waiting.shift();
    return beat;
  }

  private looked(): void {
    this.timer = null;
    this.next();
  }

  private holdOf(beat: Beat): number {
    return beat.hold * this.options.pace() * (this.waiting.length > HURRY_FROM ? HURRY : 1);
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
