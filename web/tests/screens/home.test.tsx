import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forget, myTables, remember } from "../../src/my_tables";
import Home from "../../src/screens/Home";
import { siteAnswers } from "../fakes/screen";
import { NOW, SECRET, tableView } from "../fakes/table";

const MINE = "aaaaaaaaaaaa";
const THEIRS = "bbbbbbbbbbbb";

const answer = (change: Parameters<typeof tableView>[0]) => ({
  table: MINE,
  version: 1,
  now: NOW,
  host_name: "Ana",
  you: "p0",
  view: tableView(change),
});

beforeEach(() => {
  for (const { table } of myTables.peek()) forget(table);
});
afterEach(cleanup);

describe("home", () => {
  test("opening a table is one press away", () => {
    siteAnswers({});
    render(<Home />);
    expect(screen.getByTestId("open-table").getAttribute("href")).toBe("/abrir");
    expect(screen.getByText(/quedará aquí/)).toBeTruthy();
  });

  test("tables that await the player come first, with a badge", async () => {
    remember({ table: MINE, secret: SECRET, name: "Ana" });
    remember({ table: THEIRS, secret: SECRET, name: "Ana" });
    siteAnswers({ [MINE]: answer({ turn: 0 }), [THEIRS]: answer({ turn: 2 }) });
    render(<Home />);
    await screen.findByText("1 mesa espera por ti");
    const rows = within(screen.getByRole("region", { name: "Mis mesas" })).getAllByRole("listitem");
    expect(rows.map((row) => row.getAttribute("data-testid"))).toEqual([
      `mine-${MINE}`,
      `mine-${THEIRS}`,
    ]);
  });

  test("a table that is gone says so and stays until taken off", async () => {
    remember({ table: MINE, secret: SECRET, name: "Ana" });
    siteAnswers({});
    render(<Home />);
    await screen.findByText("Ya se recogió");
    expect(myTables.value).toHaveLength(1);
  });

  test("taking a table off the list asks first and resigns nothing", async () => {
    remember({ table: MINE, secret: SECRET, name: "Ana" });
    siteAnswers({ [MINE]: answer({ turn: 0 }) });
    render(<Home />);
    await screen.findByText("1 mesa espera por ti");
    fireEvent.click(screen.getByRole("button", { name: /Quitar de la lista: Te toca/ }));
    expect(myTables.value).toHaveLength(1);
    expect(screen.getByText(/No abandonas nada/)).toBeTruthy();
    fireEvent.click(screen.getByTestId("forget"));
    await waitFor(() => expect(myTables.value).toHaveLength(0));
    expect(screen.queryByTestId(`mine-${MINE}`)).toBeNull();
  });
});
