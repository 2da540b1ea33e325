import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { Card } from "./Card";
import type { Face } from "./card";
import { DeckPreview } from "./DeckPreview";
import { showDeck } from "./deck";
import { cardElement } from "./element";

const NAMES: Partial<Record<Face, string>> = { QS: "Reina de espadas", TD: "Diez de diamantes" };
const name = (face: Face): string => NAMES[face] ?? "";

afterEach(cleanup);

// The first tests run before any deck is on the table; the file then puts one there.
describe("before a deck has come", () => {
  it("shows rank and suit, named for a reader", () => {
    render(<Card face="TD" name={name} />);
    const plain = screen.getByRole("img", { name: "Diez de diamantes" });
    expect(plain.textContent).toBe("10");
    expect(plain.getAttribute("data-suit")).toBe("D");
    expect(plain.querySelector("svg path")).not.toBeNull();
  });

  it("shows a back that says nothing", () => {
    const { container } = render(<Card face="back" name={name} />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector('[data-suit="back"]')?.textContent).toBe("");
  });
});

describe("with a deck on the table", () => {
  it("turns the cards already shown into pictures of it", async () => {
    render(<Card face="QS" name={name} />);
    await act(() => showDeck("reino"));
    const picture = screen.getByRole<HTMLImageElement>("img", { name: "Reina de espadas" });
    expect(picture.tagName).toBe("IMG");
    expect(picture.src).toMatch(/^blob:/);
    expect(picture.getAttribute("data-deck")).toBe("reino");
  });

  it("changes every card at once when another deck is chosen", async () => {
    render(<Card face="QS" name={name} />);
    const before = screen.getByRole<HTMLImageElement>("img").src;
    await act(() => showDeck("noche"));
    const after = screen.getByRole<HTMLImageElement>("img");
    expect(after.src).not.toBe(before);
    expect(after.getAttribute("data-deck")).toBe("noche");
  });

  it("marks its state for the eye by class", () => {
    const { container } = render(<Card face="QS" name={name} state="play" class="mine" />);
    expect(container.firstElementChild?.className).toBe("card is-play mine");
  });
});

describe("a card moved by hand", () => {
  it("follows the deck and can be turned over", async () => {
    await showDeck("reino");
    const { element, turn, remove } = cardElement("back", name);
    document.body.append(element);
    const hidden = element.querySelector("img");
    expect(hidden?.alt).toBe("");
    await act(() => turn("QS"));
    expect(element.querySelector("img")?.alt).toBe("Reina de espadas");
    await act(() => showDeck("clasica"));
    expect(element.querySelector("img")?.getAttribute("data-deck")).toBe("clasica");
    remove();
    expect(document.querySelector(".card")).toBeNull();
  });
});

describe("the preview of a deck", () => {
  it("shows four cards of it, whichever is on the table", async () => {
    await showDeck("reino");
    const { container } = render(<DeckPreview deck="cuatro-colores" />);
    await expect.poll(() => container.querySelectorAll("img").length).toBe(4);
    const decks = [...container.querySelectorAll("img")].map((image) =>
      image.getAttribute("data-deck"),
    );
    expect(new Set(decks)).toEqual(new Set(["cuatro-colores"]));
  });

  it("is not read: the name of the deck stands beside it", () => {
    const { container } = render(<DeckPreview deck="noche" />);
    expect(container.querySelector(".preview")?.getAttribute("aria-hidden")).toBe("true");
  });
});
