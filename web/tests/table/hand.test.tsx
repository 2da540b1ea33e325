import { act, fireEvent, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableView } from "../../src/protocol";
import { pace } from "../../src/settings";
import { NOW, nothingAllowed, refused, tableView, update } from "../fakes/table";
import { asked, at, handCards, hear, key, press, seen, sitAt, standUp, told } from "./mount";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  sessionStorage.clear();
  pace.value = 0;
});
afterEach(() => {
  standUp();
  vi.useRealTimers();
});

const played = (): string[] => asked("play").map((message) => message.card);

/** Ana took the trick with the nine and leads at once, as against two instant bots. */
const leadingAgain = (change: Partial<TableView> = {}): TableView =>
  tableView({
    move: 11,
    hand: ["2H", "AS"],
    trick: [],
    allowed: nothingAllowed({ cards: ["2H", "AS"], clean: ["2H", "AS"] }),
    ...change,
  });

describe("a trick that is still on its way", () => {
  test("is not answered unseen: it is shown first, and the next press plays", () => {
    pace.value = 1;
    sitAt(tableView({ trick: [], turn: 1, allowed: nothingAllowed() }));
    const first = { trick: [{ seat: 1, card: "TH" }], turn: 2, allowed: nothingAllowed() } as const;
    hear(update(6, tableView(first), [{ type: "card_played", seat: 1, card: "TH" }]));
    hear(update(7, tableView(), [{ type: "card_played", seat: 2, card: "QH" }]));
    press("card-9H");
    press("card-9H");
    expect(played()).toEqual([]);
    expect(document.querySelector(".say")?.textContent).toContain("Te toca.");
    press("card-9H");
    expect(played()).toEqual(["9H"]);
  });
});

describe("tapping", () => {
  test("the first tap lifts and the second plays", () => {
    sitAt();
    press("card-9H");
    expect(told("card-9H", "up")).toBe("true");
    expect(played()).toEqual([]);
    press("card-9H");
    expect(played()).toEqual(["9H"]);
  });

  test("the table says what the second tap would do", () => {
    sitAt();
    const saying = () => document.querySelector(".say")?.textContent;
    expect(saying()).toBe("Te toca. Asiste a corazones");
    press("card-9H");
    expect(saying()).toBe("Te toca. Otro toque y la juegas.");
    press("card-AS");
    expect(saying()).toBe("Ojo: tienes corazones. Sería renuncio.");
    press("card-AS");
    expect(played()).toEqual(["AS"]);
    expect(saying()).not.toContain("renuncio");
  });

  test("a tap on another card lifts that one instead", () => {
    sitAt();
    press("card-9H");
    press("card-2H");
    expect(told("card-9H", "up")).toBe("false");
    expect(played()).toEqual([]);
  });

  test("a press beside the hand lowers the card", () => {
    sitAt();
    press("card-9H");
    fireEvent.pointerDown(document.body);
    expect(told("card-9H", "up")).toBe("false");
  });

  test("the card lies on the table before the site answers", () => {
    sitAt();
    press("card-9H");
    press("card-9H");
    expect(told("trick-card-0", "card")).toBe("9H");
    expect(handCards()).not.toContain("9H");
  });

  test("a double tap never plays a second card", () => {
    sitAt();
    press("card-9H");
    press("card-9H");
    const { request } = asked("play")[0] ?? { request: null };
    hear(update(6, leadingAgain(), [], request));
    fireEvent.click(at("card-AS"), { detail: 3 });
    fireEvent.click(at("card-AS"), { detail: 4 });
    expect(played()).toEqual(["9H"]);
    act(() => void vi.advanceTimersByTime(450));
    fireEvent.click(at("card-AS"), { detail: 1 });
    expect(played()).toEqual(["9H", "AS"]);
  });

  test("presses that come before anything is drawn play one card", () => {
    sitAt();
    act(() => {
      for (const card of ["9H", "2H", "AS"]) {
        at(`card-${card}`).click();
        at(`card-${card}`).click();
      }
    });
    expect(played()).toEqual(["9H"]);
  });

  test("a lifted card waits for its turn", () => {
    sitAt(tableView({ turn: 3, allowed: nothingAllowed() }));
    press("card-AS");
    press("card-AS");
    expect(told("card-AS", "up")).toBe("true");
    expect(played()).toEqual([]);
  });

  test("a refused card comes back with the reason", () => {
    sitAt(tableView({ mode: "prevented" }));
    press("card-AS");
    press("card-AS");
    const request = asked("play")[0]?.request ?? null;
    hear(refused(request, "must_follow_suit", 5, tableView({ mode: "prevented" })));
    expect(handCards()).toContain("AS");
    expect(at("refusal").textContent).toBe("Tienes cartas del palo que salió: juega una de ellas.");
  });
});

describe("a card the table would not take", () => {
  const bound = () =>
    tableView({ mode: "prevented", allowed: nothingAllowed({ cards: ["2H"], clean: ["2H"] }) });

  test("stays in the hand and the reason is told", () => {
    sitAt(bound());
    expect(at("card-AS").getAttribute("aria-disabled")).toBe("true");
    press("card-AS");
    press("card-AS");
    expect(played()).toEqual([]);
    expect(handCards()).toContain("AS");
    expect(at("refusal").textContent).toContain("Tienes cartas del palo que salió");
  });

  test("does not keep another one from being played", () => {
    sitAt(bound());
    act(() => {
      for (const card of ["AS", "AS", "2H", "2H"]) at(`card-${card}`).click();
    });
    expect(played()).toEqual(["2H"]);
  });

  test("is told what a lead is refused for", () => {
    sitAt(tableView({ trick: [], allowed: nothingAllowed({ cards: ["2H"], clean: ["2H"] }) }));
    press("card-AS");
    press("card-AS");
    expect(at("refusal").textContent).toContain("Las espadas no están rotas");
  });

  test("the reason passes by itself", () => {
    sitAt(bound());
    press("card-AS");
    press("card-AS");
    act(() => void vi.advanceTimersByTime(6100));
    expect(seen("refusal")).toBeNull();
  });
});

