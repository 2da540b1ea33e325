import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Cue } from "../src/presentation/beats";
import { DEAL_MS } from "../src/presentation/beats";
import { fly } from "../src/presentation/flip";
import { Presenter } from "../src/presentation/presenter";
import type { CardText, PlayView, Seat, TableEvent, TableView } from "../src/protocol";
import { motion, pace } from "../src/settings";
import { look } from "./fakes/page";
import { nothingAllowed, tableView } from "./fakes/table";

let presenter: Presenter;
let cues: Cue[];

const empty = tableView({ trick: [], turn: 1, move: 4, allowed: nothingAllowed() });
const laid: PlayView[] = [
  { seat: 1, card: "TH" },
  { seat: 2, card: "QH" },
  { seat: 3, card: "3H" },
];
const played = ({ seat, card }: PlayView): TableEvent => ({ type: "card_played", seat, card });

/** The view after `count` of the three cards. */
const viewAfter = (count: number): TableView =>
  tableView({
    trick: laid.slice(0, count),
    turn: ((count + 1) % 4) as Seat,
    move: 4 + count,
    allowed: nothingAllowed(),
  });

function follow(count: number): void {
  const play = laid[count - 1];
  if (play) presenter.follow([played(play)], viewAfter(count));
}

const cards = (): CardText[] => presenter.shown.value.trick.map(({ card }) => card);

const closed = tableView({
  trick: [],
  turn: 2,
  move: 8,
  taken: [1, 0],
  allowed: nothingAllowed(),
});
const closing: TableEvent[] = [
  { type: "card_played", seat: 0, card: "2H" },
  { type: "trick_taken", seat: 2, number: 1 },
];

beforeEach(() => {
  vi.useFakeTimers();
  look(true);
  pace.value = 1;
  motion.value = "on";
  presenter = new Presenter();
  cues = [];
  presenter.onCue((cue) => cues.push(cue));
  presenter.cutTo(empty);
});

afterEach(() => {
  presenter.dispose();
  look(true);
  vi.useRealTimers();
});

describe("pace", () => {
  test("what arrives at a quiet table is shown at once", () => {
    follow(1);
    expect(cards()).toEqual(["TH"]);
    expect(presenter.shown.value.moving).toBe(true);
  });

  test("a bot's card is looked at for 600 ms", () => {
    follow(1);
    follow(2);
    vi.advanceTimersByTime(599);
    expect(cards()).toEqual(["TH"]);
    vi.advanceTimersByTime(1);
    expect(cards()).toEqual(["TH", "QH"]);
  });

  test("a person's card is looked at for 250 ms", () => {
    presenter.cutTo(viewAfter(1));
    follow(2);
    follow(3);
    vi.advanceTimersByTime(250);
    expect(cards()).toEqual(["TH", "QH", "3H"]);
  });

  test("the flame moves with the card", () => {
    follow(1);
    expect(presenter.shown.value.flame).toBe(2);
  });

  test("a closed trick lies still for 800 ms and travels for 450", () => {
    presenter.cutTo(viewAfter(3));
    presenter.follow(closing, closed);
    expect(cards()).toEqual(["TH", "QH", "3H", "2H"]);
    vi.advanceTimersByTime(250);
    expect(presenter.shown.value).toMatchObject({ winner: 2, sweeping: null, taken: [0, 0] });
    vi.advanceTimersByTime(800);
    expect(presenter.shown.value).toMatchObject({ winner: 2, sweeping: 2 });
    vi.advanceTimersByTime(450);
    expect(presenter.shown.value).toMatchObject({ trick: [], sweeping: null, taken: [1, 0] });
  });

  test("the count is not laid over a trick that is still seen", () => {
    presenter.cutTo(viewAfter(3));
    const counting = { ...closed, phase: "counting" as const, turn: null };
    presenter.follow([...closing, { type: "deal_counted", deal: 1, decided: false }], counting);
    vi.advanceTimersByTime(1499);
    expect(presenter.shown.value.countOpen).toBe(false);
    vi.advanceTimersByTime(1);
    expect(presenter.shown.value.countOpen).toBe(true);
  });

  test("a deal hides the hand until it is through", () => {
    const dealt = tableView({ deal: 2, move: 0, trick: [], phase: "bidding" });
    presenter.follow([{ type: "deal_started", game: 1, deal: 2, dealer: 1 }], dealt);
    expect(presenter.shown.value).toMatchObject({ dealing: true, handHidden: true, dealer: 0 });
    vi.advanceTimersByTime(DEAL_MS);
    expect(presenter.shown.value).toMatchObject({ dealing: false, handHidden: false });
  });

  test("with more than three updates waiting it hurries", () => {
    for (const taken of [1, 2, 3, 4, 5, 6]) {
      presenter.follow([played({ seat: 1, card: "TH" })], { ...empty, taken: [taken, 0] });
    }
    const shown = () => presenter.shown.value.taken[0];
    vi.advanceTimersByTime(600);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(360);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(599);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(4);
  });

  test("at pace 0 everything is shown at once", () => {
    pace.value = 0;
    for (const count of [1, 2, 3]) follow(count);
    expect(cards()).toEqual(["TH", "QH", "3H"]);
    expect(presenter.shown.value.moving).toBe(false);
  });
});

