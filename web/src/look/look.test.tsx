import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { contrast } from "../../decks/colour";
import { ICON_NAMES, Icon } from "./icons";
import { TrickPips } from "./signs";

afterEach(cleanup);

const tokens = readFileSync("src/look/tokens.css", "utf8");
const token = (name: string): string =>
  tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1] ?? `no colour ${name}`;
const BRIGHTEST_CLOTH = "#874841";

describe("the palette, as WCAG AA counts it", () => {
  it.each([
    ["text", "ink-900"],
    ["text-2", "ink-900"],
    ["text-3", "ink-950"],
    ["brass-300", "ink-900"],
    ["ember-400", "ink-900"],
    ["pewter-300", "ink-900"],
    ["gold-400", "ink-900"],
    ["gold-ink", "gold-400"],
    ["gold-ink", "gold-600"],
    ["paper-ink", "paper"],
    ["paper-ink", "ivory-200"],
    ["paper-soft", "paper"],
    ["paper-soft", "paper-deep"],
    ["rubric", "paper"],
    ["ivory-50", "paper-ink"],
  ])("%s is read on %s", (ink, under) => {
    expect(contrast(token(ink), token(under))).toBeGreaterThanOrEqual(4.5);
  });

  it("lets only plain text and pale gold stand on the cloth", () => {
    const onCloth = (name: string) => contrast(token(name), BRIGHTEST_CLOTH);
    expect(onCloth("text")).toBeGreaterThanOrEqual(4.5);
    expect(onCloth("gold-200")).toBeGreaterThanOrEqual(4.5);
    expect(onCloth("text-2")).toBeLessThan(4.5);
  });

  it("edges controls so that they are seen", () => {
    expect(contrast(token("brass-500"), token("ink-950"))).toBeGreaterThanOrEqual(3);
    expect(contrast(token("gold-400"), token("ink-950"))).toBeGreaterThanOrEqual(3);
  });
});

describe("signs", () => {
  it.each(ICON_NAMES)("the icon %s is drawn and not read", (name) => {
    const { container } = render(<Icon name={name} />);
    expect(container.querySelector("svg[aria-hidden] path")?.getAttribute("d")).toMatch(/^M/);
  });

  it("fills a blade a trick taken, and tells those over the bid apart", () => {
    const kinds = (bid: number, taken: number) => {
      const { container, unmount } = render(<TrickPips bid={bid} taken={taken} />);
      const found = [...container.querySelectorAll("svg")].map((svg) => svg.getAttribute("class"));
      unmount();
      return found;
    };
    expect(kinds(3, 1)).toEqual(["pip pip--won", "pip", "pip"]);
    expect(kinds(1, 2)).toEqual(["pip pip--won", "pip pip--bag"]);
  });
});