describe("gold", () => {
  test("gold marks what follows the rules and nothing else", () => {
    sitAt();
    expect(at("card-2H").className).toContain("is-play");
    expect(at("card-AS").className).toContain("is-dim");
  });

  test("a renege that is allowed is lifted and played like any card", () => {
    sitAt();
    expect(at("card-AS").getAttribute("aria-disabled")).toBe("false");
    press("card-AS");
    expect(at("card-AS").className).toContain("is-up");
    press("card-AS");
    expect(played()).toEqual(["AS"]);
  });

  test("nothing is gold while somebody else is awaited", () => {
    sitAt(tableView({ turn: 1, allowed: nothingAllowed() }));
    expect(at("card-2H").className).toContain("is-rest");
  });
});

describe("the keyboard", () => {
  test("arrows walk the hand and one card is reached by Tab", () => {
    sitAt();
    expect(handCards()).toEqual(["AS", "9H", "2H"]);
    at("card-AS").focus();
    key(at("card-AS"), "ArrowRight");
    expect(document.activeElement).toBe(at("card-9H"));
    key(at("card-9H"), "End");
    expect(document.activeElement).toBe(at("card-2H"));
    const reached = [...at("hand").querySelectorAll('[tabindex="0"]')];
    expect(reached).toEqual([at("card-2H")]);
  });

  test("the focus stays with the hand after a play", () => {
    sitAt();
    at("card-9H").focus();
    press("card-9H");
    press("card-9H");
    expect(document.activeElement).toBe(at("card-2H"));
  });

  test("with the focus nowhere an arrow enters the hand", () => {
    sitAt();
    key(document.body, "ArrowRight");
    expect(document.activeElement).toBe(at("card-AS"));
  });

  test("Enter held down does not lift and play at once", () => {
    sitAt();
    const held = new KeyboardEvent("keydown", {
      key: "Enter",
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    fireEvent(at("card-9H"), held);
    expect(held.defaultPrevented).toBe(true);
  });

  test("Escape lowers and goes no further", () => {
    const menu = vi.fn();
    addEventListener("keydown", menu);
    sitAt();
    press("card-9H");
    key(at("card-9H"), "Escape");
    expect(told("card-9H", "up")).toBe("false");
    expect(menu).not.toHaveBeenCalled();
    removeEventListener("keydown", menu);
  });

  test("shift and an arrow carry the card along", () => {
    sitAt();
    at("card-AS").focus();
    key(at("card-AS"), "ArrowRight", { shiftKey: true });
    expect(handCards()).toEqual(["9H", "AS", "2H"]);
    expect(document.activeElement).toBe(at("card-AS"));
  });
});

/** Gives the hand the places a browser would: 45 pixels a card, its upper edge at 500. */
function layOut(): void {
  at("hand").getBoundingClientRect = () => new DOMRect(0, 500, 360, 150);
  for (const [index, card] of [...at("hand").querySelectorAll("[data-card]")].entries()) {
    Object.defineProperty(card, "offsetLeft", { value: index * 45, configurable: true });
  }
}

function drag(testid: string, to: { x: number; y: number }): void {
  const card = at(testid);
  const finger = { pointerId: 7, button: 0, bubbles: true };
  fireEvent(card, new PointerEvent("pointerdown", { ...finger, clientX: 20, clientY: 560 }));
  fireEvent(card, new PointerEvent("pointermove", { ...finger, clientX: to.x, clientY: to.y }));
  fireEvent(card, new PointerEvent("pointerup", { ...finger, clientX: to.x, clientY: to.y }));
  fireEvent.click(card);
}

describe("dragging", () => {
  test("a card let go over the table is played", () => {
    sitAt();
    layOut();
    drag("card-9H", { x: 60, y: 400 });
    expect(played()).toEqual(["9H"]);
  });

  test("a card let go over the hand is neither played nor lifted", () => {
    sitAt();
    layOut();
    drag("card-AS", { x: 20, y: 520 });
    expect(played()).toEqual([]);
    expect(told("card-AS", "up")).toBe("false");
  });

  test("a card thrown out of turn goes back to its place", () => {
    sitAt(tableView({ turn: 1, allowed: nothingAllowed() }));
    layOut();
    drag("card-AS", { x: 20, y: 300 });
    expect(played()).toEqual([]);
    expect(handCards()).toEqual(["AS", "9H", "2H"]);
  });

  test("a drag sideways changes the order and it is kept", () => {
    sitAt();
    layOut();
    drag("card-AS", { x: 110, y: 560 });
    expect(handCards()).toEqual(["9H", "2H", "AS"]);
    standUp();
    sitAt();
    expect(handCards()).toEqual(["9H", "2H", "AS"]);
  });

  test("another deal is sorted anew", () => {
    sitAt();
    layOut();
    drag("card-AS", { x: 110, y: 560 });
    standUp();
    sitAt(tableView({ deal: 2 }));
    expect(handCards()).toEqual(["AS", "9H", "2H"]);
  });
});

test("the hand says what it is", () => {
  sitAt();
  expect(screen.getByRole("group", { name: "Tu mano, 3 cartas" })).toBe(at("hand"));
  expect(screen.getByRole("button", { name: "2 de corazones, cumple las reglas" })).toBeTruthy();
});
