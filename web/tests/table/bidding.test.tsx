import { act, fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Bid, SeatView, TableView } from "../../src/protocol";
import { pace } from "../../src/settings";
import { nothingAllowed, tableView } from "../fakes/table";
import { asked, at, key, press, seen, sitAt, standUp } from "./mount";

beforeEach(() => {
  sessionStorage.clear();
  pace.value = 0;
});
afterEach(standUp);

const BIDS: readonly Bid[] = ["nil", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** Ana bids after Carla's 4, with bots at both sides who bid 3 and Nil. */
function bidding(change: Partial<TableView> = {}): TableView {
  const [ana, left, carla, right] = tableView().seats;
  const bid = (seat: SeatView, said: Bid | null): SeatView => ({ ...seat, bid: said });
  return tableView({
    phase: "bidding",
    seats: [bid(ana, null), bid(left, 3), bid(carla, 4), bid(right, "nil")],
    trick: [],
    contracts: [4, 3],
    allowed: nothingAllowed({ bids: BIDS }),
    ...change,
  });
}

const parts = (): string | undefined => at("bid-sum").textContent?.replace(/\s+/g, " ").trim();
const isDisabled = (testid: string): boolean => at(testid).hasAttribute("disabled");

describe("bidding", () => {
  test("nothing can be bid before a number is chosen", () => {
    sitAt(bidding());
    expect(isDisabled("bid-submit")).toBe(true);
  });

  test("the contract of the pair grows as one chooses", () => {
    sitAt(bidding());
    expect(parts()).toContain("Carla 4 más tú ?: contrato 4+");
    press("bid-3");
    expect(parts()).toContain("Carla 4 más tú 3: contrato 7");
    press("bid-nil");
    expect(parts()).toContain("Carla 4 más tú Nil: contrato 4");
  });

  test("APOSTAR bids what was chosen last", () => {
    sitAt(bidding());
    press("bid-3");
    press("bid-5");
    press("bid-submit");
    expect(asked("bid").map((message) => message.bid)).toEqual([5]);
  });

  test("Nil is said as Nil", () => {
    sitAt(bidding());
    press("bid-nil");
    press("bid-submit");
    expect(asked("bid").map((message) => message.bid)).toEqual(["nil"]);
  });

  test("tapping a number twice does not bid it", () => {
    sitAt(bidding());
    press("bid-3");
    press("bid-3");
    expect(asked("bid")).toEqual([]);
  });

  test("Enter on the chosen number bids it", () => {
    sitAt(bidding());
    press("bid-3");
    key(at("bid-3"), "Enter");
    expect(asked("bid").map((message) => message.bid)).toEqual([3]);
  });

  test("arrows walk the pad and choose", () => {
    sitAt(bidding());
    press("bid-3");
    at("bid-3").focus();
    key(at("bid-3"), "ArrowRight");
    expect(document.activeElement).toBe(at("bid-4"));
    expect(at("bid-4").getAttribute("aria-checked")).toBe("true");
    at("bid-13").focus();
    key(at("bid-13"), "ArrowRight");
    expect(document.activeElement).toBe(at("bid-submit"));
  });

  test("one may choose while others think and bids when awaited", () => {
    const view = bidding({ turn: 3, allowed: nothingAllowed() });
    sitAt(view);
    press("bid-6");
    expect(at("bid-6").getAttribute("aria-checked")).toBe("true");
    expect(isDisabled("bid-submit")).toBe(true);
    press("bid-submit");
    expect(asked("bid")).toEqual([]);
  });

  test("a bid on its way is not sent again", () => {
    sitAt(bidding());
    press("bid-3");
    press("bid-submit");
    act(() => void fireEvent.click(at("bid-submit")));
    expect(asked("bid")).toHaveLength(1);
  });

  test("who watches sees what was said and no pad", () => {
    sitAt(bidding({ seat: null, you: null, hand: [], allowed: nothingAllowed() }));
    expect(seen("bid-3")).toBeNull();
    expect(at("seat-1").textContent).toContain("apuesta 3");
  });
});
