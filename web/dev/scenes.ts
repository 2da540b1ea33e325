// What the screens are shown with.
import type { ChatSaid, SeatView, TableAnswer, TableView, Whereabouts } from "../src/protocol";
import { nothingAllowed, said, TABLE, tableView } from "../tests/fakes/table";
import { RENEGED } from "./record";

export interface Scene {
  readonly path: string;
  readonly view?: TableView;
  readonly people?: Readonly<Record<string, Whereabouts>>;
  /** Answers of the site by the end of the path. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The tables this browser sits at; one where nothing is said. */
  readonly tables?: readonly string[];
  readonly visitor?: boolean;
}

const seat = (
  player: string | null,
  kind: SeatView["kind"],
  name: string | null = null,
): SeatView => ({ player, kind, name, bid: null, tricks: 0, cards: 0 });

const ana = seat("p0", "person", "Ana");
const free = seat(null, "free");
const beto = seat("p1", "person", "Beto");
const carla = seat("p2", "person", "María Fernanda de los");
const robot = seat("b1", "bot");
const ago = (minutes: number): number => Math.floor(Date.now() / 1000) - minutes * 60;

const before = (change: Partial<TableView>): TableView =>
  tableView({
    phase: "lobby",
    partner: null,
    seats: [ana, free, free, free],
    game: 0,
    deal: 0,
    move: 0,
    dealer: null,
    turn: null,
    hand: [],
    trick: [],
    contracts: [null, null],
    since: ago(3),
    allowed: nothingAllowed({ leave: true, add_bots: true }),
    ...change,
  });

const THREE = before({
  seats: [ana, beto, carla, free],
  partner: "p2",
  allowed: nothingAllowed({
    leave: true,
    add_bots: true,
    free: [1, 2],
    partners: ["p1", "p2"],
  }),
});

const PAIRING = before({
  phase: "pairing",
  seats: [ana, beto, carla, robot],
  allowed: nothingAllowed({ leave: true, free: [1, 2, 3], partners: ["p1", "p2", "b1"] }),
});

const READY = before({
  phase: "pairing",
  partner: "p2",
  seats: [ana, beto, carla, robot],
  allowed: nothingAllowed({
    leave: true,
    free: [1, 2, 3],
    partners: ["p1", "p2", "b1"],
    start: true,
  }),
});

const people: Scene["people"] = { p0: "here", p1: "here", p2: "gone" };

const answer = (view: TableView): TableAnswer => ({
  table: TABLE,
  version: 1,
  now: Date.now(),
  host_name: "Ana",
  you: view.you,
  view,
});

const playing = (change: Partial<TableView>): TableAnswer =>
  answer(tableView({ scores: [132, 98], since: ago(4), ...change }));

const TALK: readonly ChatSaid[] = [
  said("1", "p1", "Hoy salgo yo con todo."),
  said("2", "p1", "¿Quién tiene la Dama?"),
  said("3", "p0", "Nadie va a decirlo."),
  said("4", "p2", "Cuatro seguras, creo. Y si no, ya veremos cómo lo arreglamos entre los dos."),
].map((one) => ({ ...one, name: one.player === "p1" ? "Beto" : "Carla" }));

const chatAnswers = { chat: { messages: TALK, before: null } };
const ids = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc", "dddddddddddd", "eeeeeeeeeeee"];

const HOME: Readonly<Record<string, unknown>> = {
  aaaaaaaaaaaa: playing({}),
  bbbbbbbbbbbb: playing({ turn: 2, scores: [61, -42], since: ago(130) }),
  cccccccccccc: answer({ ...before({}), since: ago(60 * 26) }),
  dddddddddddd: playing({
    phase: "finished",
    turn: null,
    scores: [519, 142],
    outcome: { winner: 0, reason: "target", verdict: null },
    since: ago(60 * 80),
  }),
};

const table = `/mesa/${TABLE}`;

export const SCENES: Readonly<Record<string, Scene>> = {
  home: { path: "/", tables: ids, answers: HOME },
  first: { path: "/", tables: [] },
  open: { path: "/abrir" },
  alone: { path: table, view: before({}), people, answers: chatAnswers },
  lobby: { path: table, view: THREE, people, answers: chatAnswers },
  pairing: { path: table, view: PAIRING, people, answers: chatAnswers },
  ready: { path: table, view: READY, people, answers: chatAnswers },
  seated: {
    path: table,
    view: { ...PAIRING, you: "p1", seat: 1, allowed: nothingAllowed({ leave: true }) },
    people,
    answers: chatAnswers,
  },
  guest: {
    path: table,
    visitor: true,
    view: { ...THREE, you: null, seat: null, allowed: nothingAllowed({ sit: true }) },
  },
  full: {
    path: table,
    visitor: true,
    view: { ...READY, you: null, seat: null, allowed: nothingAllowed() },
  },
  table: {
    path: table,
    view: tableView({
      last_trick: tableView().trick.length
        ? { plays: [...tableView().trick, { seat: 0, card: "2H" }], winner: 2 }
        : null,
      allowed: nothingAllowed({ resign: true, accuse: [1, 3], cards: ["2H", "9H"] }),
    }),
    people,
    answers: chatAnswers,
  },
  history: {
    path: `${table}/manos/1/2`,
    answers: {
      "deals/1/2": RENEGED,
      deals: {
        deals: [
          { game: 1, deal: 1, scores: [71, -70], deltas: [71, -70] },
          { game: 1, deal: 2, scores: null, deltas: null },
        ],
      },
      [TABLE]: playing({}),
    },
  },
  como: { path: "/como-jugar" },
  reglas: { path: "/reglas" },
  consejos: { path: "/consejos" },
  variantes: { path: "/variantes" },
  lost: { path: "/mesa/nada" },
  gone: { path: `${table}/manos/9/9` },
};
