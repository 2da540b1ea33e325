import { beforeEach, describe, expect, test } from "vitest";
import {
  adoptPrivateLink,
  forget,
  inviteLink,
  myTables,
  privateLink,
  remember,
  secretOf,
  secretToSitWith,
} from "../src/my_tables";
import { SECRET, TABLE } from "./fakes/table";

const OTHER = "BBBBBBBBBBBBBBBBBBBBBB";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", `/mesa/${TABLE}`);
});

describe("a private link", () => {
  test("makes this browser the same person and leaves the address bar at once", () => {
    history.replaceState(null, "", `/mesa/${TABLE}?pace=0#s=${SECRET}`);
    adoptPrivateLink(TABLE);
    expect(secretOf(TABLE)).toBe(SECRET);
    expect(location.href).not.toContain(SECRET);
    expect(location.pathname + location.search + location.hash).toBe(`/mesa/${TABLE}?pace=0`);
  });

  test("that somebody sent does not take a seat away", () => {
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    history.replaceState(null, "", `/mesa/${TABLE}#s=${OTHER}`);
    adoptPrivateLink(TABLE);
    expect(secretOf(TABLE)).toBe(SECRET);
    expect(location.hash).toBe("");
  });

  test("with something else in it is no secret", () => {
    history.replaceState(null, "", `/mesa/${TABLE}#s=short`);
    adoptPrivateLink(TABLE);
    expect(secretOf(TABLE)).toBeNull();
    expect(location.hash).toBe("");
  });

  test("carries the secret in the fragment alone", () => {
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    expect(privateLink(TABLE)).toBe(`${location.origin}/mesa/${TABLE}#s=${SECRET}`);
    expect(privateLink("zzzzzzzzzzzz")).toBeNull();
  });

  test("is not what others are invited with", () => {
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    expect(inviteLink(TABLE)).not.toContain(SECRET);
  });
});

describe("my tables", () => {
  test("are kept, each once, with what is newest", () => {
    remember({ table: TABLE, secret: SECRET, name: "" });
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    expect(myTables.value).toMatchObject([{ table: TABLE, secret: SECRET, name: "Ana" }]);
    expect(secretOf(TABLE)).toBe(SECRET);
  });

  test("taken off the list are forgotten", () => {
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    forget(TABLE);
    expect(myTables.value).toEqual([]);
    expect(secretOf(TABLE)).toBeNull();
  });

  test("of a broken storage are none", () => {
    localStorage.setItem("espadas.tables", '[{"table": 7}, null, "x"]');
    expect(secretOf(TABLE)).toBeNull();
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    expect(myTables.value).toHaveLength(1);
  });

  test("one sits down with the same secret however often one tries", () => {
    expect(secretToSitWith(TABLE)).toBe(secretToSitWith(TABLE));
    expect(secretToSitWith(TABLE)).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });
});
