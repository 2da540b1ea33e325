// The table without a site: `?state=` picks the moment, `&after=` plays what follows it, `&deck=` the deck.
import "../src/look/look.css";
import "../src/chat/room.css";
import { render } from "preact";
import { LiveRegion } from "../src/a11y/LiveRegion";
import { showDeck } from "../src/cards/deck";
import Chat from "../src/chat/Chat";
import type { Outbound, TableEvent, TableView } from "../src/protocol";
import { deck } from "../src/settings";
import { TableContext } from "../src/store/context";
import { createTableStore } from "../src/store/table_store";
import TableScreen from "../src/table/TableScreen";
import { Toasts } from "../src/ui/notice";
import { FakeNetwork } from "../tests/fakes/socket";
import { nothingAllowed, presence, SECRET, TABLE, tableView, welcome } from "../tests/fakes/table";
import { DEALS, VIEWS } from "./views";

const asked = new URLSearchParams(location.search);
const named = (state: string): TableView => VIEWS[state] ?? tableView();
const view = named(asked.get("state") ?? "playing");

globalThis.fetch = async (path) => {
  const answer = String(path).endsWith("/deals")
    ? { deals: DEALS }
    : { messages: [], before: null };
  return new Response(JSON.stringify(answer));
};

const network = new FakeNetwork();
const store = createTableStore(TABLE, view.seat === null ? null : SECRET, {
  openSocket: network.open,
});

let version = 5;
const tell = (message: Outbound): void => network.socket.says(message);

function follow(after: TableView, events: readonly TableEvent[]): void {
  version += 1;
  const now = Date.now();
  tell({ type: "update", table: TABLE, version, now, request: null, events, view: after });
}

const SCRIPTS: Readonly<Record<string, () => void>> = {
  deal: () =>
    follow({ ...named("bidding"), deal: 4 }, [
      { type: "deal_started", game: 1, deal: 4, dealer: 0 },
    ]),
  trick: () =>
    follow(
      {
        ...view,
        move: view.move + 1,
        turn: 2,
        hand: view.hand.filter((card) => card !== "2H"),
        trick: [],
        last_trick: { plays: [...view.trick, { seat: 0, card: "2H" }], winner: 2 },
        allowed: nothingAllowed({ accuse: [1, 3], resign: true }),
      },
      [
        { type: "card_played", seat: 0, card: "2H" },
        { type: "trick_taken", seat: 2, number: 5 },
      ],
    ),
  count: () => follow(named("count"), [{ type: "deal_counted", deal: 3, decided: false }]),
  lost: () => network.socket.breaks(),
  refused: () => {
    store.play(view.hand[0] ?? "AS");
    setTimeout(() => {
      const { request } = network.socket.last;
      const now = Date.now();
      tell({
        type: "refused",
        table: TABLE,
        request,
        code: "must_follow_suit",
        version,
        now,
        view,
      });
    }, 600);
  },
};

function begin(): void {
  network.socket.opens();
  const people = { p0: "here", p1: "away", p2: "here" } as const;
  const now = Date.now();
  tell({
    ...welcome(network.socket.last.request, version, view),
    now,
    presence: { ...presence(now), people, spectators: 2 },
  });
  const script = SCRIPTS[asked.get("after") ?? ""];
  if (script) setTimeout(script, Number(asked.get("wait") ?? 800));
}

// Pings and syncs are answered as by a site where nothing happened since.
let heard = 0;
setInterval(() => {
  const { sent } = network.socket;
  for (const message of sent.slice(heard)) {
    if (message.type !== "ping" && message.type !== "sync") continue;
    tell({ type: "pong", table: TABLE, request: message.request, version, now: Date.now() });
  }
  heard = sent.length;
}, 250);

const Room = () => (
  <div class={view.seat === null ? "room" : "room room--chat"} data-phase={view.phase}>
    <TableScreen />
    {view.seat !== null && <Chat />}
  </div>
);

begin();
await showDeck(deck.value);
const root = document.getElementById("app");
if (root) {
  render(
    <TableContext.Provider value={store}>
      <Room />
      <LiveRegion />
      <Toasts />
    </TableContext.Provider>,
    root,
  );
}
// What is pressed before the picture is taken, in order, by its test name.
for (const [at, name] of (asked.get("press") ?? "").split(",").entries()) {
  setTimeout(
    () => document.querySelector<HTMLElement>(`[data-testid="${name}"]`)?.click(),
    200 + at * 120,
  );
}
