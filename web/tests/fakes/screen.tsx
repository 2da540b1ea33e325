// A screen of a table, over a real store whose line ends in a fake socket.
import { act, render } from "@testing-library/preact";
import type { ComponentChildren } from "preact";
import { vi } from "vitest";
import type { Inbound, TableView } from "../../src/protocol";
import { TableContext } from "../../src/store/context";
import { createTableStore, type TableStore } from "../../src/store/table_store";
import { FakeNetwork, type FakeSocket } from "./socket";
import { SECRET, TABLE, tableView, update, welcome } from "./table";

export interface Shown {
  readonly store: TableStore;
  readonly socket: FakeSocket;
  /** The site says that the table is now like this. */
  readonly becomes: (view: TableView) => void;
  /** What was asked over the socket, of one kind. */
  readonly asked: <T extends Inbound["type"]>(type: T) => Extract<Inbound, { type: T }>[];
}

/** Answers of the site by the end of the path; anything else is not found. */
export function siteAnswers(answers: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    return found
      ? Response.json(found[1])
      : Response.json({ code: "unknown_table" }, { status: 404 });
  });
}

/** Shows a screen to whoever has `secret` at a table like `view`. */
export function showAt(
  screen: ComponentChildren,
  view: TableView,
  secret: string | null = SECRET,
): Shown {
  const network = new FakeNetwork();
  const store = createTableStore(TABLE, secret, { openSocket: network.open, random: () => 1 });
  const { socket } = network;
  socket.opens();
  socket.says(welcome(socket.last.request, 1, view));
  render(<TableContext.Provider value={store}>{screen}</TableContext.Provider>);
  let version = 1;
  const becomes = (next: TableView) => {
    version += 1;
    act(() => socket.says(update(version, next)));
  };
  return { store, socket, becomes, asked: (type) => socket.ofType(type) };
}

/** A table before its game: the host alone, the seats of the others as given. */
export const lobbyView = (change: Partial<TableView> = {}): TableView =>
  tableView({
    phase: "lobby",
    partner: null,
    game: 0,
    deal: 0,
    move: 0,
    dealer: null,
    turn: null,
    hand: [],
    trick: [],
    contracts: [null, null],
    seats: [
      { player: "p0", kind: "person", name: "Ana", bid: null, tricks: 0, cards: 0 },
      FREE,
      FREE,
      FREE,
    ],
    ...change,
  });

export const FREE = {
  player: null,
  kind: "free",
  name: null,
  bid: null,
  tricks: 0,
  cards: 0,
} as const;

export const person = (player: string, name: string) =>
  ({ player, kind: "person", name, bid: null, tricks: 0, cards: 0 }) as const;

export const bot = (player: string) =>
  ({ player, kind: "bot", name: null, bid: null, tricks: 0, cards: 0 }) as const;
