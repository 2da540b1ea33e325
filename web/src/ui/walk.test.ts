import { afterEach, describe, expect, it } from "vitest";
import { distance, neighbour, pressable, walk, walkOnArrows } from "./walk";

afterEach(() => document.body.replaceChildren());

/** A pad of keys 50 px apart: rows of labels. */
const pad = (...rows: string[][]): HTMLElement => {
  const root = document.createElement("div");
  rows.forEach((row, y) => {
    row.forEach((label, x) => {
      const key = document.createElement("button");
      key.textContent = label;
      key.getBoundingClientRect = () => new DOMRect(x * 50, y * 50, 44, 44);
      root.append(key);
    });
  });
  root.addEventListener("keydown", walkOnArrows);
  document.body.append(root);
  return root;
};
const key = (root: HTMLElement, label: string): HTMLElement => {
  const found = pressable(root).find((element) => element.textContent === label);
  if (!found) throw new Error(`no key ${label}`);
  return found;
};
const press = (name: string, from: Element | null = document.activeElement): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  from?.dispatchEvent(event);
  return event;
};

describe("walking with the arrows", () => {
  it("goes to the nearest key that way", () => {
    const root = pad(["NIL", "1", "2"], ["3", "4", "5"]);
    expect(neighbour(root, key(root, "1"), "down")?.textContent).toBe("4");
    expect(neighbour(root, key(root, "4"), "left")?.textContent).toBe("3");
    expect(neighbour(root, key(root, "5"), "up")?.textContent).toBe("2");
  });

  it("goes on in reading order at the end of a row", () => {
    const root = pad(["NIL", "1"], ["2", "3"]);
    expect(neighbour(root, key(root, "1"), "right")?.textContent).toBe("2");
    expect(neighbour(root, key(root, "3"), "right")?.textContent).toBe("NIL");
  });

  it("enters at the first and then moves the focus", () => {
    const root = pad(["NIL", "1"]);
    expect(walk(root, "right")).toBe(true);
    expect(document.activeElement?.textContent).toBe("NIL");
    expect(press("ArrowRight").defaultPrevented).toBe(true);
    expect(document.activeElement?.textContent).toBe("1");
  });

  it("passes over what cannot be pressed", () => {
    const root = pad(["1", "2", "3"]);
    key(root, "2").setAttribute("disabled", "");
    expect(neighbour(root, key(root, "1"), "right")?.textContent).toBe("3");
  });

  it("leaves a field the arrows it writes with", () => {
    const root = pad(["1"]);
    const field = document.createElement("input");
    root.append(field);
    field.focus();
    expect(press("ArrowLeft").defaultPrevented).toBe(false);
    expect(press("ArrowUp").defaultPrevented).toBe(true);
  });

  it("finds nothing behind, and prefers straight ahead to aside", () => {
    const here = { x: 0, y: 0 };
    expect(distance(here, { x: -50, y: 0 }, "right")).toBe(Number.POSITIVE_INFINITY);
    expect(distance(here, { x: 50, y: 0 }, "right")).toBe(50);
    expect(distance(here, { x: 50, y: 30 }, "right")).toBe(110);
  });
});
