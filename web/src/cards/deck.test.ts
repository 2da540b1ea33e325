import { resolveObjectURL } from "node:buffer";
import { describe, expect, it, vi } from "vitest";
import { printDeck } from "../../decks/decks";
import { CARDS, FACES } from "./card";
import { decodeWhole, openDeck, showDeck, shownDeck } from "./deck";
import { inkedPicture } from "./pictures";

const textOf = async (address: string) => resolveObjectURL(address)?.text();

describe("opening a deck", () => {
  it("gives every face an address of its own", async () => {
    const { source } = await openDeck("reino");
    expect(new Set(FACES.map(source)).size).toBe(53);
  });

  it("fetches a deck once however often it is asked for", async () => {
    expect(openDeck("clasica")).toBe(openDeck("clasica"));
    expect(openDeck("clasica", true)).not.toBe(openDeck("clasica", false));
  });

  it("serves at that address the picture of the face", async () => {
    const { source } = await openDeck("noche");
    const text = inkedPicture(printDeck("noche"), "AS", false);
    expect(await textOf(source("AS"))).toBe(text);
  });
});

describe("the ink of a picture", () => {
  const printed = printDeck("clasica");
  const colour = (card: (typeof CARDS)[number], four: boolean) =>
    inkedPicture(printed, card, four).match(/^<svg color="(#\w+)"/)?.[1];

  it("is two colours as the deck is printed", () => {
    expect(new Set(CARDS.map((card) => colour(card, false))).size).toBe(2);
    expect(colour("9H", false)).toBe(colour("9D", false));
  });

  it("is a colour a suit in its four-colour printing", () => {
    expect(new Set(CARDS.map((card) => colour(card, true))).size).toBe(4);
    expect(colour("9H", true)).toBe(colour("KH", true));
  });

  it("leaves the back as it is", () => {
    expect(inkedPicture(printed, "back", true)).toBe(printed.faces.back);
  });
});

describe("putting a deck on the table", () => {
  it("starts with none, then shows the one asked for", async () => {
    expect(shownDeck.value).toBeNull();
    await showDeck("reino");
    expect(shownDeck.value?.name).toBe("reino");
  });

  it("keeps the last until the next is ready, and of two calls the later wins", async () => {
    await showDeck("reino");
    const slow = showDeck("noche");
    const wanted = showDeck("cuatro-colores", true);
    expect(shownDeck.value?.name).toBe("reino");
    await Promise.all([slow, wanted]);
    expect(shownDeck.value).toMatchObject({ name: "cuatro-colores", fourColours: true });
  });
});

describe("where cards are played", () => {
  const atLeisure = () =>
    vi.stubGlobal("requestIdleCallback", (done: () => void) => setTimeout(done, 0));

  it("the whole deck is decoded, face by face", async () => {
    await showDeck("clasica");
    const decodes = vi.spyOn(HTMLImageElement.prototype, "decode");
    atLeisure();
    const stop = decodeWhole();
    expect(decodes).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(decodes).toHaveBeenCalledTimes(FACES.length));
    stop();
  });

  it("a deck that is taken off the table is decoded no further", async () => {
    await showDeck("reino");
    const decodes = vi.spyOn(HTMLImageElement.prototype, "decode");
    atLeisure();
    const stop = decodeWhole();
    stop();
    await showDeck("noche");
    const before = decodes.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(decodes.mock.calls.length - before).toBeLessThanOrEqual(1);
  });
});
