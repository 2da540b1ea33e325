import { cleanup, fireEvent, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import Menu from "../../src/screens/Menu";
import { deck, fourColours, handOrder, motion, sound } from "../../src/settings";
import { keysOpen, menuOpen } from "../../src/shell";
import { showAt, siteAnswers } from "../fakes/screen";
import { nothingAllowed, tableView } from "../fakes/table";

const inPlay = tableView({ allowed: nothingAllowed({ resign: true }) });

beforeEach(() => {
  siteAnswers({ "/chat": { messages: [], before: null } });
  menuOpen.value = true;
});
afterEach(() => {
  cleanup();
  menuOpen.value = false;
});

describe("the menu", () => {
  test("looks and sound change at once", () => {
    showAt(<Menu />, inPlay);
    fireEvent.click(screen.getByTestId("deck-clasica"));
    fireEvent.click(screen.getByRole("switch", { name: /Sonido/ }));
    fireEvent.click(screen.getByRole("switch", { name: /Un color por palo/ }));
    fireEvent.click(screen.getByRole("radio", { name: "DOS PRIMERO" }));
    fireEvent.click(screen.getByRole("radio", { name: "NUNCA" }));
    expect([deck.value, sound.value, fourColours.value]).toEqual(["clasica", false, true]);
    expect([handOrder.value, motion.value]).toEqual(["low-first", "off"]);
  });

  test("the last trick says who took it", () => {
    const trick = { plays: tableView().trick, winner: 2 as const };
    showAt(<Menu />, tableView({ last_trick: trick }));
    expect(screen.getByText("Se la llevó Carla.")).toBeTruthy();
  });

  test("the keys are shown in its place, at a table alone", () => {
    showAt(<Menu />, inPlay);
    fireEvent.click(screen.getByTestId("menu-keys"));
    expect([keysOpen.value, menuOpen.value]).toEqual([true, false]);
    cleanup();
    keysOpen.value = false;
    menuOpen.value = true;
    showAt(<Menu />, tableView({ phase: "lobby" }));
    expect(screen.queryByTestId("menu-keys")).toBeNull();
  });

  test("resigning is asked about before it is done", () => {
    const { asked } = showAt(<Menu />, inPlay);
    fireEvent.click(screen.getByTestId("menu-resign"));
    expect(asked("resign")).toEqual([]);
    const no = screen.getAllByText("SEGUIR JUGANDO").at(-1);
    if (no) fireEvent.click(no);
    expect(asked("resign")).toEqual([]);
  });

  test("resigning closes the menu and gives the game up", () => {
    const { asked } = showAt(<Menu />, inPlay);
    fireEvent.click(screen.getByTestId("menu-resign"));
    const yes = screen.getAllByText("ABANDONAR").at(-1);
    if (yes) fireEvent.click(yes);
    expect(asked("resign")).toHaveLength(1);
    expect(menuOpen.value).toBe(false);
  });

  test("it offers only what the table allows", () => {
    showAt(<Menu />, tableView());
    expect(screen.queryByTestId("menu-resign")).toBeNull();
    expect(screen.queryByTestId("menu-leave")).toBeNull();
  });

  test("between games one may give up one's chair", () => {
    showAt(<Menu />, tableView({ phase: "finished", allowed: nothingAllowed({ leave: true }) }));
    expect(screen.getByTestId("menu-leave")).toBeTruthy();
  });
});
