import { describe, expect, test } from "vitest";
import { Presses, REPEAT } from "../src/input/presses";
import { type Control, heldOn, type Pad } from "../src/input/reading";

/** A pad with these buttons held and its axes like this. */
const pad = (pressed: number[], axes: number[] = [0, 0, 0, 0], mapping = "standard"): Pad => ({
  mapping,
  axes,
  buttons: Array.from({ length: 17 }, (_, at) => ({ pressed: pressed.includes(at) })),
});
const heldWith = (...args: Parameters<typeof pad>): Control[] => [...heldOn(pad(...args))];
const held = (...controls: Control[]): ReadonlySet<Control> => new Set(controls);

describe("what is held", () => {
  test("A and X press, B goes back, Start and Back are menu and sound", () => {
    expect(heldWith([0])).toEqual(["press"]);
    expect(heldWith([2])).toEqual(["press"]);
    expect(heldWith([1])).toEqual(["back"]);
    expect(heldWith([9, 8]).sort()).toEqual(["menu", "sound"]);
  });

  test("the D-pad and the left stick point the same ways", () => {
    expect([12, 13, 14, 15].flatMap((button) => heldWith([button]))).toEqual([
      "up",
      "down",
      "left",
      "right",
    ]);
    expect(heldWith([], [0, -1])).toEqual(["up"]);
    expect(heldWith([], [0.9, 0.6])).toEqual(["right"]);
  });

  test("a stick that only trembles points nowhere", () => {
    expect(heldWith([], [0.3, -0.4])).toEqual([]);
  });

  test("a hat tells eight ways, and rest", () => {
    const hat = (value: number) => heldWith([], [0, 0, 0, 0, 0, 0, 0, 0, 0, value], "");
    expect(hat(-1)).toEqual(["up"]);
    expect(hat(-3 / 7)).toEqual(["right"]);
    expect(hat(1 / 7)).toEqual(["down"]);
    expect(hat(5 / 7)).toEqual(["left"]);
    expect(hat(9 / 7)).toEqual([]);
    expect(hat(0)).toEqual([]);
  });
});

describe("what is done", () => {
  test("a button does its thing once a press", () => {
    const presses = new Presses(held());
    expect(presses.next(held("press"), 0)).toEqual(["press"]);
    expect(presses.next(held("press"), 5_000)).toEqual([]);
    expect(presses.next(held(), 5_010)).toEqual([]);
    expect(presses.next(held("press"), 5_020)).toEqual(["press"]);
  });

  test("a direction that is kept is repeated, first late and then often", () => {
    const presses = new Presses(held());
    expect(presses.next(held("left"), 0)).toEqual(["left"]);
    expect(presses.next(held("left"), REPEAT.after - 1)).toEqual([]);
    expect(presses.next(held("left"), REPEAT.after)).toEqual(["left"]);
    expect(presses.next(held("left"), REPEAT.after + REPEAT.every)).toEqual(["left"]);
  });

  test("what was held before anybody looked does nothing", () => {
    const presses = new Presses(held("press"));
    expect(presses.next(held("press"), 0)).toEqual([]);
    presses.next(held(), 10);
    expect(presses.next(held("press"), 20)).toEqual(["press"]);
  });
});
