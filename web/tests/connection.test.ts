import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type LineStatus } from "../src/net/connection";
import type { Outbound } from "../src/protocol";
import { goOffline, goOnline, look } from "./fakes/page";
import { FakeNetwork } from "./fakes/socket";
import { pong, refused, SECRET, TABLE, tableView, update, welcome } from "./fakes/table";

const MINUTE = 60_000;
let network: FakeNetwork;
let line: Connection;
let heard: Outbound[];
let statuses: [LineStatus, string | null][];
let gaveUp: string[];

function connect(random = 1): void {
  line = new Connection({
    table: TABLE,
    secret: SECRET,
    version: () => 5,
    heard: (message) => heard.push(message),
    changed: (status, code) => statuses.push([status, code]),
    gaveUp: (request) => gaveUp.push(request),
    openSocket: network.open,
    random: () => random,
  });
  line.open();
}

function isWelcome(): void {
  network.socket.opens();
  network.socket.says(welcome(network.socket.last.request, 5));
}

/** Answers what the line asks by itself, so that it stays up for as long as a test lets time pass. */
function answersPings(): void {
  const socket = network.socket;
  const send = socket.send.bind(socket);
  socket.send = (text) => {
    send(text);
    const { type, request } = socket.last;
    if (type === "ping" || type === "sync") socket.says(pong(request, 5));
  };
}

const status = () => statuses[statuses.length - 1]?.[0];

