// One hand of a game, at the moments worth looking at.
import type { Bid, CardText, DealLine, PairCount, SeatView, TableView } from "../src/protocol";
import { nothingAllowed, tableView } from "../tests/fakes/table";

const seat = (
  player: string,
  name: string | null,
  bid: Bid | null,
  tricks: number,
  cards: number,
): SeatView => ({ player, kind: name === null ? "bot" : "person", name, bid, tricks, cards });

const seats = (bids: readonly (Bid | null)[], tricks: readonly number[], cards: number) =>
  [
    seat("p0", "Ana", bids[0] ?? null, tricks[0] ?? 0, cards),
    seat("p1", "Rival", bids[1] ?? null, tricks[1] ?? 0, cards),
    seat("p2", "Socia", bids[2] ?? null, tricks[2] ?? 0, cards),
    seat("b1", null, bids[3] ?? null, tricks[3] ?? 0, cards),
  ] as const;

const cards = (text: string): CardText[] => text.split(" ");
const ago = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;

const hand = {
  seat: 0,
  you: "p0",
  host: "p0",
  partner: "p2",
  deal: 3,
  dealer: 0,
  since: ago(4),
  scores: [132, 98],
  bags: [2, 8],
  last_trick: {
    plays: [
      { seat: 3, card: "4C" },
      { seat: 0, card: "KC" },
      { seat: 1, card: "9C" },
      { seat: 2, card: "TC" },
    ],
    winner: 0,
  },
} as const;

const BIDS: readonly Bid[] = ["nil", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

const bidding = tableView({
  ...hand,
  phase: "bidding",
  seats: seats([null, 3, 4, "nil"], [0, 0, 0, 0], 13),
  turn: 0,
  hand: cards("QS 9S 4S KH JH 8H 2H AC JC 6C AD TD 5D"),
  trick: [],
  last_trick: null,
  contracts: [4, 3],
  taken: [0, 0],
  allowed: nothingAllowed({ bids: BIDS, resign: true }),
});

const playing = tableView({
  ...hand,
  seats: seats([3, 3, 4, "nil"], [1, 1, 2, 0], 9),
  turn: 0,
  hand: cards("QS 9S 4S KH 8H 2H JC 6C AD"),
  trick: [
    { seat: 1, card: "TH" },
    { seat: 2, card: "QH" },
    { seat: 3, card: "3H" },
  ],
  contracts: [7, 3],
  taken: [3, 1],
  allowed: nothingAllowed({
    cards: cards("QS 9S 4S KH 8H 2H JC 6C AD"),
    clean: cards("KH 8H 2H"),
    accuse: [1, 3],
    resign: true,
  }),
});

const pair = (change: Partial<PairCount>): PairCount => ({
  contract: 7,
  contract_result: "made",
  contract_points: 70,
  nil_points: 0,
  new_bags: 1,
  bag_points: 1,
  penalty_points: 0,
  delta: 71,
  bags_after: 3,
  score_after: 203,
  ...change,
});

const count = tableView({
  ...hand,
  phase: "counting",
  turn: null,
  seats: seats([3, 3, 4, "nil"], [3, 4, 5, 1], 0),
  hand: [],
  trick: [],
  contracts: [7, 3],
  taken: [8, 4],
  scores: [203, -70],
  bags: [3, 0],
  count: {
    decided: false,
    pairs: [
      pair({}),
      pair({
        contract: 3,
        contract_points: 30,
        nil_points: -100,
        new_bags: 2,
        bag_points: 2,
        penalty_points: -100,
        delta: -168,
        bags_after: 0,
        score_after: -70,
      }),
    ],
  },
  allowed: nothingAllowed({ next_deal: true, accuse: [1, 3], resign: true }),
});

const end = tableView({
  ...hand,
  phase: "finished",
  deal: 7,
  turn: null,
  seats: seats([3, 3, "nil", 2], [3, 4, 0, 6], 0),
  hand: [],
  trick: [],
  last_trick: null,
  scores: [519, 142],
  bags: [9, 3],
  outcome: { winner: 0, reason: "target", verdict: null },
  allowed: nothingAllowed({ rematch: true, leave: true, partners: ["p1", "p2", "b1"] }),
});

const watcher = { you: null, seat: null, hand: [], allowed: nothingAllowed() } as const;

export const VIEWS: Readonly<Record<string, TableView>> = {
  bidding,
  waiting: tableView({
    ...bidding,
    turn: 2,
    since: ago(200),
    seats: seats([null, 3, null, null], [0, 0, 0, 0], 13),
    contracts: [null, 3],
    allowed: nothingAllowed({ resign: true }),
  }),
  said: tableView({
    ...bidding,
    turn: 2,
    seats: seats([3, 3, null, "nil"], [0, 0, 0, 0], 13),
    contracts: [3, 3],
    allowed: nothingAllowed({ resign: true }),
  }),
  playing,
  few: tableView({
    ...playing,
    seats: seats([3, 5, 4, 13], [3, 6, 4, 0], 6),
    hand: cards("QS 9S 4S KH JC AD"),
    contracts: [7, 18],
    taken: [7, 6],
    trick: [],
    allowed: nothingAllowed({
      cards: cards("QS 9S 4S KH JC AD"),
      clean: cards("QS 9S 4S KH JC AD"),
      accuse: [1, 3],
      resign: true,
    }),
  }),
  absent: tableView({
    ...playing,
    turn: 1,
    trick: [],
    since: ago(49 * 3600),
    allowed: nothingAllowed({ claim_from: ago(3600), accuse: [1, 3], resign: true }),
  }),
  long: tableView({
    ...playing,
    turn: 1,
    trick: [],
    since: ago(95),
    seats: [
      seat("p0", "Maximiliano de la Torre", 13, 2, 9),
      seat("p1", "Inmaculada Concepción", 9, 3, 9),
      seat("p2", "Bartolomé Hernández", "nil", 1, 9),
      seat("b1", null, "nil", 0, 9),
    ],
    contracts: [13, 9],
    taken: [2, 3],
    scores: [-147, 1024],
    bags: [9, 9],
    allowed: nothingAllowed({ accuse: [1, 3], resign: true }),
  }),
  count,
  end,
  verdict: tableView({
    ...end,
    scores: [132, 98],
    host: "p1",
    outcome: {
      winner: 1,
      reason: "renege_proven",
      verdict: { by: 1, accused: 2, proven: true },
    },
    allowed: nothingAllowed({ leave: true }),
  }),
  spectator: tableView({ ...playing, ...watcher }),
  spectatorEnd: tableView({ ...end, ...watcher }),
};

const OURS = [61, 132, 203, 374, 294, 376, 519];
const THEIRS = [42, 98, -70, -40, 51, 112, 142];
const before = (scores: readonly number[], at: number): number => scores[at - 1] ?? 0;

export const DEALS: readonly DealLine[] = OURS.map((ours, at) => {
  const theirs = THEIRS[at] ?? 0;
  return {
    game: 1,
    deal: at + 1,
    scores: [ours, theirs] as const,
    deltas: [ours - before(OURS, at), theirs - before(THEIRS, at)] as const,
  };
});
