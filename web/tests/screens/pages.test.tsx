import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pages as en } from "../../src/i18n/en/pages";
import { pages as es, type PageText } from "../../src/i18n/es/pages";
import { pages as ptBR } from "../../src/i18n/pt-BR/pages";
import { PAGES } from "../../src/router";
import Lost from "../../src/screens/Lost";
import Pages from "../../src/screens/Pages";
import { language } from "../../src/settings";

beforeEach(() => {
  language.value = "es";
});
afterEach(cleanup);

/** What a page is made of, whatever the language. */
const shapeOf = (page: PageText): unknown =>
  page.blocks.map((block) => {
    if (block.kind === "picture") return block.picture;
    if (block.kind === "rows") return block.rows.length;
    return block.kind === "list" || block.kind === "steps" ? block.items.length : block.kind;
  });

describe("the pages to read", () => {
  for (const page of PAGES) {
    test(`${page} says the same in all languages`, () => {
      expect(shapeOf(en[page])).toEqual(shapeOf(es[page]));
      expect(shapeOf(ptBR[page])).toEqual(shapeOf(es[page]));
    });

    test(`${page} is shown with links to the others`, async () => {
      render(<Pages page={page} />);
      expect(await screen.findByText(es[page].lead)).toBeTruthy();
      for (const other of PAGES) {
        expect(document.querySelector(`a[href="/${other}"]`)).toBeTruthy();
      }
    });
  }
});

describe("nothing to show", () => {
  test("a table that is gone is told from one that never was", () => {
    render(<Lost code="table_gone" />);
    expect(screen.getByRole("heading").textContent).toBe("Esa mesa ya se recogió");
    cleanup();
    render(<Lost code="unknown_table" />);
    expect(screen.getByRole("heading").textContent).toBe("Aquí no hay ninguna mesa");
  });

  test("without a connection one may try again", () => {
    render(<Lost code="offline" />);
    expect(screen.getByText("INTENTAR DE NUEVO")).toBeTruthy();
  });

  test("any other refusal gives its reason", () => {
    render(<Lost code="too_many_spectators" />);
    expect(screen.getByText("Ya mira tanta gente como cabe.")).toBeTruthy();
  });
});
