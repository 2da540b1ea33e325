// Arrows that nobody took: with the focus nowhere they go to what is asked for, elsewhere they walk the table.
import { useEffect } from "preact/hooks";
import { walkInside } from "../ui/walk";

const ENTRANCES = ["pad", "hand", "sheet__f", "fin__b"].map(
  (one) => `.${one} :is([tabindex="0"], .btn:not([disabled]))`,
);

/** Goes to the pad, the hand, or the button that leads on; tells whether there is one. */
export function enter(): boolean {
  const found = ENTRANCES.map((one) => document.querySelector<HTMLElement>(one));
  const entrance = found.find(Boolean);
  entrance?.focus();
  return entrance !== undefined;
}

/** The focus on no control at all; the whole screen may have it. */
export const isNowhere = (): boolean =>
  document.activeElement?.matches("body, main, .hand") ?? true;

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || !event.key.startsWith("Arrow")) return;
  const table = document.activeElement?.closest<HTMLElement>(".table");
  if (!isNowhere()) return void (table && walkInside(table, event));
  if (enter()) event.preventDefault();
}

export function useArrows(): void {
  useEffect(() => {
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