beforeEach(() => {
  vi.useFakeTimers();
  look(true);
  network = new FakeNetwork();
  heard = [];
  statuses = [];
  gaveUp = [];
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("greeting", () => {
  test("hello is the first message and carries the secret", () => {
    connect();
    network.socket.opens();
    expect(network.socket.sent).toMatchObject([
      { type: "hello", table: TABLE, secret: SECRET, visible: true },
    ]);
  });

  test("two seconds after the welcome it asks what was missed", () => {
    connect();
    isWelcome();
    vi.advanceTimersByTime(1999);
    expect(network.socket.ofType("sync")).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(network.socket.ofType("sync")).toMatchObject([{ version: 5 }]);
  });

  test("a table that does not exist closes the line for good", () => {
    connect();
    network.socket.opens();
    network.socket.says(refused(network.socket.last.request, "unknown_table"));
    vi.advanceTimersByTime(5 * MINUTE);
    expect(statuses[statuses.length - 1]).toEqual(["closed", "unknown_table"]);
    expect(network.sockets).toHaveLength(1);
  });

  test("a site that forgot the connection is greeted anew", () => {
    connect();
    isWelcome();
    network.socket.says(refused(line.send({ type: "leave" }), "hello_first"));
    vi.advanceTimersByTime(500);
    network.socket.opens();
    expect(network.socket.sent).toMatchObject([{ type: "hello" }]);
  });

  test("a socket that is never welcomed is given up", () => {
    connect();
    network.socket.opens();
    vi.advanceTimersByTime(10_500);
    expect(network.sockets).toHaveLength(2);
  });
});

describe("what was asked", () => {
  test("is sent again after 2.5 s with the same request", () => {
    connect();
    isWelcome();
    answersPings();
    line.send({ type: "chat", text: "hola" });
    vi.advanceTimersByTime(2500);
    const [first, second] = network.socket.ofType("chat");
    expect(second).toEqual(first);
  });

  test("is not sent again once it is answered", () => {
    connect();
    isWelcome();
    answersPings();
    const request = line.send({ type: "leave" });
    network.socket.says(update(6, tableView(), [], request));
    vi.advanceTimersByTime(30_000);
    expect(network.socket.ofType("leave")).toHaveLength(1);
  });

  test("is not sent again once it is refused", () => {
    connect();
    isWelcome();
    answersPings();
    network.socket.says(refused(line.send({ type: "leave" }), "wrong_phase"));
    vi.advanceTimersByTime(30_000);
    expect(network.socket.ofType("leave")).toHaveLength(1);
  });

  test("goes out again over a new socket, in order, unchanged", () => {
    connect();
    isWelcome();
    line.send({ type: "leave" });
    line.send({ type: "chat", text: "hola" });
    const before = network.socket.sent.slice(1);
    network.socket.breaks();
    vi.advanceTimersByTime(500);
    isWelcome();
    expect(network.socket.sent.slice(1)).toEqual(before);
  });

  test("while the line is down waits for the welcome", () => {
    connect();
    network.socket.opens();
    line.send({ type: "leave" });
    expect(network.socket.ofType("leave")).toHaveLength(0);
    network.socket.says(welcome(network.socket.last.request, 5));
    expect(network.socket.ofType("leave")).toHaveLength(1);
  });

  test("is given up when a living site never answers it", () => {
    connect();
    isWelcome();
    answersPings();
    const request = line.send({ type: "leave" });
    vi.advanceTimersByTime(2 * MINUTE);
    expect(gaveUp).toEqual([request]);
    expect(network.socket.ofType("leave")).toHaveLength(6);
  });
});

describe("coming back", () => {
  test("waits longer each time, up to fifteen seconds", () => {
    connect(1);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const opened = network.sockets.length;
      network.socket.breaks();
      let waited = 0;
      while (network.sockets.length === opened) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  });

  test("the wait is spread by chance", () => {
    connect(0.5);
    network.socket.breaks();
    vi.advanceTimersByTime(249);
    expect(network.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(network.sockets).toHaveLength(2);
  });

  test("waits longer each time it is sent away right after the welcome", () => {
    connect(1);
    isWelcome();
    for (const wait of [500, 1000, 2000]) {
      network.socket.breaks();
      const opened = network.sockets.length;
      vi.advanceTimersByTime(wait - 1);
      expect(network.sockets).toHaveLength(opened);
      vi.advanceTimersByTime(1);
      isWelcome();
    }
  });

  test("does not wait when the network is back", () => {
    connect();
    isWelcome();
    goOffline();
    expect(status()).toBe("lost");
    goOnline();
    expect(network.sockets).toHaveLength(2);
    isWelcome();
    expect(status()).toBe("live");
  });

  test("does not wait when the page is looked at again", () => {
    connect();
    network.socket.breaks();
    look(true);
    expect(network.sockets).toHaveLength(2);
  });
});

describe("silence is not health", () => {
  test("a visible page pings every minute", () => {
    connect();
    isWelcome();
    answersPings();
    vi.advanceTimersByTime(3 * MINUTE);
    expect(network.socket.ofType("ping")).toHaveLength(3);
  });

  test("a hidden page says so once and is silent", () => {
    connect();
    isWelcome();
    answersPings();
    look(false);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(network.socket.ofType("ping")).toMatchObject([{ visible: false }]);
  });

  test("a page looked at again pings at once", () => {
    connect();
    isWelcome();
    answersPings();
    look(false);
    look(true);
    expect(network.socket.ofType("ping")).toMatchObject([{ visible: false }, { visible: true }]);
  });

  test("a ping without an answer in five seconds brings a new socket", () => {
    connect();
    isWelcome();
    answersPings();
    vi.advanceTimersByTime(10_000);
    const dead = network.socket;
    dead.send = () => {};
    dispatchEvent(new Event("focus"));
    vi.advanceTimersByTime(4999);
    expect(network.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(network.sockets).toHaveLength(2);
    expect(dead.readyState).toBe(3);
    isWelcome();
    expect(status()).toBe("live");
  });

  test("anything heard in time is a sign of life", () => {
    connect();
    isWelcome();
    dispatchEvent(new Event("focus"));
    network.socket.says(update(6, tableView()));
    vi.advanceTimersByTime(1900);
    expect(network.sockets).toHaveLength(1);
    expect(status()).toBe("live");
  });

  test("a message asked twice in vain makes it doubt the line", () => {
    connect();
    isWelcome();
    vi.advanceTimersByTime(2000);
    network.socket.says(pong(network.socket.last.request, 5));
    line.send({ type: "leave" });
    vi.advanceTimersByTime(5000);
    expect(network.socket.ofType("ping")).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(network.sockets).toHaveLength(2);
  });
});

describe("changing sockets", () => {
  test("after 1 h 50 another socket takes over, and the player never sees it", () => {
    connect();
    isWelcome();
    answersPings();
    const former = network.socket;
    vi.advanceTimersByTime(110 * MINUTE);
    expect(network.sockets).toHaveLength(2);
    expect(former.readyState).toBe(1);
    former.says(update(6, tableView()));
    isWelcome();
    expect(former.readyState).toBe(3);
    expect(statuses.map(([one]) => one)).not.toContain("lost");
    expect(heard.filter(({ type }) => type === "update")).toHaveLength(1);
  });

  test("what is asked meanwhile goes out over the new one", () => {
    connect();
    isWelcome();
    answersPings();
    const former = network.socket;
    vi.advanceTimersByTime(110 * MINUTE);
    line.send({ type: "leave" });
    isWelcome();
    expect(former.ofType("leave")).toHaveLength(0);
    expect(network.socket.ofType("leave")).toHaveLength(1);
  });

  test("a visitor who sits down greets with the new secret", () => {
    connect();
    isWelcome();
    const former = network.socket;
    line.become("BBBBBBBBBBBBBBBBBBBBBB");
    network.socket.opens();
    expect(former.readyState).toBe(3);
    expect(network.socket.last).toMatchObject({ type: "hello", secret: "BBBBBBBBBBBBBBBBBBBBBB" });
  });

  test("nothing is heard of a socket that was let go", () => {
    connect();
    isWelcome();
    const former = network.socket;
    goOffline();
    former.says(update(6, tableView()));
    former.breaks();
    expect(heard.filter(({ type }) => type === "update")).toHaveLength(0);
  });
});

test("what is no message of the protocol is passed over", () => {
  connect();
  isWelcome();
  for (const text of ["", "{", "null", '{"type":"surprise"}']) network.socket.says(text);
  expect(heard.map(({ type }) => type)).toEqual(["welcome"]);
});
