// What a player chose for this browser. Each is a signal; a change is kept at once.
import { type Signal, signal } from "@preact/signals";
import { DECK_NAMES, type DeckName } from "./cards/card";
import type { Language } from "./protocol";
import { keepText, readText } from "./storage";
import { tongueFor } from "./tongue";

/** `auto` follows the system's wish for reduced motion. */
export const MOTIONS = ["auto", "on", "off"] as const;
export type Motion = (typeof MOTIONS)[number];

/** Which end of each suit lies at the left of the hand. */
export const HAND_ORDERS = ["high-first", "low-first"] as const;
export type HandOrder = (typeof HAND_ORDERS)[number];

export const LANGUAGES: readonly Language[] = ["es", "en", "pt-BR"];

function kept<T>(key: string, read: (text: string | null) => T, write: (value: T) => string) {
  const held: Signal<T> = signal(read(readText(key)));
  let last = held.peek();
  held.subscribe((value) => {
    if (value !== last) keepText(key, write(value));
    last = value;
  });
  return held;
}

const choice = <T extends string>(key: string, among: readonly T[], first: T): Signal<T> =>
  kept<T>(
    key,
    (text) => among.find((one) => one === text) ?? first,
    (value) => value,
  );

export const deck: Signal<DeckName> = choice("deck", DECK_NAMES, "reino");
export const motion: Signal<Motion> = choice("motion", MOTIONS, "auto");
export const handOrder: Signal<HandOrder> = choice("handOrder", HAND_ORDERS, "high-first");
/** Until one is chosen, the browser's own. */
export const language: Signal<Language> = choice(
  "language",
  LANGUAGES,
  tongueFor(globalThis.navigator?.languages ?? []),
);
const onOff = (key: string, first: boolean): Signal<boolean> =>
  kept(
    key,
    (text) => (text === null ? first : text === "on"),
    (on) => (on ? "on" : "off"),
  );

export const sound: Signal<boolean> = onOff("sound", true);
/** Each suit in a colour of its own, in whatever deck. */
export const fourColours: Signal<boolean> = onOff("fourColours", false);
export const lastName: Signal<string> = kept(
  "lastName",
  (text) => text ?? "",
  (name) => name,
);

function paceAtStart(): number {
  const asked = new URLSearchParams(globalThis.location?.search ?? "").get("pace");
  if (asked !== null) keepText("pace", asked, "sessionStorage");
  const pace = Number(asked ?? readText("pace", "sessionStorage") ?? 1);
  return Number.isFinite(pace) && pace >= 0 ? pace : 1;
}

/** How slowly things are shown: 1 is the human pace, 0 is at once. `?pace=0` in the address sets it for the session. */
export const pace: Signal<number> = signal(paceAtStart());
