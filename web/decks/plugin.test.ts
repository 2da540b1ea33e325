// @vitest-environment node
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { DECK_NAMES } from "../src/cards/card.ts";
import { decks } from "./plugin.ts";

const ENTRY = "virtual:entry";
const entry = {
  name: "entry",
  resolveId: (id: string) => (id === ENTRY ? id : undefined),
  load: (id: string) => (id === ENTRY ? lazily(DECK_NAMES) : undefined),
};
const lazily = (names: readonly string[]): string =>
  names.map((name) => `globalThis["${name}"] = () => import("virtual:deck/${name}");`).join("\n");

const built = async (): Promise<Rolldown.OutputChunk[]> => {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [decks(), entry],
    build: { write: false, modulePreload: false, rolldownOptions: { input: ENTRY } },
  });
  if (!("output" in output)) throw new Error("The build answered with a watcher");
  return output.output.filter((file) => file.type === "chunk");
};

describe("the decks in the built page", () => {
  let chunks: Rolldown.OutputChunk[] = [];
  beforeAll(async () => {
    chunks = await built();
  });
  const chunkOf = (name: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`));

  it.each(DECK_NAMES)("%s is one file with its hash in its name", (name) => {
    expect(chunkOf(name)?.fileName).toMatch(new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`));
  });

  it.each(DECK_NAMES)("%s weighs 25 kB at most as it is served", (name) => {
    const code = chunkOf(name)?.code ?? "";
    expect(code.match(/viewBox/g)).toHaveLength(53);
    expect(gzipSync(code).length).toBeLessThanOrEqual(25_000);
  });

  it("puts no picture in the first file", () => {
    const first = chunks.find(({ isEntry }) => isEntry);
    expect(first?.code).toContain("import(");
    expect(first?.code).not.toContain("viewBox");
  });

  it("refuses a deck that does not exist", async () => {
    const bad = { ...entry, load: (id: string) => (id === ENTRY ? lazily(["tarot"]) : undefined) };
    const attempt = build({
      configFile: false,
      logLevel: "silent",
      plugins: [decks(), bad],
      build: { write: false, rolldownOptions: { input: ENTRY } },
    });
    await expect(attempt).rejects.toThrow("no deck called tarot");
  });
});
