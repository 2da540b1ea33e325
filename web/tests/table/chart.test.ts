import { describe, expect, test } from "vitest";
import { labelHeights, pathOf, scaleFor } from "../../src/table/end/chart";
import { scoresOf } from "../../src/table/end/use_deals";

describe("the score chart", () => {
  test("the target is in sight before anybody reaches it", () => {
    const scale = scaleFor([[0, 60]], 500);
    expect(scale.y(500)).toBe(16);
    expect(scale.y(0)).toBe(152);
  });

  test("a score below zero has room too", () => {
    const scale = scaleFor([[0, -200]], 500);
    expect(scale.y(-200)).toBe(152);
    expect(scale.y(0)).toBeLessThan(152);
  });

  test("a line has a point for each deal, beginning at zero", () => {
    const scale = scaleFor([[0, 250, 500]], 500);
    expect(pathOf([0, 250, 500], scale)).toBe("M40 152L189 84L338 16");
  });

  test("a long game numbers only some of its deals", () => {
    const scores = Array.from({ length: 31 }, (_, at) => at * 10);
    expect(scaleFor([scores], 500).numbers).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
  });

  test("labels of close scores are kept apart", () => {
    expect(labelHeights(50, 54)).toEqual([43, 61]);
    expect(labelHeights(20, 90)).toEqual([20, 90]);
  });

  test("a deal that was broken off has no score", () => {
    const lines = [
      { game: 1, deal: 1, scores: [70, 30] as const, deltas: [70, 30] as const },
      { game: 1, deal: 2, scores: null, deltas: null },
    ];
    expect(scoresOf(lines, 1)).toEqual([0, 30]);
  });
});
