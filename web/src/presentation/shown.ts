// What the table displays now. It follows the view at a human pace; the view itself is true at once.
import type { Bid, CardText, PlayView, Seat, TableView } from "../protocol";

export interface Tally {
  readonly bid: Bid | null;
  readonly tricks: number;
}

export interface Shown {
  /** The game and deal that are displayed. */
  readonly game: number;
  readonly deal: number;
  /** Cards lying on the table, in order; one's own appears with the tap, before the site answers. */
  readonly trick: readonly PlayView[];
  /** The trick is closed and lies still: this seat takes it. */
  readonly winner: Seat | null;
  /** The trick is on its way to this seat. */
  readonly sweeping: Seat | null;
  /** Bid and tricks by seat. */
  readonly tallies: readonly [Tally, Tally, Tally, Tally];
  /** By partnership, as in the view. */
  readonly contracts: readonly [number | null, number | null];
  readonly taken: readonly [number, number];
  readonly scores: readonly [number, number];
  readonly bags: readonly [number, number];
  readonly spadesBroken: boolean;
  /** Cards are being dealt. */
  readonly dealing: boolean;
  readonly dealer: Seat | null;
  /** One's own cards, without the one just tapped. */
  readonly hand: readonly CardText[];
  /** The hand is not to be seen yet: its deal is not displayed yet or is still being dealt. */
  readonly handHidden: boolean;
  /** CONTANDO LOS PUNTOS may be laid on the table. */
  readonly countOpen: boolean;
  /** The end of the game may be shown. */
  readonly endOpen: boolean;
  /** Where the flame stands: the seat awaited. */
  readonly flame: Seat | null;
  /** The card that was laid just now and flies to its place, where `moving`. */
  readonly arriving: CardText | null;
  /** Whether the latest change travels (true) or cuts (false). */
  readonly moving: boolean;
  /** Grows when what was on its way is cancelled: motion of an older generation must not go on. */
  readonly generation: number;
}

const tallyOf = (view: TableView, seat: Seat): Tally => ({
  bid: view.seats[seat].bid,
  tricks: view.seats[seat].tricks,
});

/** The table exactly as `view` has it, with nothing under way. */
export function shownOf(view: TableView, generation = 0): Shown {
  return {
    game: view.game,
    deal: view.deal,
    trick: view.trick,
    winner: null,
    sweeping: null,
    tallies: [tallyOf(view, 0), tallyOf(view, 1), tallyOf(view, 2), tallyOf(view, 3)],
    contracts: view.contracts,
    taken: view.taken,
    scores: view.scores,
    bags: view.bags,
    spadesBroken: view.spades_broken,
    dealing: false,
    dealer: view.dealer,
    hand: view.hand,
    handHidden: false,
    countOpen: view.phase === "counting",
    endOpen: view.phase === "finished" || view.phase === "closed",
    flame: view.turn,
    arriving: null,
    moving: false,
    generation,
  };
}

/** A table of which nothing is known yet. */
export const NOTHING: Shown = {
  game: 0,
  deal: 0,
  trick: [],
  winner: null,
  sweeping: null,
  tallies: [
    { bid: null, tricks: 0 },
    { bid: null, tricks: 0 },
    { bid: null, tricks: 0 },
    { bid: null, tricks: 0 },
  ],
  contracts: [null, null],
  taken: [0, 0],
  scores: [0, 0],
  bags: [0, 0],
  spadesBroken: false,
  dealing: false,
  dealer: null,
  hand: [],
  handHidden: false,
  countOpen: false,
  endOpen: false,
  flame: null,
  arriving: null,
  moving: false,
  generation: 0,
};
