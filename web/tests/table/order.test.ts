import { beforeEach, describe, expect, test } from "vitest";
import {
  arranged,
  keepOrder,
  keptOrder,
  moved,
  sorted,
  upperRow,
} from "../../src/table/hand/order";

const cards = (text: string): string[] => text.split(" ");

beforeEach(() => sessionStorage.clear());

describe("the order of the hand", () => {
  test("suits lie with their colours in turn, high cards first", () => {
    const hand = cards("2C AC 5D TD KH 2H QS 4S");
    expect(sorted(hand)).toEqual(cards("QS 4S KH 2H AC 2C TD 5D"));
  });

  test("low cards come first where the player wants it", () => {
    expect(sorted(cards("AH 2H TH 9S"), "low-first")).toEqual(cards("9S 2H TH AH"));
  });

  test("one black suit lies between two red ones", () => {
    expect(sorted(cards("3C 5D 4H"))).toEqual(cards("4H 3C 5D"));
  });

  test("suits of one colour alone lie side by side", () => {
    expect(sorted(cards("3C 5S"))).toEqual(cards("5S 3C"));
  });

  test("a card that left keeps the others in place", () => {
    expect(arranged(cards("AS 2H"), cards("2H KD AS"), "high-first")).toEqual(cards("2H AS"));
  });

  test("a hand the order does not know is sorted", () => {
    expect(arranged(cards("2H AS"), cards("2H"), "high-first")).toEqual(cards("AS 2H"));
  });

  test("a card put elsewhere lets the others close up", () => {
    expect(moved(cards("AS KS 2H 3D"), 0, 2)).toEqual(cards("KS 2H AS 3D"));
  });

  test("the order is kept for its deal and no other", () => {
    keepOrder("abcdefghijkl", { game: 1, deal: 2 }, cards("2H AS"));
    expect(keptOrder("abcdefghijkl", { game: 1, deal: 2 })).toEqual(cards("2H AS"));
    expect(keptOrder("abcdefghijkl", { game: 1, deal: 3 })).toEqual([]);
    expect(keptOrder("abcdefghijkl", { game: 2, deal: 2 })).toEqual([]);
  });

  test("thirteen cards lie in rows of seven and six", () => {
    expect([13, 8, 7, 1].map(upperRow)).toEqual([7, 4, 7, 1]);
  });
});
