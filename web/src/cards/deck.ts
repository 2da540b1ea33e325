// Which deck is on the table. A deck comes after the first paint; what is in sight of it is decoded, then it takes the
// place of the last.
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Printed } from "../../decks/decks";
import { type DeckName, FACES, type Face } from "./card";
import { decodeIdly, decodeSoon, inkedPicture, pictureAddress } from "./pictures";

/** A deck whose pictures can be shown: `source` is the address of a face, for an `<img>`. */
export type OpenDeck = Readonly<{
  name: DeckName;
  fourColours: boolean;
  source: (face: Face) => string;
}>;

const FILES: Readonly<Record<DeckName, () => Promise<{ default: Printed }>>> = {
  reino: () => import("virtual:deck/reino"),
  clasica: () => import("virtual:deck/clasica"),
  "cuatro-colores": () => import("virtual:deck/cuatro-colores"),
  noche: () => import("virtual:deck/noche"),
};

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () =>
      document.hidden
        ? setTimeout(resolve, 0)
        : requestAnimationFrame(() => setTimeout(resolve, 0));
    if (document.readyState === "complete") settle();
    else addEventListener("load", settle, { once: true });
  });

const fetchDeck = async (name: DeckName, fourColours: boolean): Promise<OpenDeck> => {
  await painted();
  const { default: printed } = await FILES[name]();
  const addresses = new Map<Face, string>();
  const source = (face: Face): string => {
    const address = addresses.get(face) ?? pictureAddress(inkedPicture(printed, face, fourColours));
    addresses.set(face, address);
    return address;
  };
  return { name, fourColours, source };
};

const keyOf = (name: DeckName, fourColours: boolean): string => `${name}/${fourColours}`;
const opened = new Map<string, Promise<OpenDeck>>();

/**
 * A deck, fetched once, after the first paint. Nothing of it is decoded yet.
 * Rejects where its file cannot be had; the next call tries again.
 */
export const openDeck = (name: DeckName, fourColours = false): Promise<OpenDeck> => {
  const key = keyOf(name, fourColours);
  const known = opened.get(key);
  if (known) return known;
  const coming = fetchDeck(name, fourColours);
  opened.set(key, coming);
  coming.catch(() => opened.delete(key));
  return coming;
};

const shown = signal<OpenDeck | null>(null);
let wanted = "";

/** The deck on the table; null until the first has come: cards are then drawn plainly. */
export const shownDeck: ReadonlySignal<OpenDeck | null> = shown;

const inSight = (): Face[] => {
  const drawn = new Set(
    [...document.querySelectorAll("[data-face]")].map((face) => face.getAttribute("data-face")),
  );
  return FACES.filter((face) => drawn.has(face));
};

/**
 * Puts a deck on the table. The one before stays until every card in sight is decoded in this one, so a hand is never
 * empty. Of two calls the later wins. Rejects where its file cannot be had,
 * and then nothing changes.
 */
export const showDeck = async (name: DeckName, fourColours = false): Promise<void> => {
  const key = keyOf(name, fourColours);
  wanted = key;
  const deck = await openDeck(name, fourColours);
  await decodeSoon(inSight().map(deck.source));
  if (wanted === key) shown.value = deck;
};

function* stillShown(deck: OpenDeck): Iterable<string> {
  for (const face of FACES) {
    if (shown.value === deck) yield deck.source(face);
  }
}

/** Where cards are played: decodes the deck on the table, and each that takes its place, while the page is idle. */
export const decodeWhole = (): (() => void) =>
  effect(() => {
    if (shown.value) void decodeIdly(stillShown(shown.value));
  });
