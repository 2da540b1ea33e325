// From what is held down to what is done: once a press, and again and again for a direction that is kept.
import type { Control } from "./reading";

/** A direction is repeated after this long, and then this often; milliseconds. */
export const REPEAT = { after: 400, every: 130 } as const;

const REPEATED: readonly Control[] = ["up", "down", "left", "right"];

export class Presses {
  /** When each thing held is done next. */
  private readonly due = new Map<Control, number>();

  /** What is held already, when the pad is first looked at, was pressed for something else. */
  constructor(held: ReadonlySet<Control>) {
    for (const control of held) this.due.set(control, Number.POSITIVE_INFINITY);
  }

  /** What is to be done now. `now` in milliseconds. */
  next(held: ReadonlySet<Control>, now: number): Control[] {
    for (const control of [...this.due.keys()]) {
      if (!held.has(control)) this.due.delete(control);
    }
    return [...held].filter((control) => this.isDue(control, now));
  }

  private isDue(control: Control, now: number): boolean {
    const due = this.due.get(control);
    if (due !== undefined && now < due) return false;
    const wait = due === undefined ? REPEAT.after : REPEAT.every;
    this.due.set(control, REPEATED.includes(control) ? now + wait : Number.POSITIVE_INFINITY);
    return true;
  }
}
