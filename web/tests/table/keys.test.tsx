import { act, fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { announceSteps } from "../../src/a11y/announce";
import { sentences, silence } from "../../src/a11y/live";
import { SAYINGS, say } from "../../src/a11y/say";
import { act as press } from "../../src/input/acting";
import type { TableView } from "../../src/protocol";
import { pace } from "../../src/settings";
import { menuOpen } from "../../src/shell";
import { tableView, update } from "../fakes/table";
import { asked, at, handCards, hear, key, seen, sitAt, standUp, told } from "./mount";

beforeEach(() => {
  sessionStorage.clear();
  pace.value = 0;
});
afterEach(() => {
  standUp();
  silence();
  menuOpen.value = false;
});

const sayingOf = (letter: string, change: Partial<TableView> = {}): string =>
  SAYINGS[letter]?.(tableView(change)) ?? "";
const heard = (): string[] => sentences.value.map(({ text }) => text);

const LAST = {
  winner: 2,
  plays: [
    { seat: 1, card: "4C" },
    { seat: 2, card: "KC" },
    { seat: 3, card: "2C" },
    { seat: 0, card: "3C" },
  ],
} as const;

describe("the keys that speak", () => {
  test("A tells bids and contracts, one's own first", () => {
    expect(sayingOf("a")).toBe(
      "Tú: apuesta 3, 0 bazas. Robot 1: apuesta 4, 0 bazas. Carla: apuesta 2, 0 bazas. " +
        "Robot 2: apuesta Nil, 0 bazas. Nosotros: contrato de 5, llevan 0. " +
        "Ellos: contrato de 4, llevan 0.",
    );
  });

  test("R tells points, bags and the target", () => {
    expect(sayingOf("r", { scores: [132, 98], bags: [3, 7] })).toBe(
      "Nosotros: 132 puntos, 3 sacos de 10. Ellos: 98 puntos, 7 sacos de 10. Se juega a 500.",
    );
  });

  test("T tells who is awaited", () => {
    expect(sayingOf("t")).toBe("Te toca jugar.");
    expect(sayingOf("t", { turn: 2 })).toBe("Juega Carla.");
    expect(sayingOf("t", { phase: "bidding", turn: 2 })).toBe("Falta la apuesta de Carla.");
  });

  test("L tells the cards on the table, U the last trick", () => {
    expect(sayingOf("l")).toBe(
      "Robot 1: 10 de corazones. Carla: reina de corazones. Robot 2: 3 de corazones.",
    );
    expect(sayingOf("l", { trick: [] })).toBe("No hay cartas en la mesa.");
    expect(sayingOf("u")).toBe("Todavía no se cerró ninguna baza en esta mano.");
    expect(sayingOf("u", { last_trick: LAST })).toContain("Carla: rey de tréboles.");
    expect(sayingOf("u", { last_trick: LAST })).toContain("Se la llevó Carla.");
  });

  test("H tells the hand by suit and what follows the rules", () => {
    expect(sayingOf("h")).toBe("espadas: as; corazones: 9, 2. Siguen las reglas: corazones: 9, 2.");
  });

  test("what was said of the last trick goes when it is the last no more", () => {
    const store = sitAt(tableView({ last_trick: LAST }));
    const stop = announceSteps(store);
    say("u", tableView({ last_trick: LAST }));
    expect(heard().join()).toContain("rey de tréboles");
    const taken = { type: "trick_taken", seat: 2, number: 2 } as const;
    hear(update(6, tableView({ move: 8 }), [taken]));
    expect(heard().join()).not.toContain("rey de tréboles");
    stop();
  });
});

describe("the gamepad presses the same keys", () => {
  test("a direction enters the hand and walks it", () => {
    sitAt();
    press("right");
    press("right");
    expect(document.activeElement).toBe(at("card-9H"));
  });

  test("the first press lifts and the second plays", () => {
    sitAt();
    at("card-9H").focus();
    act(() => press("press"));
    expect(told("card-9H", "up")).toBe("true");
    act(() => press("press"));
    expect(asked("play").map(({ card }) => card)).toEqual(["9H"]);
  });

  test("back puts the card down and opens nothing", () => {
    sitAt();
    at("card-9H").focus();
    act(() => press("press"));
    act(() => press("back"));
    expect(told("card-9H", "up")).toBe("false");
    act(() => press("back"));
    expect(menuOpen.value).toBe(false);
  });

  test("the shoulders carry a card along", () => {
    sitAt();
    at("card-AS").focus();
    act(() => press("carry-right"));
    expect(handCards()).toEqual(["9H", "AS", "2H"]);
  });
});

describe("sorting", () => {
  test("the button is there only while the hand lies otherwise", () => {
    sitAt();
    expect(seen("tidy")).toBe(null);
    at("card-AS").focus();
    key(at("card-AS"), "ArrowRight", { shiftKey: true });
    fireEvent.click(at("tidy"));
    expect(handCards()).toEqual(["AS", "9H", "2H"]);
    expect(seen("tidy")).toBe(null);
  });

  test("O sorts as the button does", () => {
    sitAt();
    at("card-AS").focus();
    key(at("card-AS"), "ArrowRight", { shiftKey: true });
    act(() => key(document.body, "o"));
    expect(handCards()).toEqual(["AS", "9H", "2H"]);
  });
});

test("after the last card the focus stays with the hand", () => {
  sitAt(tableView({ hand: ["9H"], allowed: { ...tableView().allowed, cards: ["9H"] } }));
  at("card-9H").focus();
  fireEvent.click(at("card-9H"));
  fireEvent.click(at("card-9H"));
  expect(document.activeElement).toBe(at("hand"));
});
