import { beforeEach, describe, expect, test, vi } from "vitest";
import { tongueFor } from "../src/tongue";

describe("the language of a browser", () => {
  test.each([
    [["es-AR"], "es"],
    [["en-GB", "es"], "en"],
    [["pt"], "pt-BR"],
    [["pt-PT", "en"], "pt-BR"],
    [["ca-ES", "en"], "es"],
    [["gl"], "es"],
    [["eu", "pt"], "es"],
    [["de-DE", "PT-br", "en"], "pt-BR"],
    [["ja", "zh-Hans-CN"], "es"],
    [["est", "enm"], "es"],
    [[], "es"],
  ])("of %j is %s", (wanted, spoken) => {
    expect(tongueFor(wanted)).toBe(spoken);
  });
});

describe("a browser set to Portuguese", () => {
  const KEY = "espadas.language";

  /** The settings as a page that is opened now has them. */
  async function opened() {
    vi.resetModules();
    return await import("../src/settings");
  }

  beforeEach(() => {
    localStorage.removeItem(KEY);
    vi.stubGlobal("navigator", { languages: ["pt-PT", "en"] });
  });

  test("has the page in Portuguese, and nothing is kept of it", async () => {
    expect((await opened()).language.value).toBe("pt-BR");
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("has the page in what was chosen, from then on", async () => {
    (await opened()).language.value = "es";
    expect(localStorage.getItem(KEY)).toBe("es");
    expect((await opened()).language.value).toBe("es");
  });
});
