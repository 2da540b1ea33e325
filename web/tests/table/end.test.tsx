import { act, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { DealLine, OutcomeView, TableView } from "../../src/protocol";
import { pace } from "../../src/settings";
import { fetchSheets } from "../../src/table/sheets";
import { nothingAllowed, TABLE, tableView } from "../fakes/table";
import { asked, at, press, seen, sitAt, standUp } from "./mount";

beforeAll(async () => {
  fetchSheets();
  await vi.dynamicImportSettled();
});
beforeEach(() => {
  sessionStorage.clear();
  pace.value = 0;
});
afterEach(standUp);

const WON: OutcomeView = { winner: 0, reason: "target", verdict: null };

const ended = (change: Partial<TableView> = {}): TableView =>
  tableView({
    phase: "finished",
    deal: 2,
    turn: null,
    hand: [],
    trick: [],
    scores: [512, 340],
    outcome: WON,
    allowed: nothingAllowed({ rematch: true, leave: true, partners: ["b1", "p1", "b2"] }),
    ...change,
  });

const DEALS: readonly DealLine[] = [
  { game: 1, deal: 1, scores: [260, 150], deltas: [260, 150] },
  { game: 1, deal: 2, scores: [512, 340], deltas: [252, 190] },
];

describe("who won and why", () => {
  test("the winners read it in the first person", () => {
    sitAt(ended());
    expect(at("result").textContent).toContain("Ganamos");
    expect(at("result").textContent).toContain("Pasamos los 500 puntos al cerrar la mano 2.");
  });

  test("the losers are told who passed the target", () => {
    sitAt(ended({ seat: 1, you: "p9", allowed: nothingAllowed() }));
    expect(at("result").textContent).toContain("Perdimos");
    expect(at("result").textContent).toContain("Ellos pasaron los 500 puntos");
  });

  test("who watches reads names", () => {
    sitAt(ended({ seat: null, you: null, allowed: nothingAllowed() }));
    expect(at("result").textContent).toContain("Ganan Ana y Carla");
  });

  test.each([
    ["minus200", "Bajamos hasta los −200 puntos."],
    ["abandoned", "Abandonamos la partida."],
    ["absent_48_hours", "Faltamos más de 48 horas."],
  ] as const)("a game lost by %s says so of the losers", (reason, sentence) => {
    sitAt(ended({ outcome: { winner: 1, reason, verdict: null } }));
    expect(at("result").textContent).toContain(sentence);
  });

  test("a verdict says who accused whom and leads to the plays", () => {
    const verdict = { by: 0, accused: 1, proven: false } as const;
    sitAt(ended({ outcome: { winner: 1, reason: "renege_not_proven", verdict } }));
    expect(at("verdict").textContent).toBe(
      "Acusaste a Robot 1, que asistió siempre que podía.VER LAS JUGADAS",
    );
    expect(at("verdict").querySelector("a")?.getAttribute("href")).toBe(`/mesa/${TABLE}/manos/1/2`);
  });

  test("a game without a winner says so", () => {
    sitAt(ended({ outcome: { winner: null, reason: "deal_limit", verdict: null } }));
    expect(at("result").textContent).toContain("Sin ganador");
  });
});

describe("how it went", () => {
  test("the chart says where both ended and each deal can be opened", async () => {
    sitAt(ended(), DEALS);
    await waitFor(() => screen.getByRole("img", { name: /terminan con 512/ }));
    const links = screen.getAllByRole("link", { name: /Ver la mano/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `/mesa/${TABLE}/manos/1/1`,
      `/mesa/${TABLE}/manos/1/2`,
    ]);
    expect(links[1]?.textContent).toContain("+252");
  });

  test("deals of an earlier game are left out", async () => {
    sitAt(ended({ game: 2 }), DEALS);
    await act(async () => {});
    expect(screen.queryAllByRole("link", { name: /Ver la mano/ })).toEqual([]);
  });
});

describe("REVANCHA", () => {
  test("keeps pairs and conditions where nothing is changed", () => {
    sitAt(ended());
    press("rematch");
    expect(asked("rematch")).toEqual([
      expect.objectContaining({ target: 500, mode: "allowed", game: 1 }),
    ]);
    expect(asked("rematch")[0]?.partner ?? null).toBeNull();
  });

  test("takes a new partner among those the table allows", () => {
    sitAt(ended());
    press("rematch-new");
    press("partner-b2");
    press("rematch");
    expect(asked("rematch")[0]?.partner).toBe("b2");
  });

  test("going back to the same pairs forgets the new partner", () => {
    sitAt(ended());
    press("rematch-new");
    press("rematch-same");
    press("rematch");
    expect(asked("rematch")[0]?.partner ?? null).toBeNull();
  });

  test("everybody but the host waits for the host", () => {
    sitAt(ended({ seat: 2, you: "p1", allowed: nothingAllowed({ leave: true }) }));
    expect(seen("rematch")).toBeNull();
    expect(at("result").textContent).toContain("Ana decide si hay revancha.");
  });

  test("a seat is given up only when sure", () => {
    sitAt(ended());
    press("leave");
    expect(asked("leave")).toEqual([]);
    press("leave-confirm");
    expect(asked("leave")).toHaveLength(1);
  });

  test("who watches may take a free seat", () => {
    sitAt(ended({ seat: null, you: null, allowed: nothingAllowed({ sit: true }) }));
    expect(at("sit")).toBeTruthy();
  });
});
