// What the screens make of times, names and tables.
import { describe, expect, test } from "vitest";
import type { TableAnswer, TableView } from "../../src/protocol";
import { ago } from "../../src/screens/ago";
import { wrongName } from "../../src/screens/hall/name";
import { absentStanding, standingOf } from "../../src/screens/home/standing";
import { bot, FREE, lobbyView, person } from "../fakes/screen";
import { NOW, tableView } from "../fakes/table";

const MINUTE = 60_000;

describe("how long ago", () => {
  test("the largest whole unit is said", () => {
    expect(ago(NOW - 4 * MINUTE, NOW, "en")).toBe("4 min. ago");
    expect(ago(NOW - 59 * MINUTE, NOW, "en")).toBe("59 min. ago");
    expect(ago(NOW - 150 * MINUTE, NOW, "en")).toBe("2 hr. ago");
    expect(ago(NOW - 24 * 60 * MINUTE, NOW, "en")).toBe("yesterday");
  });

  test("a clock that runs behind says now", () => {
    expect(ago(NOW + MINUTE, NOW, "en")).toBe("now");
  });
});

describe("a name", () => {
  test("one to twenty letters will do", () => {
    expect(wrongName("A")).toBeNull();
    expect(wrongName("a".repeat(20))).toBeNull();
  });

  test("nothing, blanks or more than twenty will not", () => {
    expect(wrongName("   ")).toBe("Escribe cómo te llaman.");
    expect(wrongName("a".repeat(21))).toBe("Hasta 20 letras.");
  });

  test("letters are counted as a reader sees them", () => {
    expect(wrongName("👩🏽‍🚀".repeat(5))).toBeNull();
    expect(wrongName("👩🏽‍🚀".repeat(6))).toBe("Hasta 20 letras.");
  });
});

const answer = (view: TableView): TableAnswer => ({
  table: "abcdefghijkl",
  version: 1,
  now: NOW,
  host_name: "Ana",
  you: view.you,
  view,
});

const stands = (change: Partial<TableView>) => standingOf(answer(tableView(change)));

describe("how a table stands", () => {
  test("one's own turn comes first of all", () => {
    expect(stands({ turn: 0 })).toMatchObject({ kind: "turn", state: "Te toca" });
  });

  test("otherwise it says who is awaited", () => {
    expect(stands({ turn: 2 })).toMatchObject({ kind: "waits", state: "Espera a Carla" });
  });

  test("one's own score stands first", () => {
    expect(stands({ seat: 1, scores: [10, 20] }).scores).toEqual([20, 10]);
  });

  test("partner and rivals are named from one's chair", () => {
    expect(stands({}).company).toBe("con Carla, contra Robot 1 y Robot 2");
  });

  test("a table that has not begun says what it lacks", () => {
    const two = lobbyView({ seats: [person("p0", "Ana"), person("p1", "Beto"), FREE, FREE] });
    expect(standingOf(answer(two))).toMatchObject({
      kind: "open",
      company: "2 sillas libres",
      scores: null,
    });
    const full = lobbyView({
      seats: [person("p0", "Ana"), person("p1", "Beto"), bot("b1"), bot("b2")],
    });
    expect(standingOf(answer(full)).company).toBe("falta elegir pareja");
  });

  test("a game that is over tells how it ended", () => {
    const ended = (winner: number | null) =>
      stands({
        phase: "finished",
        turn: null,
        outcome: { winner, reason: "target", verdict: null },
      }).state;
    expect([ended(0), ended(1), ended(null)]).toEqual(["Ganamos", "Perdimos", "Sin ganador"]);
  });

  test("a counted deal awaits nobody in particular", () => {
    expect(stands({ phase: "counting", turn: null })).toMatchObject({
      kind: "waits",
      state: "Puntos contados",
    });
  });

  test("a table that was put away is told from one that is silent", () => {
    expect(absentStanding("table_gone", "Ana").state).toBe("Ya se recogió");
    expect(absentStanding("offline", "Ana").state).toBe("No contesta");
  });
});
