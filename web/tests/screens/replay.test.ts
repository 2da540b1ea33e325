import { describe, expect, test } from "vitest";
import type { DealRecord } from "../../src/protocol";
import {
  handsFrom,
  isFromHands,
  isInOrder,
  renegesIn,
  replay,
  sorted,
} from "../../src/screens/history/replay";
import { HANDS, RENEGED } from "../fakes/record";

const withPlays = (plays: DealRecord["plays"]): DealRecord => ({ ...RENEGED, plays });

describe("a closed deal", () => {
  test("hands come from the deck, from the dealer's left", () => {
    expect(handsFrom(RENEGED.deck, 0)).toEqual(HANDS);
    expect(handsFrom(RENEGED.deck, 3)[0]).toEqual(HANDS[1]);
  });

  test("the highest spade takes the trick, else the led suit", () => {
    const [first, second, third] = replay(RENEGED).tricks;
    expect([first?.winner, second?.winner, third?.winner]).toEqual([2, 1, null]);
  });

  test("a card of another suit never takes a trick", () => {
    const { tricks } = replay(
      withPlays([
        [1, "3H"],
        [2, "2H"],
        [3, "AD"],
        [0, "AC"],
      ]),
    );
    expect(tricks[0]?.winner).toBe(1);
  });

  test("taken tricks are counted by seat", () => {
    expect(replay(RENEGED).taken).toEqual([0, 1, 1, 0]);
  });

  test("a renege shows what could have followed", () => {
    expect(renegesIn(replay(RENEGED))).toEqual([
      { trick: 1, seat: 2, card: "AS", held: ["2H"], renege: true },
    ]);
  });

  test("whoever has none of the led suit does not renege", () => {
    const [first] = replay(RENEGED).tricks;
    expect(first?.plays.map((play) => play.renege)).toEqual([false, true, false, false]);
  });

  test("tens stand between jack and nine", () => {
    expect(sorted(["9H", "TH", "JH", "2S"])).toEqual(["2S", "JH", "TH", "9H"]);
  });
});

describe("what must hold of any record", () => {
  test("each trick is led by who took the one before", () => {
    expect(isInOrder(RENEGED)).toBe(true);
    const wrongLead = RENEGED.plays.with(4, [1, "KH"]);
    expect(isInOrder(withPlays(wrongLead))).toBe(false);
  });

  test("the first trick is led by the dealer's left", () => {
    expect(isInOrder({ ...RENEGED, dealer: 1 })).toBe(false);
  });

  test("a card of somebody else's hand is noticed", () => {
    expect(isFromHands(RENEGED)).toBe(true);
    expect(isFromHands(withPlays([[1, "2H"]]))).toBe(false);
  });

  test("a card played twice is noticed", () => {
    expect(
      isFromHands(
        withPlays([
          [1, "AH"],
          [1, "AH"],
        ]),
      ),
    ).toBe(false);
  });
});