/** Thirty updates in a row: seven tricks and two cards, everything by bots and people as it comes. */
function burst(): TableView {
  let view = empty;
  for (let move = 5; move < 35; move += 1) {
    view = tableView({
      trick: laid.slice(0, move % 4),
      move,
      turn: (move % 4) as Seat,
      allowed: nothingAllowed(),
    });
    presenter.follow([{ type: "card_played", seat: 1, card: "TH" }], view);
  }
  return view;
}

describe("catching up", () => {
  test("thirty plays while hidden leave the table right at once and move nothing", () => {
    look(false);
    const moves: boolean[] = [];
    const stop = presenter.shown.subscribe(({ moving }) => moves.push(moving));
    const view = burst();
    stop();
    expect(presenter.shown.value).toMatchObject({ trick: view.trick, flame: view.turn });
    expect(moves).not.toContain(true);
  });

  test("a burst in sight of the player is cut short to the present", () => {
    const view = burst();
    vi.advanceTimersByTime(10_000);
    expect(presenter.shown.value).toMatchObject({ trick: view.trick, flame: view.turn });
  });

  test("more than eight waiting are never played one by one", () => {
    const changes: number[] = [];
    const stop = presenter.shown.subscribe(({ generation }) => changes.push(generation));
    burst();
    vi.advanceTimersByTime(60_000);
    stop();
    expect(changes.length).toBeLessThan(30);
  });

  test("what waits when the page is hidden is shown at once", () => {
    for (const count of [1, 2, 3]) follow(count);
    look(false);
    expect(cards()).toEqual(["TH", "QH", "3H"]);
    expect(presenter.shown.value.moving).toBe(false);
  });

  test("a cut starts a new generation and nothing of the old one is shown any more", () => {
    for (const count of [1, 2, 3]) follow(count);
    const { generation } = presenter.shown.value;
    presenter.cutTo(closed);
    expect(presenter.shown.value.generation).toBe(generation + 1);
    vi.advanceTimersByTime(10_000);
    expect(presenter.shown.value).toMatchObject({ trick: [], taken: [1, 0] });
  });

  test("a player who acts is in the present", () => {
    for (const count of [1, 2, 3]) follow(count);
    presenter.catchUp();
    expect(cards()).toEqual(["TH", "QH", "3H"]);
  });
});

describe("motion", () => {
  test("with motion off cards are cut to their place, and still looked at", () => {
    motion.value = "off";
    follow(1);
    follow(2);
    expect(presenter.shown.value.moving).toBe(false);
    expect(cards()).toEqual(["TH"]);
  });

  test("with motion off not one animation runs", async () => {
    motion.value = "off";
    const card = document.createElement("div");
    let animations = 0;
    card.animate = () => {
      animations += 1;
      return {} as Animation;
    };
    await fly(card, new DOMRect(0, 0, 10, 14), null);
    expect(animations).toBe(0);
  });

  test("a card flies once from where it came", async () => {
    const card = document.createElement("div");
    const flights: Keyframe[][] = [];
    card.animate = (frames) => {
      flights.push(frames as Keyframe[]);
      return { finished: Promise.resolve(), finish: () => {} } as unknown as Animation;
    };
    card.getBoundingClientRect = () => new DOMRect(100, 100, 20, 28);
    await fly(card, new DOMRect(0, 0, 20, 28), null);
    expect(flights).toMatchObject([[{ translate: "-100px -100px" }, { translate: "0px 0px" }]]);
  });
});

describe("what is heard", () => {
  test("a card of another player, and one's own not again", () => {
    follow(1);
    expect(cues).toEqual(["card"]);
    presenter.cutTo(viewAfter(3));
    cues.length = 0;
    presenter.follow(closing, closed);
    expect(cues).not.toContain("card");
  });

  test("one's turn, once", () => {
    presenter.cutTo(viewAfter(2));
    const mine = tableView();
    presenter.follow([played({ seat: 3, card: "3H" })], mine);
    expect(cues.filter((cue) => cue === "turn")).toHaveLength(1);
  });

  test("of a burst only what still matters", () => {
    look(false);
    presenter.follow([played({ seat: 1, card: "TH" })], viewAfter(1));
    presenter.follow([played({ seat: 2, card: "QH" })], tableView());
    expect(cues).toEqual(["turn"]);
  });

  test("a nil that fails, when the trick arrives", () => {
    const [ana, one, carla, two] = tableView().seats;
    const failed = { ...closed, seats: [ana, one, carla, { ...two, tricks: 1 }] as const };
    presenter.cutTo(viewAfter(3));
    cues.length = 0;
    presenter.follow([{ type: "trick_taken", seat: 3, number: 1 }], failed);
    vi.advanceTimersByTime(800);
    expect(cues).toEqual(["trick", "nil_failed"]);
  });

  test("winning and losing are told by the pair", () => {
    const over = { ...closed, phase: "finished" as const };
    presenter.follow([{ type: "game_finished", winner: 0, reason: "target" }], over);
    presenter.follow([{ type: "game_finished", winner: 1, reason: "target" }], over);
    expect(cues).toEqual(["won", "lost"]);
  });
});
