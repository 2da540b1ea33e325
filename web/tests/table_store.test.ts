import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { myTables, secretOf } from "../src/my_tables";
import type { TableView } from "../src/protocol";
import { pace } from "../src/settings";
import { createTableStore, type TableStore } from "../src/store/table_store";
import { look } from "./fakes/page";
import { FakeNetwork, type FakeSocket } from "./fakes/socket";
import {
  NOW,
  nothingAllowed,
  presence,
  refused,
  SECRET,
  said,
  TABLE,
  tableView,
  update,
  welcome,
} from "./fakes/table";

let network: FakeNetwork;
let store: TableStore;
let socket: FakeSocket;
let answers: Map<string, [number, unknown]>;
let asked: [string, RequestInit | undefined][];

function open(secret: string | null = SECRET, view = tableView(), version = 5): void {
  store = createTableStore(TABLE, secret, { openSocket: network.open, random: () => 1 });
  socket = network.socket;
  socket.opens();
  socket.says(welcome(socket.last.request, version, view));
}

const afterTwoOfHearts = (): TableView =>
  tableView({
    move: 8,
    turn: 2,
    hand: ["9H", "AS"],
    trick: [],
    last_trick: {
      plays: [...tableView().trick, { seat: 0, card: "2H" }],
      winner: 2,
    },
    taken: [1, 0],
    allowed: nothingAllowed(),
  });

const played = (request: string | null = null) =>
  update(
    6,
    afterTwoOfHearts(),
    [
      { type: "card_played", seat: 0, card: "2H" },
      { type: "trick_taken", seat: 2, number: 1 },
    ],
    request,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  look(true);
  pace.value = 1;
  network = new FakeNetwork();
  asked = [];
  answers = new Map([[`/api/tables/${TABLE}/chat`, [200, { messages: [], before: null }]]]);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push([path, init]);
    const [status, body] = answers.get(path) ?? [404, { code: "not_found" }];
    return new Response(JSON.stringify(body), { status });
  });
});

afterEach(() => {
  store.dispose();
  vi.useRealTimers();
});

describe("what is true", () => {
  test("the view is applied the moment it arrives", () => {
    open();
    socket.says(played());
    expect(store.view.value).toEqual(afterTwoOfHearts());
    expect(store.version.value).toBe(6);
  });

  test("a version that has been passed is dropped", () => {
    open();
    socket.says(update(8, tableView({ move: 10 })));
    socket.says(update(7, tableView({ move: 9 })));
    expect(store.view.value?.move).toBe(10);
    expect(store.version.value).toBe(8);
  });

  test("the version it has already changes nothing", () => {
    open();
    const before = store.view.value;
    socket.says(update(5, tableView({ move: 99 })));
    expect(store.view.value).toBe(before);
  });

  test("a refusal brings the table as it stands", () => {
    open();
    socket.says(refused("whatever-1", "stale", 9, tableView({ move: 11 })));
    expect(store.view.value?.move).toBe(11);
  });

  test("presence has an order of its own", () => {
    open();
    socket.says({ ...presence(NOW + 2), spectators: 2 });
    socket.says({ ...presence(NOW + 1), spectators: 1 });
    expect(store.presence.value?.spectators).toBe(2);
  });

  test("messages of another table are not heard", () => {
    open();
    socket.says({ ...update(9, tableView({ move: 20 })), table: "zzzzzzzzzzzz" });
    expect(store.version.value).toBe(5);
  });

  test("the last known table stays while the line is down", () => {
    open();
    socket.breaks();
    expect(store.status.value).toBe("lost");
    expect(store.view.value).toEqual(tableView());
  });

  test("the server's clock is the one that counts", () => {
    open();
    vi.setSystemTime(NOW - 60_000);
    socket.says(played());
    expect(store.serverNow()).toBe(NOW);
  });
});

