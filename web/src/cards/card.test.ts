import { describe, expect, it } from "vitest";
import { CARDS, FACES, isCard, isDeckName, rankOf, rankText, suitOf } from "./card";

describe("cards as text", () => {
  it("are rank then suit, 52 of them", () => {
    expect(CARDS).toHaveLength(52);
    expect(new Set(CARDS).size).toBe(52);
    expect([rankOf("TD"), suitOf("TD")]).toEqual(["T", "D"]);
    expect(FACES).toHaveLength(53);
  });

  it("write ten with two figures for players", () => {
    expect(rankText("T")).toBe("10");
    expect(rankText("Q")).toBe("Q");
  });

  it("are told from other text", () => {
    expect(["AS", "2C", "10D", "SA", "as", "back"].filter(isCard)).toEqual(["AS", "2C"]);
    expect(["reino", "Reino", "toString"].filter(isDeckName)).toEqual(["reino"]);
  });
});
