// The test values of docs/shuffle.md, which share no line with any program of ours.
import { describe, expect, test } from "vitest";
import { bytesOf, deckFrom, sealOf } from "../../src/screens/history/shuffle";
import { SEALED } from "../fakes/record";

const VALUES = [
  {
    name: "A",
    secret: "00".repeat(32),
    contribution: "00".repeat(16),
    commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    deck: `QD 7D 4S JH KD 4H 7H 8C 9S 6D 3S 9H 6C 2H 9C TS 5H 6H 3D AD 7C 4C 2D 6S 9D 8D
2C TH QC KC 3H KS 8H AH TC 8S 2S 5S TD 5C AS 4D QH JD QS 5D JS KH AC 3C JC 7S`.split(/\s+/),
  },
  { name: "B", ...SEALED },
  {
    name: "C",
    secret: "ff".repeat(32),
    contribution: "01".repeat(16),
    commitment: "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
    deck: `9S 3D TC 5C AH 7H JC TH 9H 7S QS 8H 5D 2D KS AS 8D JD 3C 2S 6S 2C QC AC 7D 6C
7C 4C AD KH 4H 8C QH JS 8S TS JH 5H 3S 2H 4D 6D 4S 5S 9D KD TD KC 6H QD 9C 3H`.split(/\s+/),
  },
];

describe("the shuffle, done again by the browser", () => {
  for (const { name, secret, contribution, commitment, deck } of VALUES) {
    test(`the seal of ${name} is that of the document`, async () => {
      expect(await sealOf(secret)).toBe(commitment);
    });

    test(`the deck of ${name} is that of the document`, async () => {
      expect(await deckFrom(secret, contribution)).toEqual(deck);
    });
  }

  test("what is not hexadecimal is refused", () => {
    expect(() => bytesOf("0g")).toThrow(RangeError);
    expect(() => bytesOf("abc")).toThrow(RangeError);
  });
});
