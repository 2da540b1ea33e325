// The count arrives line by line; the totals last. A press shows it whole.
import { useEffect, useState } from "preact/hooks";
import { travels } from "../../presentation/motion";
import type { Shown } from "../../presentation/shown";
import { pace } from "../../settings";
import { LINES } from "./lines";

const LINE_MS = 320;
/** How long the totals take to run up. */
export const RUN_MS = 700;

export type Counting = Readonly<{
  /** How many lines can be seen. */
  lines: number;
  /** The totals stand. */
  through: boolean;
  hurry: () => void;
}>;

const DONE = LINES.length + 1;

function start(shown: Shown): number {
  return shown.moving && travels.peek() ? 0 : DONE;
}

/** `open`: the sheet lies on the table. */
export function useCounting(shown: Shown, open: boolean): Counting {
  const deal = open ? `${shown.game}.${shown.deal}` : "";
  const [at, go] = useState({ deal: "", step: 0 });
  const now = at.deal === deal ? at : { deal, step: open ? start(shown) : 0 };
  if (now !== at) go(now);
  const { step } = now;
  useEffect(() => {
    if (!open || step >= DONE) return;
    const wait = step === LINES.length ? RUN_MS : LINE_MS;
    const timer = setTimeout(() => go({ deal, step: step + 1 }), wait * pace.peek());
    return () => clearTimeout(timer);
  }, [deal, step]);
  return {
    lines: step,
    through: open && step >= DONE,
    hurry: () => go({ deal, step: DONE }),
  };
}
