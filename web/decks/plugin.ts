// `virtual:deck/reino` and its three siblings: a deck as one module, drawn when the page is built.
// Imported lazily, each becomes a file of its own, with its hash in its name.
import type { Plugin } from "vite";
import { isDeckName } from "../src/cards/card.ts";
import { printDeck } from "./decks.ts";

const PREFIX = "virtual:deck/";
const RESOLVED = `\0${PREFIX}`;

/** The text of a deck's module. A parser reads a JSON string faster than the same thing as a literal. */
const deckModule = (name: string): string => {
  if (!isDeckName(name)) throw new Error(`There is no deck called ${name}`);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(printDeck(name)))});`;
};

export const decks = (): Plugin => ({
  name: "espadas:decks",
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(RESOLVED) ? deckModule(id.slice(RESOLVED.length)) : undefined),
});
