import { describe, expect, it } from "vitest";
import { DECK_NAMES, SUITS } from "../src/cards/card.ts";
import { contrast, difference, lightness, SIGHTS } from "./colour.ts";
import { DECKS } from "./decks.ts";

const AA_TEXT = 4.5;
const APART = 12;
const CLEARLY_APART = 15;
const LIGHTNESS_APART = 9;

const PAIRS = SUITS.flatMap((one, at) => SUITS.slice(at + 1).map((other) => [one, other] as const));

describe("the measures themselves", () => {
  it("counts black on white as 21 and a colour on itself as 1", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#a5162c", "#a5162c")).toBe(1);
  });

  it("has white at lightness 100 and middle grey at about 53", () => {
    expect(lightness("#fff")).toBeCloseTo(100, 0);
    expect(lightness("#7f7f7f")).toBeCloseTo(53, 0);
  });
});

describe("the inks of the four decks", () => {
  it.each(DECK_NAMES)("%s is read on its card in either printing", (name) => {
    const { inks, fourInks, ground } = DECKS[name];
    for (const ink of [...Object.values(inks), ...Object.values(fourInks)])
      for (const under of ground) expect(contrast(ink, under)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(DECK_NAMES)("%s in four colours is told apart with every kind of sight", (name) => {
    const inks = DECKS[name].fourInks;
    for (const sight of Object.values(SIGHTS))
      for (const [one, other] of PAIRS)
        expect(difference(inks[one], inks[other], sight)).toBeGreaterThanOrEqual(APART);
  });

  it("Cuatro colores keeps its suits clearly apart, in lightness too", () => {
    const inks = DECKS["cuatro-colores"].inks;
    for (const [one, other] of PAIRS) {
      for (const sight of Object.values(SIGHTS))
        expect(difference(inks[one], inks[other], sight)).toBeGreaterThanOrEqual(CLEARLY_APART);
      const [a, b] = [lightness(inks[one]), lightness(inks[other])];
      expect(Math.abs(a - b)).toBeGreaterThanOrEqual(LIGHTNESS_APART);
    }
  });
});
