import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Seat, SeatView } from "../../src/protocol";
import { pace } from "../../src/settings";
import { NOW, nothingAllowed, presence, tableView } from "../fakes/table";
import { at, breakLine, hear, seen, sitAt, standUp, told } from "./mount";

beforeEach(() => {
  sessionStorage.clear();
  pace.value = 0;
});
afterEach(standUp);

const PLACES = ["me", "left", "top", "right"];
const placeOf = (seat: number): string | undefined =>
  PLACES.find((place) => at(`seat-${seat}`).classList.contains(`seat--${place}`));

describe("who sits where", () => {
  test.each([
    [0, ["me", "left", "top", "right"]],
    [1, ["right", "me", "left", "top"]],
    [2, ["top", "right", "me", "left"]],
    [3, ["left", "top", "right", "me"]],
  ] as const)("from seat %i play runs clockwise from the bottom", (seat, places) => {
    sitAt(tableView({ seat: seat as Seat }));
    expect([0, 1, 2, 3].map(placeOf)).toEqual(places);
  });

  test("who watches sees the host at the bottom", () => {
    sitAt(tableView({ seat: null, you: null, hand: [] }));
    expect(placeOf(0)).toBe("me");
    expect(at("spectating").textContent).toContain("Estás mirando");
    expect(seen("hand")).toBeNull();
  });
});

describe("a plate", () => {
  const tricks = (seat: SeatView, taken: number): SeatView => ({ ...seat, tricks: taken });

  test("says bid and tricks in figures and in pips", () => {
    const [ana, left, carla, right] = tableView().seats;
    sitAt(tableView({ seats: [ana, tricks(left, 5), carla, right] }));
    expect(at("seat-1").textContent).toContain("5 de 4");
    expect(at("seat-1").querySelectorAll(".pip--won")).toHaveLength(4);
    expect(at("seat-1").querySelectorAll(".pip--bag")).toHaveLength(1);
    expect(at("seat-3").textContent).toContain("ninguna");
  });

  test("tells a robot, the dealer and whose turn it is", () => {
    sitAt(tableView({ turn: 2, dealer: 1 }));
    expect(at("seat-1").textContent).toContain("Robot");
    expect(at("seat-1").querySelector('[aria-label="Reparte"]')).not.toBeNull();
    expect(at("seat-2").getAttribute("aria-label")).toContain("con el turno");
    expect(told("seat-2", "turn")).toBe("true");
    expect(told("seat-0", "turn")).toBe("false");
  });

  test("tells who is not looking and who is not there", () => {
    sitAt();
    hear({ ...presence(NOW + 1), people: { p0: "here", p1: "away" } });
    expect(at("seat-2").textContent).toContain("No está mirando");
    hear({ ...presence(NOW + 2), people: { p0: "here" } });
    expect(at("seat-2").textContent).toContain("Sin conexión");
  });

  test("tells how long somebody has been awaited", () => {
    sitAt(tableView({ turn: 2, since: NOW / 1000 - 185, allowed: nothingAllowed() }));
    expect(at("seat-2").textContent).toContain("hace 3 min");
    expect(at("seat-1").textContent).not.toContain("hace");
  });
});

describe("the head", () => {
  test("shows scores, bags and target from the viewer's side", () => {
    sitAt(tableView({ seat: 1, scores: [132, -98], bags: [2, 8] }));
    expect(told("score-us", "points")).toBe("-98");
    expect(told("score-them", "points")).toBe("132");
    expect(at("score-us").textContent).toContain("−98");
    expect(at("target").textContent).toContain("Se juega a 500");
  });
});

test("a lost line is told and the table stays as it was", () => {
  sitAt();
  expect(seen("status-banner")).toBeNull();
  breakLine();
  expect(at("status-banner").textContent).toContain("Sin conexión");
  expect(at("hand")).toBeTruthy();
});
