// With the focus nowhere, the first arrow goes to what is asked for: the pad, or the hand.
import { useEffect } from "preact/hooks";

const ENTRANCES = ['.pad [tabindex="0"]', '.hand [tabindex="0"]'];

function enter(event: KeyboardEvent): void {
  const nowhere = document.activeElement === null || document.activeElement === document.body;
  if (event.defaultPrevented || !nowhere || !event.key.startsWith("Arrow")) return;
  const entrance = ENTRANCES.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean);
  if (!entrance) return;
  event.preventDefault();
  entrance.focus();
}

export function useArrows(): void {
  useEffect(() => {
    addEventListener("keydown", enter);
    return () => removeEventListener("keydown", enter);
  }, []);
}
