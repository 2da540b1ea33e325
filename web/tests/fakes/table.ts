// Tables as the site would show them.
import type {
  Allowed,
  Bid,
  ChatSaid,
  Pong,
  Presence,
  Refused,
  SeatView,
  TableEvent,
  TableView,
  Update,
  Welcome,
} from "../../src/protocol";
import { NOTHING_ALLOWED } from "../../src/store/nothing_allowed";

export const TABLE = "abcdefghijkl";
export const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";
export const NOW = Date.UTC(2026, 10, 30, 12);

const seat = (player: string, name: string | null, bid: Bid | null = null): SeatView => ({
  player,
  kind: name === null ? "bot" : "person",
  name,
  bid,
  tricks: 0,
  cards: 13,
});

/** Ana (seat 0, the viewer) with Carla opposite, against two bots; the first trick, Ana to play. */
export function tableView(change: Partial<TableView> = {}): TableView {
  return {
    phase: "playing",
    target: 500,
    mode: "allowed",
    host: "p0",
    partner: "p1",
    you: "p0",
    seat: 0,
    seats: [
      seat("p0", "Ana", 3),
      seat("b1", null, 4),
      seat("p1", "Carla", 2),
      seat("b2", null, "nil"),
    ],
    game: 1,
    deal: 1,
    move: 7,
    dealer: 0,
    turn: 0,
    since: NOW / 1000,
    hand: ["2H", "9H", "AS"],
    trick: [
      { seat: 1, card: "TH" },
      { seat: 2, card: "QH" },
      { seat: 3, card: "3H" },
    ],
    last_trick: null,
    spades_broken: false,
    contracts: [5, 4],
    taken: [0, 0],
    scores: [0, 0],
    bags: [0, 0],
    count: null,
    outcome: null,
    allowed: { ...NOTHING_ALLOWED, cards: ["2H", "9H", "AS"], clean: ["2H", "9H"] },
    commitment: "",
    ...change,
  };
}

export const nothingAllowed = (change: Partial<Allowed> = {}): Allowed => ({
  ...NOTHING_ALLOWED,
  ...change,
});

export const presence = (at = NOW): Presence => ({
  type: "presence",
  table: TABLE,
  at,
  people: { p0: "here", p1: "here" },
  spectators: 0,
});

export const welcome = (request: string, version: number, view = tableView()): Welcome => ({
  type: "welcome",
  table: TABLE,
  request,
  version,
  now: NOW,
  view,
  presence: presence(),
});

export const update = (
  version: number,
  view: TableView,
  events: TableEvent[] = [],
  request: string | null = null,
): Update => ({ type: "update", table: TABLE, version, now: NOW, request, events, view });

export const refused = (
  request: string | null,
  code: string,
  version: number | null = null,
  view: TableView | null = null,
): Refused => ({ type: "refused", table: TABLE, request, code, version, now: NOW, view });

export const pong = (request: string, version = 1): Pong => ({
  type: "pong",
  table: TABLE,
  request,
  version,
  now: NOW,
});

export const said = (
  id: string,
  player: string,
  text: string,
  request: string | null = null,
): ChatSaid => ({
  type: "chat",
  table: TABLE,
  id,
  at: NOW,
  player,
  name: player,
  text,
  request,
});