describe("a card that is tapped", () => {
  test("lies on the table at once and leaves the hand", () => {
    open();
    store.play("2H");
    expect(store.shown.value.trick).toEqual([...tableView().trick, { seat: 0, card: "2H" }]);
    expect(store.shown.value.hand).toEqual(["9H", "AS"]);
    expect(store.shown.value.arriving).toBe("2H");
  });

  test("names the moment it is meant for", () => {
    open();
    store.play("2H");
    expect(socket.last).toMatchObject({ type: "play", card: "2H", game: 1, deal: 1, move: 7 });
  });

  test("stays on the table when it is accepted", () => {
    open();
    store.play("2H");
    const trick = store.shown.value.trick;
    socket.says(played(socket.last.request));
    expect(store.pendingCard.value).toBeNull();
    expect(store.shown.value.trick).toEqual(trick);
    expect(store.shown.value.hand).toEqual(["9H", "AS"]);
    expect(store.refusal.value).toBeNull();
  });

  test("goes back with the reason when it is refused", () => {
    open();
    store.play("AS");
    socket.says(refused(socket.last.request, "must_follow_suit", 5, tableView()));
    expect(store.shown.value.trick).toEqual(tableView().trick);
    expect(store.shown.value.hand).toEqual(["2H", "9H", "AS"]);
    expect(store.refusal.value).toMatchObject({ code: "must_follow_suit", card: "AS" });
  });

  test("twice is asked once", () => {
    open();
    store.play("2H");
    store.play("2H");
    store.play("9H");
    expect(socket.ofType("play")).toHaveLength(1);
  });

  test("can be another one after a refusal", () => {
    open();
    store.play("AS");
    socket.says(refused(socket.last.request, "must_follow_suit", 5, tableView()));
    store.play("2H");
    expect(socket.ofType("play").map(({ card }) => card)).toEqual(["AS", "2H"]);
    expect(store.refusal.value).toBeNull();
  });

  test("that the table does not accept is asked about but not laid", () => {
    open(SECRET, tableView({ allowed: nothingAllowed({ cards: ["2H", "9H"] }) }));
    store.play("AS");
    expect(socket.ofType("play")).toHaveLength(1);
    expect(store.shown.value.trick).toEqual(tableView().trick);
  });

  test("out of turn is refused on the spot", () => {
    open(SECRET, tableView({ turn: 1, allowed: nothingAllowed() }));
    store.play("2H");
    expect(socket.ofType("play")).toHaveLength(0);
    expect(store.refusal.value?.code).toBe("not_your_turn");
  });

  test("before the line broke is asked again under the same request and played once", () => {
    open();
    store.play("2H");
    const [first] = socket.ofType("play");
    socket.breaks();
    vi.advanceTimersByTime(500);
    const next = network.socket;
    next.opens();
    next.says(welcome(next.last.request, 6, afterTwoOfHearts()));
    expect(next.ofType("play")).toEqual([first]);
    expect(store.pendingCard.value).toBeNull();
    next.says({ ...played(first?.request ?? ""), events: [] });
    expect(store.shown.value.hand).toEqual(["9H", "AS"]);
    expect(store.asking.value.size).toBe(0);
  });

  test("goes back when nobody ever answers", () => {
    open();
    store.play("2H");
    for (let second = 0; second < 120; second += 1) {
      vi.advanceTimersByTime(1000);
      socket.says(presence(NOW + second));
    }
    expect(store.pendingCard.value).toBeNull();
    expect(store.refusal.value).toMatchObject({ code: "internal", card: "2H" });
  });
});

describe("pressing", () => {
  const counting = tableView({ phase: "counting", turn: null, allowed: nothingAllowed() });

  test("SIGUIENTE MANO adds sixteen bytes of this browser's own", () => {
    open(SECRET, counting);
    store.nextDeal();
    const [pressed] = socket.ofType("next_deal");
    expect(pressed?.contribution).toMatch(/^[0-9a-f]{32}$/);
    expect(pressed?.contribution).not.toBe("0".repeat(32));
  });

  test("SIGUIENTE MANO twice asks once", () => {
    open(SECRET, counting);
    store.nextDeal();
    store.nextDeal();
    expect(socket.ofType("next_deal")).toHaveLength(1);
  });

  test("SIGUIENTE MANO after somebody else's is no refusal to speak of", () => {
    open(SECRET, counting);
    store.nextDeal();
    const next = tableView({ deal: 2, move: 0 });
    socket.says(refused(socket.last.request, "stale", 6, next));
    expect(store.refusal.value).toBeNull();
    expect(store.view.value?.deal).toBe(2);
  });

  test("a bid twice is asked once and is known while it is on its way", () => {
    open(SECRET, tableView({ phase: "bidding", allowed: nothingAllowed({ bids: ["nil", 1, 2] }) }));
    store.bid(2);
    store.bid("nil");
    expect(socket.ofType("bid")).toMatchObject([{ bid: 2 }]);
    expect(store.pendingBid.value?.bid).toBe(2);
  });

  test("works with an action taken off the store", () => {
    open();
    const { leave } = store;
    leave();
    expect(socket.ofType("leave")).toHaveLength(1);
  });

  test("a seat freed by the host is told to who sat there", () => {
    open(SECRET, tableView({ phase: "lobby", turn: null }));
    socket.says(
      update(6, tableView({ phase: "lobby", turn: null, seat: null }), [
        { type: "player_left", player: "p0", seat: 0 },
      ]),
    );
    expect(store.notice.value?.kind).toBe("seat_lost");
  });
});

