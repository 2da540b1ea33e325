// A gamepad presses the keys of the keyboard: what they do is written once.
import { isTyping } from "../ui/typing";
import { ARROWS, type Direction, pressable, walk } from "../ui/walk";
import type { Control } from "./reading";

/** Presses a key there; answers whether somebody took it. */
function key(target: Element, name: string, more: KeyboardEventInit = {}): boolean {
  const init = { key: name, bubbles: true, cancelable: true, ...more };
  return !target.dispatchEvent(new KeyboardEvent("keydown", init));
}

const inFocus = (): Element => document.activeElement ?? document.body;

/** The dialog on top: the one with the focus, or the last that was opened. */
function dialogOnTop(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>("dialog[open]");
  return inFocus().closest<HTMLElement>("dialog[open]") ?? open[open.length - 1] ?? null;
}

const scope = (): HTMLElement => dialogOnTop() ?? document.body;

// What the page itself does with a key that nobody took, a pad has to do.
function move(way: Direction): void {
  if (!key(inFocus(), ARROWS[way])) walk(scope(), way);
}

function chooseNext(list: HTMLSelectElement): void {
  list.selectedIndex = (list.selectedIndex + 1) % list.options.length;
  for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
}

const isWritten = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && isTyping(element);

/** Enter, and what it does by itself: presses a button, sends a form. With the focus nowhere it goes in. */
function press(): void {
  const at = inFocus();
  if (!pressable(scope()).includes(at as HTMLElement)) move("down");
  else if (key(at, "Enter")) return;
  else if (at instanceof HTMLSelectElement) chooseNext(at);
  else if (isWritten(at)) at.form?.requestSubmit();
  else (at as HTMLElement).click();
}

/** Closes what is open, puts down the lifted card, leaves the field; it never opens anything. */
function back(): void {
  const dialog = dialogOnTop();
  const lifted = document.querySelector('[data-up="true"]');
  if (dialog) dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  else if (lifted) key(lifted, "Escape");
  else if (isWritten(inFocus())) (inFocus() as HTMLElement).blur();
}

const carry = (name: string): void => void key(inFocus(), name, { shiftKey: true });

const ACTIONS: Readonly<Record<Exclude<Control, Direction>, () => void>> = {
  press,
  back,
  menu: () => void key(document.body, "p"),
  sound: () => void key(document.body, "m"),
  tidy: () => void key(document.body, "o"),
  "carry-left": () => carry("ArrowLeft"),
  "carry-right": () => carry("ArrowRight"),
};

const isDirection = (control: Control): control is Direction => control in ARROWS;

/** Does what a button of a gamepad is for. */
export function act(control: Control): void {
  if (isDirection(control)) move(control);
  else ACTIONS[control]();
}
