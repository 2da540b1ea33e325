// From what happened at a table to the sentences that say it.
import { t } from "../i18n";
import type { PlayerId, Seat, TableEvent, TableView } from "../protocol";
import { nameOfPlayer, nameOfSeat } from "../store/names";
import { ourPair, turnArrived } from "../store/sides";
import type { Step, Stop, TableStore } from "../store/types";
import { announce, silence, turnTrick } from "./live";

type Said = string | null;

function bidSaid(who: string, bid: number | "nil"): string {
  return bid === "nil" ? t().a11y.bidNil(who) : t().a11y.bid(who, bid);
}

function winnerSaid(winner: number | null, view: TableView): string {
  const { a11y, names } = t();
  if (winner === null) return a11y.noWinner;
  if (view.seat === null) return a11y.won(winner === 0 ? names.hostPair : names.otherPair);
  return winner === ourPair(view) ? a11y.weWon : a11y.weLost;
}

function peopleSaid(event: TableEvent, person: (id: PlayerId) => string): Said {
  const { a11y } = t();
  if (event.type === "player_sat" || event.type === "bot_sat")
    return a11y.sat(person(event.player));
  if (event.type === "player_left") return a11y.left(person(event.player));
  if (event.type === "host_changed") return a11y.host(person(event.host));
  if (event.type === "partner_chosen") return a11y.partner(person(event.partner));
  return null;
}

function playSaid(event: TableEvent, who: (seat: Seat) => string): Said {
  const { a11y, names } = t();
  if (event.type === "deal_started") return a11y.dealt(who(event.dealer));
  if (event.type === "bid_placed") return bidSaid(who(event.seat), event.bid);
  if (event.type === "card_played") return a11y.played(who(event.seat), names.card(event.card));
  if (event.type === "spades_broken") return a11y.broken;
  if (event.type === "trick_taken") return a11y.taken(who(event.seat), event.number);
  return null;
}

function endSaid(event: TableEvent, view: TableView, who: (seat: Seat) => string): Said {
  const { a11y } = t();
  if (event.type === "game_started") return a11y.gameStarts(event.target);
  if (event.type === "deal_counted") return a11y.counted;
  if (event.type === "game_finished") return winnerSaid(event.winner, view);
  if (event.type !== "verdict_given") return null;
  return event.proven ? a11y.verdictProven(who(event.accused)) : a11y.verdictFailed(who(event.by));
}

/** The sentence for one event; null where there is nothing to say. */
export function sentenceOf(event: TableEvent, step: Pick<Step, "before" | "view">): Said {
  const person = (id: PlayerId) => nameOfPlayer(step.view, id) ?? nameGone(step.before, id);
  const who = (seat: Seat) => nameOfSeat(step.view, seat);
  return peopleSaid(event, person) ?? playSaid(event, who) ?? endSaid(event, step.view, who);
}

const nameGone = (before: TableView | null, id: PlayerId): string =>
  (before && nameOfPlayer(before, id)) ?? id;

function turnSaid({ before, view }: Step): Said {
  if (!turnArrived(before, view)) return null;
  return view.phase === "bidding" ? t().a11y.yourBid : t().a11y.yourPlay;
}

function speak(step: Step): void {
  for (const event of step.events) {
    if (event.type === "deal_started") silence();
    const sentence = sentenceOf(event, step);
    if (sentence) announce(sentence);
    if (event.type === "trick_taken") turnTrick();
  }
  const turn = turnSaid(step);
  if (turn) announce(turn);
}

/** Says in the live region what happens at the table, from now on. */
export function announceSteps(store: TableStore): Stop {
  silence();
  const stop = store.onStep(speak);
  return () => {
    stop();
    silence();
  };
}
