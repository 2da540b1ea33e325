import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { remember } from "../../src/my_tables";
import type { DealRecord } from "../../src/protocol";
import HistoryScreen from "../../src/screens/HistoryScreen";
import { RENEGED, SEALED } from "../fakes/record";
import { siteAnswers } from "../fakes/screen";
import { SECRET, TABLE } from "../fakes/table";

const NAMES = ["Ana", "Beto", null, "Dora"];

async function open(record: DealRecord, more: Readonly<Record<string, unknown>> = {}) {
  siteAnswers({ "deals/1/2": { record, names: NAMES }, "/deals": { deals: [] }, ...more });
  render(<HistoryScreen table={TABLE} game={1} deal={2} />);
  return await screen.findByTestId("history");
}

const card = (testid: string): string | null =>
  screen.queryByTestId(testid)?.getAttribute("data-card") ?? null;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("a deal that is over", () => {
  test("a proven renege is where one begins", async () => {
    const screenOf = await open(RENEGED);
    expect(screenOf.getAttribute("data-at")).toBe("4");
    expect(card("trick-card-2")).toBe("AS");
  });

  test("one goes forward and back card by card", async () => {
    const screenOf = await open(RENEGED);
    fireEvent.click(screen.getByTestId("step-next"));
    expect(card("trick-card-2")).toBe("2H");
    expect(card("trick-card-1")).toBeNull();
    fireEvent.keyDown(window, { key: "ArrowLeft" });
    fireEvent.keyDown(window, { key: "ArrowLeft" });
    expect(screenOf.getAttribute("data-at")).toBe("3");
  });

  test("a trick is chosen by its number", async () => {
    const screenOf = await open(RENEGED);
    fireEvent.click(screen.getByRole("button", { name: "Ver la baza 2" }));
    expect(screenOf.getAttribute("data-at")).toBe("8");
  });

  test("all four hands are open", async () => {
    await open(RENEGED);
    for (const seat of [0, 1, 2, 3]) {
      expect(within(screen.getByTestId(`hand-${seat}`)).getAllByRole("listitem")).toHaveLength(13);
    }
  });

  test("the verdict goes through the accused's cards", async () => {
    await open(RENEGED);
    const verdict = within(screen.getByTestId("verdict"));
    expect(verdict.getByText("Dora acusó a Robot 1, y las cartas le dan la razón.")).toBeTruthy();
    const judged = verdict.getByText("renuncio").closest("tr")?.textContent;
    expect(judged).toContain("as de espadas");
    expect(judged).toContain("2 de corazones");
  });

  test("a renege nobody accused is marked all the same", async () => {
    await open({ ...RENEGED, accusation: null });
    expect(screen.queryByTestId("verdict")).toBeNull();
    expect(screen.getByTestId("renege-1-2")).toBeTruthy();
    expect(screen.getByText("Hubo un renuncio en esta mano.")).toBeTruthy();
  });

  test("a deal that was cut short has no points", async () => {
    await open(RENEGED);
    expect(screen.getByText(/se cortó antes del final/)).toBeTruthy();
  });

  test("one's own seat of that deal lies at the bottom", async () => {
    remember({ table: TABLE, secret: SECRET, name: "Beto" });
    await open(RENEGED, { [TABLE]: { you: "p1" } });
    expect(screen.getByTestId("seat-1").className).toContain("place--me");
    expect(screen.getByText("Tu mano")).toBeTruthy();
  });

  test("a deal that is not open says so", async () => {
    siteAnswers({});
    render(<HistoryScreen table={TABLE} game={9} deal={9} />);
    expect((await screen.findByTestId("lost")).getAttribute("data-code")).toBe("unknown_table");
  });
});

describe("VERIFICAR", () => {
  test("an honest deal is ticked off line by line", async () => {
    await open({ ...RENEGED, ...SEALED, plays: [], accusation: null });
    fireEvent.click(screen.getByTestId("verify"));
    expect((await screen.findByTestId("verified")).getAttribute("data-right")).toBe("true");
    expect(screen.getByTestId("check-seal").getAttribute("data-right")).toBe("true");
    expect(screen.getByTestId("check-deck").getAttribute("data-right")).toBe("true");
  });

  test("a forged deal is found out", async () => {
    await open({ ...RENEGED, ...SEALED, secret: "00".repeat(32), plays: [] });
    fireEvent.click(screen.getByTestId("verify"));
    expect((await screen.findByTestId("verified")).getAttribute("data-right")).toBe("false");
    expect(screen.getByTestId("check-seal").getAttribute("data-right")).toBe("false");
  });
});
