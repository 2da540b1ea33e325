import { fireEvent, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { TableView } from "../../src/protocol";
import { pace } from "../../src/settings";
import { NOW, nothingAllowed, tableView, update } from "../fakes/table";
import { asked, at, hear, press, seen, sitAt, standUp } from "./mount";

beforeEach(() => {
  sessionStorage.clear();
  pace.value = 0;
});
afterEach(standUp);

/** Against Berta (a person) at the left and a robot at the right. */
function suspicious(change: Partial<TableView> = {}): TableView {
  const [ana, left, carla, right] = tableView().seats;
  return tableView({
    seats: [ana, { ...left, player: "p2", kind: "person", name: "Berta" }, carla, right],
    allowed: nothingAllowed({ accuse: [1, 3], resign: true }),
    ...change,
  });
}

const shownText = (): string => document.querySelector("dialog[open]")?.textContent ?? "";

describe("ACUSAR RENUNCIO", () => {
  test("a rival is chosen, the stakes are told, and only then accused", () => {
    sitAt(suspicious());
    press("accuse");
    press("accuse-1");
    expect(shownText()).toContain("¿Acusar a Berta?");
    expect(shownText()).toContain("tu pareja y tú pierden la partida");
    expect(asked("accuse")).toEqual([]);
    press("accuse-confirm");
    expect(asked("accuse").map((message) => message.accused)).toEqual([1]);
  });

  test("accusing a robot is told to be hopeless", () => {
    sitAt(suspicious());
    press("accuse");
    press("accuse-3");
    expect(shownText()).toContain("Los robots siempre asisten");
  });

  test("one may think better of it", () => {
    sitAt(suspicious());
    press("accuse");
    press("accuse-1");
    press("accuse-back");
    expect(shownText()).toContain("¿Quién no asistió?");
    press("accuse-back");
    expect(document.querySelector("dialog[open]")).toBeNull();
    expect(asked("accuse")).toEqual([]);
  });

  test("the question ends with its deal", () => {
    sitAt(suspicious());
    press("accuse");
    press("accuse-1");
    hear(update(6, suspicious({ deal: 2 })));
    expect(document.querySelector("dialog[open]")).toBeNull();
  });

  test("it waits until the bidding is over", () => {
    sitAt(suspicious({ allowed: nothingAllowed() }));
    expect(at("accuse").hasAttribute("disabled")).toBe(true);
  });

  test("it is not there where reneging is prevented or for who watches", () => {
    sitAt(suspicious({ mode: "prevented" }));
    expect(seen("accuse")).toBeNull();
    standUp();
    sitAt(suspicious({ seat: null, you: null, hand: [], allowed: nothingAllowed() }));
    expect(seen("accuse")).toBeNull();
  });
});

describe("ABANDONAR", () => {
  test("is asked twice", () => {
    sitAt(suspicious());
    press("resign");
    expect(shownText()).toContain("Tu pareja con Carla pierde la partida");
    expect(asked("resign")).toEqual([]);
    press("resign-confirm");
    expect(asked("resign")).toHaveLength(1);
  });

  test("playing on changes nothing", () => {
    sitAt(suspicious());
    press("resign");
    fireEvent.click(screen.getByText("SEGUIR JUGANDO"));
    expect(document.querySelector("dialog[open]")).toBeNull();
    expect(asked("resign")).toEqual([]);
  });
});

describe("closing for absence", () => {
  const HOUR = 3600;
  const absentSince = (hours: number, from: number | null) =>
    suspicious({
      turn: 1,
      since: NOW / 1000 - hours * HOUR,
      allowed: nothingAllowed({ claim_from: from, resign: true }),
    });

  test("is told ahead with the time that is left", () => {
    sitAt(absentSince(46, NOW / 1000 + 2 * HOUR + 60));
    expect(screen.getByText(/podrás cerrar la partida dentro de 2 h/)).toBeTruthy();
    expect(seen("claim")).toBeNull();
  });

  test("can be asked for once the time has come", () => {
    sitAt(absentSince(49, NOW / 1000 - HOUR));
    press("claim");
    expect(asked("claim")).toEqual([]);
    press("claim-confirm");
    expect(asked("claim")).toHaveLength(1);
  });

  test("the partner of somebody absent against two robots is told to resign", () => {
    sitAt(
      tableView({
        turn: 2,
        since: NOW / 1000 - 50 * HOUR,
        allowed: nothingAllowed({ resign: true }),
      }),
    );
    expect(screen.getByText(/los robots no cierran la partida/)).toBeTruthy();
  });
});

describe("the last trick", () => {
  test("shows four cards and who took them", () => {
    const plays = [
      { seat: 1, card: "9C" },
      { seat: 2, card: "TC" },
      { seat: 3, card: "4C" },
      { seat: 0, card: "KC" },
    ] as const;
    sitAt(suspicious({ last_trick: { plays, winner: 0 } }));
    press("last-trick");
    expect(shownText()).toContain("Te la llevaste tú");
    expect(at("last-trick-cards").querySelectorAll(".card")).toHaveLength(4);
  });

  test("cannot be asked for before there is one", () => {
    sitAt(suspicious());
    expect(at("last-trick").hasAttribute("disabled")).toBe(true);
  });
});
