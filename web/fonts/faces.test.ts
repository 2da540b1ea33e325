import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FACES } from "./faces";
import { cut } from "./plugin";

const CATALOGUES = "src/i18n";
/** Drawn as keys, where any font will do. */
const SIGNS = "←→";

const said = readdirSync(CATALOGUES, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(`${CATALOGUES}/${name}`, "utf8"))
  .join("")
  .replaceAll(/[\n\t]/g, "");

describe("faces", () => {
  for (const [name, face] of Object.entries(FACES)) {
    test(`${name} has every letter that the page says`, () => {
      const missing = new Set(
        [...said].filter((sign) => !`${face.letters}${SIGNS}`.includes(sign)),
      );
      expect([...missing]).toEqual([]);
    });
  }

  test("are 60 KB in all", async () => {
    const sizes = await Promise.all(
      Object.values(FACES).map(async (face) => (await cut(face)).length),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(5_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
  });
});
