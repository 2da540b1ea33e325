import { beforeEach, describe, expect, test } from "vitest";
import type { DealRecord } from "../../src/protocol";
import { keepSeal, seenSeal } from "../../src/screens/history/seals";
import { verify } from "../../src/screens/history/verify";
import { RENEGED, SEALED } from "../fakes/record";
import { TABLE, tableView } from "../fakes/table";

const record: DealRecord = { ...RENEGED, ...SEALED, plays: [] };
const OTHER = "0".repeat(64);

const failing = async (change: Partial<DealRecord>, seen: string | null = null) =>
  (await verify({ ...record, ...change }, seen)).filter(({ right }) => !right).map((c) => c.check);

describe("verifying a deal", () => {
  test("an honest deal agrees in everything", async () => {
    expect(await verify(record, SEALED.commitment)).toEqual([
      { check: "seal", right: true },
      { check: "seen", right: true },
      { check: "deck", right: true },
      { check: "hands", right: true },
      { check: "order", right: true },
    ]);
  });

  test("without a seal seen before there is nothing to compare", async () => {
    expect((await verify(record, null)).map(({ check }) => check)).not.toContain("seen");
  });

  test("another secret breaks seal and deck", async () => {
    expect(await failing({ secret: "00".repeat(32) })).toEqual(["seal", "deck"]);
  });

  test("another contribution breaks the deck alone", async () => {
    expect(await failing({ contribution: "00".repeat(16) })).toEqual(["deck"]);
  });

  test("two cards exchanged are noticed", async () => {
    const [first = "", second = "", ...rest] = SEALED.deck;
    expect(await failing({ deck: [second, first, ...rest] })).toEqual(["deck"]);
  });

  test("a seal changed after it was seen is noticed", async () => {
    expect(await failing({}, OTHER)).toEqual(["seen"]);
  });

  test("a record that cannot be read does not agree", async () => {
    expect(await failing({ secret: "?" })).toEqual(["seal", "deck"]);
  });
});

describe("seals seen beforehand", () => {
  beforeEach(() => localStorage.clear());

  test("the seal shown during a deal is that of the next", () => {
    keepSeal(TABLE, tableView({ game: 1, deal: 1, commitment: "seal" }));
    expect(seenSeal(TABLE, { ...record, game: 1, deal: 2 })).toBe("seal");
    expect(seenSeal(TABLE, { ...record, game: 1, deal: 3 })).toBeNull();
  });

  test("the lobby shows the seal of the very first deal", () => {
    keepSeal(TABLE, tableView({ phase: "lobby", game: 0, deal: 0, commitment: "seal" }));
    expect(seenSeal(TABLE, { ...record, game: 1, deal: 1 })).toBe("seal");
  });

  test("after a game stands the seal of the rematch", () => {
    keepSeal(TABLE, tableView({ phase: "playing", game: 1, deal: 7, commitment: "unused" }));
    keepSeal(TABLE, tableView({ phase: "finished", game: 1, deal: 7, commitment: "seal" }));
    expect(seenSeal(TABLE, { ...record, game: 2, deal: 1 })).toBe("seal");
  });

  test("the first seal seen is the one that counts", () => {
    keepSeal(TABLE, tableView({ game: 1, deal: 1, commitment: "first" }));
    keepSeal(TABLE, tableView({ game: 1, deal: 1, commitment: "second" }));
    expect(seenSeal(TABLE, { ...record, game: 1, deal: 2 })).toBe("first");
  });

  test("another table's seals are its own", () => {
    keepSeal("bbbbbbbbbbbb", tableView({ game: 1, deal: 1, commitment: "seal" }));
    expect(seenSeal(TABLE, { ...record, game: 1, deal: 2 })).toBeNull();
  });
});
