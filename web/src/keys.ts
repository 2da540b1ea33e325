// Keys that work anywhere on the page: M sound, F full screen, P and Esc the menu.
import { announce } from "./a11y/live";
import { t } from "./i18n";
import { route } from "./router";
import { sound } from "./settings";
import { menuOpen } from "./shell";
import { isTyping } from "./ui/typing";

/** Sound on or off; says which. */
export function toggleSound(): void {
  sound.value = !sound.peek();
  announce(sound.peek() ? t().a11y.soundOn : t().a11y.soundOff);
}

/** Full screen, or back from it, where the browser has it. */
export function toggleFullScreen(): void {
  const changed = document.fullscreenElement
    ? document.exitFullscreen?.()
    : document.documentElement.requestFullscreen?.();
  changed?.catch(() => {});
}

// Any dialog deals with Esc itself, and the menu is one of them.
const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

function toggleMenu(): void {
  if (route.peek().name === "table") menuOpen.value = !menuOpen.peek();
}

function openMenu(): void {
  if (!isDialogOpen() && !document.fullscreenElement) toggleMenu();
}

const ACTIONS: Readonly<Record<string, () => void>> = {
  m: toggleSound,
  f: toggleFullScreen,
  p: () => (menuOpen.peek() || !isDialogOpen()) && toggleMenu(),
  escape: openMenu,
};

/** Which letter is meant for the page: not one that is typed, held down, part of a chord, or taken already. */
export function letterOf(event: KeyboardEvent): string | null {
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  const isTaken = event.defaultPrevented || event.repeat || isChord || isTyping(event.target);
  return isTaken ? null : event.key.toLowerCase();
}

const pressed = (event: KeyboardEvent): void => ACTIONS[letterOf(event) ?? ""]?.();

// A gamepad is rare: what reads it comes with the first one.
const followPads = (): void =>
  addEventListener(
    "gamepadconnected",
    () => void import("./input/gamepad").then((pads) => pads.followGamepads(), followPads),
    { once: true },
  );

/** Listens from now on; returns how to stop. */
export function listenToKeys(): () => void {
  addEventListener("keydown", pressed);
  followPads();
  return () => removeEventListener("keydown", pressed);
}
