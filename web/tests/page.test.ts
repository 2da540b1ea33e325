import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { announceSteps } from "../src/a11y/announce";
import { sentences, silence } from "../src/a11y/live";
import { markTurn } from "../src/attention";
import { listenToKeys } from "../src/keys";
import type { TableView } from "../src/protocol";
import { followLinks, navigate, route, routeOf } from "../src/router";
import { sound } from "../src/settings";
import { menuOpen } from "../src/shell";
import type { Step, TableStore } from "../src/store/types";
import { nothingAllowed, TABLE, tableView } from "./fakes/table";

const press = (key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

let stops: (() => void)[] = [];

beforeEach(() => {
  navigate("/");
  document.body.innerHTML = "";
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
});

describe("routes", () => {
  test("every screen has its path", () => {
    expect(routeOf("/")).toEqual({ name: "home" });
    expect(routeOf("/abrir")).toEqual({ name: "open" });
    expect(routeOf(`/mesa/${TABLE}`)).toEqual({ name: "table", table: TABLE });
    expect(routeOf(`/mesa/${TABLE}/manos/1/12`)).toEqual({
      name: "history",
      table: TABLE,
      game: 1,
      deal: 12,
    });
    expect(routeOf("/reglas/")).toEqual({ name: "page", page: "reglas" });
    expect(routeOf("/mesa/SHOUTED")).toEqual({ name: "lost" });
  });

  test("links of the page change the route, others are left to the browser", () => {
    stops = [followLinks()];
    document.body.innerHTML =
      '<a href="/reglas"><b>reglas</b></a><a href="https://example.org/">x</a>';
    const [own, foreign] = document.querySelectorAll("a");
    own?.querySelector("b")?.click();
    expect(route.value).toEqual({ name: "page", page: "reglas" });
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    foreign?.dispatchEvent(click);
    expect(route.value).toEqual({ name: "page", page: "reglas" });
  });
});

describe("keys", () => {
  beforeEach(() => {
    navigate(`/mesa/${TABLE}`);
    menuOpen.value = false;
    sound.value = true;
    stops = [listenToKeys()];
  });

  test("M turns the sound off and on, and says so", () => {
    silence();
    press("m");
    expect(sound.value).toBe(false);
    press("M");
    expect(sound.value).toBe(true);
    expect(sentences.value.map(({ text }) => text)).toEqual([
      "Sonido apagado.",
      "Sonido encendido.",
    ]);
  });

  test("P and Esc open the menu of a table", () => {
    press("p");
    expect(menuOpen.value).toBe(true);
    press("p");
    expect(menuOpen.value).toBe(false);
    press("Escape");
    expect(menuOpen.value).toBe(true);
  });

  test("typing in the chat triggers none", () => {
    document.body.innerHTML = "<input><textarea></textarea>";
    for (const field of document.body.children)
      for (const key of ["m", "p", "f"]) press(key, field);
    expect(sound.value).toBe(true);
    expect(menuOpen.value).toBe(false);
  });

  test("together with Ctrl they belong to the browser", () => {
    press("p", document.body, { ctrlKey: true });
    expect(menuOpen.value).toBe(false);
  });
});

test("the window says whose turn it is", () => {
  const view = signal<TableView | null>(tableView());
  stops = [markTurn({ view })];
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const atTurn = icon?.href;
  expect(document.title).toBe("Es tu turno · Espadas");
  view.value = tableView({ turn: 1 });
  expect(document.title).toBe("Espadas: tu mesa");
  expect(icon?.href).not.toBe(atTurn);
});

describe("live region", () => {
  let happen: (step: Step) => void = () => {};
  const store = {
    onStep(listener: (step: Step) => void) {
      happen = listener;
      return () => {};
    },
  } as TableStore;
  const texts = () => sentences.value.map(({ text }) => text);
  const others = tableView({ turn: 2, allowed: nothingAllowed() });

  const trick = (number: number, card: string): Step => ({
    before: others,
    view: others,
    events: [
      { type: "card_played", seat: 1, card },
      { type: "trick_taken", seat: 2, number },
    ],
  });

  beforeEach(() => {
    stops = [announceSteps(store)];
  });

  test("says one sentence a play", () => {
    happen({
      before: others,
      view: others,
      events: [{ type: "card_played", seat: 1, card: "QS" }],
    });
    expect(texts()).toEqual(["Robot 1: reina de espadas."]);
  });

  test("keeps no card older than the last trick", () => {
    happen(trick(1, "2C"));
    happen(trick(2, "3C"));
    expect(texts()).toEqual(["Robot 1: 3 de tréboles.", "Carla se lleva la baza 2."]);
  });

  test("forgets all of a deal when the next one is dealt", () => {
    happen(trick(13, "2C"));
    happen({
      before: others,
      view: others,
      events: [{ type: "deal_started", game: 1, deal: 2, dealer: 1 }],
    });
    expect(texts()).toEqual(["Reparte Robot 1."]);
  });

  test("tells the player when it is their turn, once", () => {
    happen({ before: others, view: tableView({ move: 8 }), events: [] });
    happen({ before: tableView({ move: 8 }), view: tableView({ move: 8 }), events: [] });
    expect(texts()).toEqual(["Te toca jugar."]);
  });
});
