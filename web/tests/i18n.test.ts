import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { errorText, followLanguage, t } from "../src/i18n";
import { en } from "../src/i18n/en";
import { es } from "../src/i18n/es";
import { figure, signed } from "../src/i18n/figures";
import { ptBR } from "../src/i18n/pt-BR";
import { language } from "../src/settings";

const catalogues = { es, en, "pt-BR": ptBR };

/** Every key with the kind of what it leads to: `table.yourTurn string`. */
function keysOf(value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null) return [`${at} ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${at}.${key}`));
}

/** A file of the repository; tests run in `web/`. */
const source = (path: string): string => readFileSync(`../${path}`, "utf8");

const CODE = /\bcode = "(\w+)"/g;

/** The codes that a source names, where `pattern` finds them. */
const codesIn = (path: string, pattern = CODE): string[] =>
  [...source(path).matchAll(pattern)].map(([, code]) => code ?? "");

describe("catalogues", () => {
  for (const [name, catalogue] of Object.entries(catalogues)) {
    test(`${name} has exactly the keys of the Spanish one`, () => {
      expect(keysOf(catalogue).sort()).toEqual(keysOf(es).sort());
    });

    test(`${name} leaves nothing empty`, () => {
      const empty = JSON.stringify(catalogue).includes('""');
      expect(empty).toBe(false);
    });
  }
});

describe("refusals", () => {
  const engine = codesIn("engine/errors.py");
  const site = [
    ...codesIn("functions/use_cases/refusals.py", /(?:code =|return) "(\w+)"/g),
    ...codesIn("functions/protocol/reading.py", /Unreadable\("(\w+)"\)/g),
    ...codesIn("functions/protocol/reading.py", /"(unknown_type|bad_message)"/g),
    ...codesIn("functions/http_api.py", /_error\("(\w+)"\)/g),
    ...codesIn("functions/message.py", /"(internal|too_many_refusals)"/g),
  ];

  test("the sources name them", () => {
    expect(engine).toContain("must_follow_suit");
    expect(engine.length).toBeGreaterThanOrEqual(20);
    for (const code of [
      "hello_first",
      "too_fast",
      "bad_json",
      "too_large",
      "unknown_table",
      "table_gone",
    ]) {
      expect(site).toContain(code);
    }
  });

  for (const [name, { errors }] of Object.entries(catalogues)) {
    test(`every one has its words in ${name}`, () => {
      const wordless = [...engine, ...site, "busy", "not_allowed", "offline"].filter(
        (code) => !(code in errors),
      );
      expect(wordless).toEqual([]);
    });
  }

  test("a code that nobody knows still says something", () => {
    expect(errorText("from_the_future")).toBe(es.errors.internal);
  });
});

describe("language", () => {
  afterEach(async () => {
    language.value = "es";
    await followLanguage();
  });

  test("a change is followed by the words and by the page", async () => {
    language.value = "pt-BR";
    await followLanguage();
    expect(t().names.card("QS")).toBe("dama de espadas");
    expect(document.documentElement.lang).toBe("pt-BR");
  });
});

describe("names and figures", () => {
  test("cards are said by rank and suit", () => {
    expect(es.names.card("AS")).toBe("as de espadas");
    expect(es.names.card("TD")).toBe("10 de diamantes");
    expect(en.names.card("2C")).toBe("2 of clubs");
    expect(ptBR.names.card("KH")).toBe("rei de copas");
  });

  test("the minus of a score is a minus", () => {
    expect(figure(-70)).toBe("\u221270");
    expect(signed(71)).toBe("+71");
    expect(signed(-168)).toBe("\u2212168");
    expect(signed(0)).toBe("0");
  });
});
