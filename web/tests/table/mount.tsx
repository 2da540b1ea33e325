// The table screen over the real store, with a socket that the test answers for.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { vi } from "vitest";
import type { DealLine, Inbound, Outbound, TableView } from "../../src/protocol";
import { TableContext } from "../../src/store/context";
import { createTableStore, type TableStore } from "../../src/store/table_store";
import { fetchSheets } from "../../src/table/sheets";
import TableScreen from "../../src/table/TableScreen";
import { FakeNetwork } from "../fakes/socket";
import { SECRET, TABLE, tableView, welcome } from "../fakes/table";

// A table that has been looked at for a moment has them.
await fetchSheets();

let store: TableStore | null = null;
let network = new FakeNetwork();

const answer = (body: unknown): Response => new Response(JSON.stringify(body));

/** What the site answers over HTTP: an empty chat, and these closed deals. */
function answerWith(deals: readonly DealLine[]): void {
  vi.stubGlobal("fetch", async (path: string) =>
    path.endsWith("/deals") ? answer({ deals }) : answer({ messages: [], before: null }),
  );
}

/** Shows the table as `view` has it. */
export function sitAt(view: TableView = tableView(), deals: readonly DealLine[] = []): TableStore {
  answerWith(deals);
  network = new FakeNetwork();
  store = createTableStore(TABLE, view.seat === null ? null : SECRET, {
    openSocket: network.open,
    random: () => 1,
  });
  network.socket.opens();
  network.socket.says(welcome(network.socket.last.request, 5, view));
  render(
    <TableContext.Provider value={store}>
      <TableScreen />
    </TableContext.Provider>,
  );
  return store;
}

export function standUp(): void {
  cleanup();
  store?.dispose();
}

/** What the site says. */
export const hear = (message: Outbound): void => {
  act(() => network.socket.says(message));
};

export const breakLine = (): void => {
  act(() => network.socket.breaks());
};

/** What was asked of the site, of one kind, in order. */
export const asked = <T extends Inbound["type"]>(type: T): Extract<Inbound, { type: T }>[] =>
  network.socket.ofType(type);

export const at = (testid: string): HTMLElement => screen.getByTestId(testid);
export const seen = (testid: string): HTMLElement | null => screen.queryByTestId(testid);
/** What an element carries for tests and styles: `data-<name>`. */
export const told = (testid: string, name: string): string | null =>
  at(testid).getAttribute(`data-${name}`);
export const press = (testid: string): void => {
  fireEvent.click(at(testid));
};
export const key = (element: Element, name: string, more: KeyboardEventInit = {}): void => {
  fireEvent.keyDown(element, { key: name, ...more });
};

/** The cards of the hand as they lie. */
export const handCards = (): (string | null)[] =>
  [...at("hand").querySelectorAll("[data-card]")].map((card) => card.getAttribute("data-card"));
