import { beforeEach, describe, expect, test, vi } from "vitest";
import { newContribution, newRequestId } from "../src/net/chance";
import { chatPage, deal, look, openTable, SiteError } from "../src/net/http";
import { SECRET, TABLE } from "./fakes/table";

let asked: Request[];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ fine: true });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(new Request(new URL(path, "http://site.test"), init));
    return answer();
  });
});

const failure = (call: Promise<unknown>): Promise<SiteError> =>
  call.then(
    () => Promise.reject(new Error("it worked")),
    (error) => error,
  );

describe("asking the site", () => {
  test("a table is opened with what was chosen", async () => {
    const body = { secret: SECRET, name: "Ana", target: 250, mode: "prevented" } as const;
    await openTable(body);
    expect(asked[0]).toMatchObject({ method: "POST", url: "http://site.test/api/tables" });
    expect(await asked[0]?.json()).toEqual(body);
  });

  test("the secret goes in a header and never in the address", async () => {
    await look(TABLE, SECRET);
    expect(asked[0]?.headers.get("authorization")).toBe(`Bearer ${SECRET}`);
    expect(asked[0]?.url).toBe(`http://site.test/api/tables/${TABLE}`);
  });

  test("a spectator shows none", async () => {
    await look(TABLE, null);
    expect(asked[0]?.headers.has("authorization")).toBe(false);
  });

  test("older chat is asked for by its id", async () => {
    await chatPage(TABLE, SECRET, "1764504000000#ab");
    expect(asked[0]?.url).toContain("/chat?before=1764504000000%23ab");
  });
});

describe("what the site answers instead", () => {
  test("carries its code and status", async () => {
    answer = () => Response.json({ code: "no_such_deal" }, { status: 404 });
    expect(await failure(deal(TABLE, 1, 99))).toMatchObject({ code: "no_such_deal", status: 404 });
  });

  test("without words of its own is a failure of the site", async () => {
    answer = () => new Response("<html>Bad gateway</html>", { status: 502 });
    expect(await failure(look(TABLE, null))).toMatchObject({ code: "internal", status: 502 });
  });

  test("nothing is being offline", async () => {
    answer = () => {
      throw new TypeError("Failed to fetch");
    };
    const error = await failure(look(TABLE, null));
    expect(error).toBeInstanceOf(SiteError);
    expect(error).toMatchObject({ code: "offline", status: 0 });
  });
});

test("what a browser adds to a shuffle and asks with is never the same", () => {
  const made = new Set(Array.from({ length: 50 }, newContribution));
  expect(made.size).toBe(50);
  for (const contribution of made) expect(contribution).toMatch(/^[0-9a-f]{32}$/);
  expect(newRequestId()).toMatch(/^[A-Za-z0-9_-]{22}$/);
});
