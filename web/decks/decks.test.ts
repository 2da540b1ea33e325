// What a page may count on of the four decks, whatever they look like.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { DECK_NAMES, type DeckName, FACES } from "../src/cards/card.ts";
import { inkedPicture } from "../src/cards/pictures.ts";
import { printDeck } from "./decks.ts";

const CARDS_IN_A_DECK = 52;
const MOST_BYTES = 25_000;

const pictures = (name: DeckName): [string, string][] => {
  const printed = printDeck(name);
  return FACES.map((face) => [`${name} ${face}`, inkedPicture(printed, face, false)]);
};
const ALL = DECK_NAMES.flatMap(pictures);

const parsed = (text: string): Element =>
  new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
const isWhole = (text: string): boolean => {
  const root = parsed(text);
  return root.tagName === "svg" && root.querySelector("parsererror") === null;
};
const idsOf = (text: string): string[] =>
  [...text.matchAll(/ id="(\w+)"/g)].map(([, id]) => id ?? "");
const pointedAt = (text: string): string[] =>
  [...text.matchAll(/href="#(\w+)"|url\(#(\w+)\)/g)].map(([, a, b]) => a ?? b ?? "");

/** Opening and closing tags in balance, nothing outside the root, every attribute quoted. */
const isBalanced = (text: string): boolean => {
  const open: string[] = [];
  for (const [, close, name, attributes, empty] of text.matchAll(
    /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g,
  )) {
    if (!/^( [a-zA-Z:-]+="[^"<&]*")*$/.test(attributes ?? "")) return false;
    if (close && open.pop() !== name) return false;
    if (!close && !empty) open.push(name ?? "");
  }
  return open.length === 0 && !/[<>&]/.test(text.replace(/<\/?[a-zA-Z]+[^<>]*>/g, ""));
};

describe("the pictures of the four decks", () => {
  it.each(DECK_NAMES)("%s has 52 fronts and a back under the names of the protocol", (name) => {
    const names = Object.keys(printDeck(name).faces);
    expect(names.filter((face) => /^[2-9TJQKA][SHDC]$/.test(face))).toHaveLength(CARDS_IN_A_DECK);
    expect(new Set(names).size).toBe(CARDS_IN_A_DECK + 1);
    expect(names).toContain("back");
  });

  it("refuses what is not XML, so that the next test means something", () => {
    expect(isBalanced("<svg><g></svg>")).toBe(false);
    expect(isBalanced("<svg><path d=M0 0/></svg>")).toBe(false);
    expect(isBalanced("<svg>&nbsp;</svg>")).toBe(false);
  });

  it.each(ALL)("%s is read as XML", (_, text) => {
    expect(isWhole(text)).toBe(true);
    expect(isBalanced(text)).toBe(true);
  });

  it.each(ALL)("%s names each part once and points only at its own", (_, text) => {
    const ids = idsOf(text);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(pointedAt(text)));
  });

  it.each(ALL)("%s needs no font and nothing from elsewhere", (_, text) => {
    expect(text).not.toMatch(/<text|<image|<script|undefined|NaN|null|href="(?!#)/);
    expect(text).toMatch(/^<svg [^>]*viewBox="0 0 250 350"/);
  });

  it.each(DECK_NAMES)("%s draws no two cards alike", (name) => {
    expect(new Set(pictures(name).map(([, text]) => text)).size).toBe(CARDS_IN_A_DECK + 1);
  });

  it.each(DECK_NAMES)("%s travels in 25 kB at most", (name) => {
    expect(gzipSync(JSON.stringify(printDeck(name))).length).toBeLessThanOrEqual(MOST_BYTES);
  });
});