describe("talk", () => {
  test("the history is fetched once, with the secret, by players only", async () => {
    answers.set(`/api/tables/${TABLE}/chat`, [
      200,
      { messages: [said("1#a", "p1", "hola")], before: null },
    ]);
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(([path]) => path)).toEqual([`/api/tables/${TABLE}/chat`]);
    const headers = new Headers(asked[0]?.[1]?.headers);
    expect(headers.get("authorization")).toBe(`Bearer ${SECRET}`);
    expect(store.chat.value.map(({ text }) => text)).toEqual(["hola"]);
  });

  test("visitors fetch none", async () => {
    open(null, tableView({ you: null, seat: null, hand: [] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([]);
  });

  test("keeps its own order and says nothing twice", () => {
    open();
    socket.says(said("2#b", "p1", "segundo"));
    socket.says(said("1#a", "p1", "primero"));
    socket.says(said("2#b", "p1", "segundo"));
    expect(store.chat.value.map(({ text }) => text)).toEqual(["primero", "segundo"]);
  });

  test("counts what others said since it was read", () => {
    open();
    socket.says(said("1#a", "p1", "una"));
    store.readChat();
    socket.says(said("2#b", "p1", "dos"));
    socket.says(said("3#c", "p0", "mía"));
    expect(store.unread.value).toBe(1);
  });

  test("a saying is on its way until it is heard", () => {
    open();
    const request = store.say("hola");
    expect(store.sayings.value).toEqual([{ request, text: "hola" }]);
    socket.says(said("1#a", "p0", "hola", request));
    expect(store.sayings.value).toEqual([]);
    expect(store.chat.value).toHaveLength(1);
  });

  test("a refused saying comes back with its text", () => {
    open();
    socket.says(refused(store.say("demasiado"), "too_fast"));
    expect(store.refusal.value).toMatchObject({
      code: "too_fast",
      action: "chat",
      text: "demasiado",
    });
    expect(store.sayings.value).toEqual([]);
  });
});

describe("sitting down", () => {
  const visitor = tableView({ phase: "lobby", you: null, seat: null, turn: null, hand: [] });
  const seated = tableView({ phase: "lobby", you: "p1", seat: 1, turn: null, hand: [] });
  const path = `/api/tables/${TABLE}/people`;
  const answer = { table: TABLE, version: 6, now: NOW, host_name: "Ana", you: "p1", view: seated };

  test("keeps the secret and greets again as that person", async () => {
    answers.set(path, [200, answer]);
    open(null, visitor);
    expect(await store.sit("Berta")).toBe(true);
    expect(store.view.value?.you).toBe("p1");
    const secret = secretOf(TABLE);
    expect(myTables.value).toMatchObject([{ table: TABLE, name: "Berta" }]);
    network.socket.opens();
    expect(network.socket.last).toMatchObject({ type: "hello", secret });
  });

  test("again after an answer that was lost is the same person", async () => {
    open(null, visitor);
    vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
      asked.push([path, init]);
      throw new TypeError("network");
    });
    await store.sit("Berta");
    await store.sit("Berta");
    const [first, second] = asked.map(([, init]) => JSON.parse(String(init?.body)).secret);
    expect(first).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(second).toBe(first);
    expect(store.refusal.value?.code).toBe("offline");
  });

  test("at a full table is refused with the reason and keeps nothing", async () => {
    answers.set(path, [409, { code: "table_full" }]);
    open(null, visitor);
    expect(await store.sit("Berta")).toBe(false);
    expect(store.refusal.value).toMatchObject({ code: "table_full", action: "sit" });
    expect(secretOf(TABLE)).toBeNull();
  });
});
