import { act } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { PairCount, TableView } from "../../src/protocol";
import { motion, pace } from "../../src/settings";
import { fetchSheets } from "../../src/table/sheets";
import { NOW, nothingAllowed, tableView, update } from "../fakes/table";
import { asked, at, hear, press, seen, sitAt, standUp, told } from "./mount";

beforeAll(async () => {
  fetchSheets();
  await vi.dynamicImportSettled();
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  sessionStorage.clear();
  pace.value = 1;
  motion.value = "on";
});
afterEach(() => {
  standUp();
  vi.useRealTimers();
});

const pair = (change: Partial<PairCount>): PairCount => ({
  contract: 5,
  contract_result: "made",
  contract_points: 50,
  nil_points: 0,
  new_bags: 2,
  bag_points: 2,
  penalty_points: 0,
  delta: 52,
  bags_after: 4,
  score_after: 152,
  ...change,
});

/** Ana 3 and Carla 2 took seven; the robots, 4 and Nil, five and one, and reached ten bags. */
function counting(change: Partial<TableView> = {}, decided = false): TableView {
  const [ana, left, carla, right] = tableView().seats;
  return tableView({
    phase: "counting",
    turn: null,
    hand: [],
    trick: [],
    seats: [
      { ...ana, tricks: 4 },
      { ...left, tricks: 5 },
      { ...carla, tricks: 3 },
      { ...right, tricks: 1 },
    ],
    scores: [152, -60],
    bags: [4, 1],
    count: {
      decided,
      pairs: [
        pair({}),
        pair({
          contract: 4,
          contract_points: 40,
          nil_points: -100,
          penalty_points: -100,
          delta: -158,
          bags_after: 1,
          score_after: -60,
        }),
      ],
    },
    allowed: nothingAllowed({ next_deal: true, accuse: [1, 3] }),
    ...change,
  });
}

const wait = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};
/** The last card is played, its trick goes to its winner, and the count is laid on the table. */
function openCount(view = counting()): void {
  sitAt(tableView({ turn: 3, scores: [100, 98], bags: [2, 9] }));
  hear(
    update(6, view, [
      { type: "card_played", seat: 3, card: "4H" },
      { type: "trick_taken", seat: 2, number: 13 },
      { type: "deal_counted", deal: 1, decided: false },
    ]),
  );
  wait(1510);
}

const lines = (): number => at("count").querySelectorAll("tr.is-seen").length;
const cells = (line: string): (string | null)[] =>
  [...at("count").querySelectorAll(`.ledger__${line} td`)].map((cell) => cell.textContent);

describe("CONTANDO LOS PUNTOS", () => {
  test("its lines come one by one and the next deal waits for the last", () => {
    openCount();
    wait(330);
    expect(lines()).toBe(1);
    wait(330);
    expect(lines()).toBe(2);
    expect(at("next-deal").hasAttribute("disabled")).toBe(true);
    for (let line = 2; line <= 8; line += 1) wait(330);
    expect(lines()).toBe(8);
    wait(800);
    expect(at("next-deal").hasAttribute("disabled")).toBe(false);
    press("next-deal");
    expect(asked("next_deal")).toHaveLength(1);
  });

  test("the head keeps the old score until the count is through", () => {
    openCount();
    expect(told("score-us", "points")).toBe("100");
    expect(told("score-them", "points")).toBe("98");
    expect(told("score-them", "bags")).toBe("9");
    press("count");
    expect(told("score-us", "points")).toBe("152");
    expect(told("score-them", "points")).toBe("-60");
    expect(told("score-them", "bags")).toBe("1");
  });

  test("a press shows it whole", () => {
    openCount();
    press("count");
    expect(lines()).toBe(8);
    expect(at("next-deal").hasAttribute("disabled")).toBe(false);
  });

  test("one who comes back finds it whole", () => {
    sitAt(counting());
    expect(lines()).toBe(8);
  });

  test("says contracts, bags, a failed nil and the penalty in words", () => {
    sitAt(counting());
    expect(cells("bids")).toEqual(["3 + 2", "4 + Nil"]);
    expect(cells("tricks")).toEqual(["4 + 3", "5 + 1"]);
    expect(cells("contract")[0]).toContain("5 cumplido");
    expect(cells("bags")[0]).toContain("2 de más");
    expect(cells("nil")[1]).toContain("Robot 2 falló");
    expect(cells("penalty")).toEqual([
      expect.stringContaining("4 de 10"),
      expect.stringContaining("llegó a 10 sacos"),
    ]);
    expect(cells("total")[1]).toContain("−60");
  });

  test("a rival may still be accused", () => {
    sitAt(counting());
    press("accuse");
    press("accuse-1");
    press("accuse-confirm");
    expect(asked("accuse").map((message) => message.accused)).toEqual([1]);
  });

  test("a decided count says that its press closes the game", () => {
    sitAt(counting({}, true));
    expect(at("next-deal").textContent).toBe("CERRAR LA PARTIDA");
  });

  test("who watches reads it and presses nothing", () => {
    sitAt(counting({ seat: null, you: null, allowed: nothingAllowed() }));
    expect(at("count")).toBeTruthy();
    expect(seen("next-deal")).toBeNull();
  });

  test("with cuts instead of travel all lines stand at once", () => {
    motion.value = "off";
    openCount();
    expect(lines()).toBe(8);
  });
});
