import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { remember } from "../src/my_tables";
import { NOTHING } from "../src/presentation/shown";
import type { TableView } from "../src/protocol";
import { keepLastView, type Remembered } from "../src/pwa/last_view";
import { inPlay } from "../src/shell";
import { tellInPlay } from "../src/store/in_play";
import type { Status } from "../src/store/types";
import { nothingAllowed, SECRET, TABLE, tableView } from "./fakes/table";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A table as its page has it. */
function opened(view: TableView | null, status: Status) {
  const recalled: TableView[] = [];
  const store: Remembered = {
    table: TABLE,
    view: signal(view),
    status: signal(status),
    asOf: signal(null),
    recall: (known) => recalled.push(known),
  };
  return { store, recalled };
}

function playFor(view: TableView): void {
  const stop = keepLastView(opened(view, "live").store);
  vi.advanceTimersByTime(1_000);
  stop();
}

describe("the last that was known of a table", () => {
  test("is shown without a connection, and nobody is awaited there", () => {
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    const view = tableView({ turn: 0, allowed: nothingAllowed({ cards: ["AS"] }) });
    playFor(view);
    const { store, recalled } = opened(null, "lost");
    keepLastView(store)();
    expect(recalled).toEqual([{ ...view, turn: null, allowed: nothingAllowed() }]);
  });

  test("is not shown while the line may still come", () => {
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    playFor(tableView());
    const { store, recalled } = opened(null, "connecting");
    keepLastView(store)();
    expect(recalled).toEqual([]);
  });

  test("goes with the seat that this browser had", () => {
    playFor(tableView());
    const { store, recalled } = opened(null, "lost");
    keepLastView(store)();
    expect(recalled).toEqual([]);
  });

  test("of who only watches is not kept", () => {
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    playFor(tableView({ you: null, seat: null }));
    const { store, recalled } = opened(null, "lost");
    keepLastView(store)();
    expect(recalled).toEqual([]);
  });
});

describe("a deal in play", () => {
  const shown = (count: boolean) => signal({ ...NOTHING, countOpen: count });

  test.each([
    ["lobby", false, false],
    ["bidding", false, true],
    ["playing", false, true],
    ["counting", false, true],
    ["counting", true, false],
  ] as const)("in %s with the count open (%s): %s", (phase, count, expected) => {
    const stop = tellInPlay({ view: signal(tableView({ phase })), shown: shown(count) });
    expect(inPlay.value).toBe(expected);
    stop();
    expect(inPlay.value).toBe(false);
  });
});
