import { describe, expect, test } from "vitest";
import { intentOf, placeNear, shiftedPlace } from "../../src/table/hand/grip";

const HAND_TOP = 500;
const grip = (x: number, y: number) => ({ from: { x: 100, y: 530 }, at: { x, y } });

describe("a card under a finger", () => {
  test("a trembling finger still taps", () => {
    expect(intentOf(grip(105, 534), HAND_TOP)).toBe("tap");
  });

  test("moving sideways puts in order", () => {
    expect(intentOf(grip(160, 530), HAND_TOP)).toBe("order");
  });

  test("letting go over the table plays", () => {
    expect(intentOf(grip(100, 480), HAND_TOP)).toBe("play");
  });

  test("a card barely over the edge of the hand is not played", () => {
    const low = { from: { x: 100, y: 510 }, at: { x: 100, y: 490 } };
    expect(intentOf(low, HAND_TOP)).toBe("order");
  });

  test("rising inside of the hand is not playing", () => {
    const fromLowerRow = { from: { x: 100, y: 620 }, at: { x: 100, y: 540 } };
    expect(intentOf(fromLowerRow, HAND_TOP)).toBe("order");
  });
});

describe("making room", () => {
  const ROWS = [
    { x: 0, y: 0 },
    { x: 45, y: 0 },
    { x: 0, y: 70 },
    { x: 45, y: 70 },
  ];

  test("the nearest place of the same row is taken", () => {
    expect(placeNear(ROWS, { x: 30, y: 10 })).toBe(1);
    expect(placeNear(ROWS, { x: 10, y: 60 })).toBe(2);
  });

  test("cards between the old and the new place move by one", () => {
    expect([0, 1, 2, 3].map((at) => shiftedPlace(at, 0, 2))).toEqual([2, 0, 1, 3]);
    expect([0, 1, 2, 3].map((at) => shiftedPlace(at, 3, 1))).toEqual([0, 2, 3, 1]);
  });
});
