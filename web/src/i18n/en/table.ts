// The table while a deal is bid and played.
import type { table as spanish } from "../es/table";

const many = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

export const table: typeof spanish = {
  yourTurn: "Your turn.",
  yourBid: "Your bid.",
  watching: "You are watching",
  watchingHint: "You see the table and nobody's hand.",
  connecting: "Connecting…",
  lost: "No connection. Finding the way back…",
  lastKnown: (when) => `No connection. This is how the table stood: ${when}.`,
  accuse: "ACCUSE OF RENEGING",
  accuseShort: "ACCUSE",
  resign: "RESIGN",
  lastTrick: "LAST TRICK",
  lastTrickShort: "LAST",
  claim: "CLOSE FOR ABSENCE",
  bid: "BID",
  nil: "NIL",
  menu: "Menu",
  soundOn: "Turn sound on (M)",
  soundOff: "Turn sound off (M)",
  fullScreen: "Full screen (F)",
  close: "Close",
  board: "The table",
  actions: "What you can do",

  to: "to",
  bagsShort: (bags: number): string => (bags === 1 ? "bag" : "bags"),
  score: (pair: string, points: number, bags: number): string =>
    `${pair}: ${points} points, ${many(bags, "bag", "bags")} of 10`,
  target: (target: number): string => `Playing to ${target}`,
  and: (one: string, other: string): string => `${one} and ${other}`,

  deals: "Dealer",
  robot: "Robot",
  away: "Not looking",
  gone: "Not connected",
  thinks: "thinking…",
  bidsNow: "your bid",
  waits: "yet to bid",
  bids: "bids",
  of: (bid: number): string => `of ${bid}`,
  none: "none",
  nilTook: (tricks: number): string => `took ${tricks}`,
  waited: (span: string): string => `for ${span}`,
  span: (seconds: number): string => {
    if (seconds < 60) return `${seconds} s`;
    if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
    if (seconds < 172_800) return `${Math.floor(seconds / 3600)} h`;
    return `${Math.floor(seconds / 86_400)} days`;
  },
  tally: (bid: number | "nil" | null, tricks: number): string => {
    if (bid === null) return "no bid yet";
    return `bid ${bid === "nil" ? "Nil" : bid}, ${many(tricks, "trick", "tricks")}`;
  },
  turnOf: "to move",

  trick: "Trick on the table",
  trickNumber: "trick",
  ofThirteen: "of 13",
  plays: (who: string): string => `${who} to play`,
  follow: (suit: string): string => `Follow ${suit}`,
  lead: "You lead.",
  again: "One more tap plays it.",
  wouldRenege: (suit) => `Careful: you hold ${suit}. This is a renege.`,
  takes: "takes the trick",
  youTake: "You take the trick",
  contract: "Contract",
  going: (_: number): string => "have",
  made: "made",
  bothNil: "Both Nil",
  contractIs: (pair: string, contract: number, taken: number): string =>
    `${pair}: contract of ${contract}, ${taken} taken`,

  pad: "Your bid",
  sum: "contract",
  ownSum: (who: string, theirs: string, yours: string, contract: string): string =>
    `${who} ${theirs} plus you ${yours}: contract ${contract}`,
  saidSoFar: (tricks: number): string => `${many(tricks, "trick", "tricks")} of 13 bid so far.`,
  withYours: (tricks: number): string => ` With yours, ${tricks}.`,
  nilIs: "Nil: not one trick. 100 for or against.",
  notYet: "Choose ahead: your turn to bid is coming.",
  missing: (who: string): string => `${who} has yet to bid.`,
  dealt: "The cards are being dealt.",

  hand: (cards: number): string =>
    cards === 1 ? "Your hand, 1 card" : `Your hand, ${cards} cards`,
  tidy: "Sort the hand (O)",
  handHint:
    "Arrows walk the cards, Enter lifts and then plays, Shift and an arrow moves a card, ? tells the other keys.",
  chosen: "lifted",
  follows: "follows the rules",

  tookIt: (who: string): string => `${who} took it`,
  youTookIt: "You took it",

  accuseWhom: "Who failed to follow suit?",
  accuseStakes:
    "To renege is to play another suit while holding the one led. If that rival did so in this deal, their pair loses the game; if not, yours does.",
  accuseRobot: "Robots always follow suit: against a robot this accusation cannot win.",
  accuseSure: (who: string): string => `Accuse ${who}?`,
  accuseLast: (who: string): string =>
    `If ${who} followed suit whenever they could, you and your partner lose the game right now.`,
  accuseYes: "ACCUSE",
  back: "BACK",

  resignSure: "Resign the game?",
  resignStakes: (partner: string): string =>
    `Your pair with ${partner} loses the game at once. Closing the page is not resigning: the table waits for you.`,
  stay: "PLAY ON",
  claimSure: "Close the game for absence?",
  claimStakes: (who: string): string =>
    `${who} has been away for more than 48 hours. If you close now, your pair wins the game.`,
  claimFrom: (who: string, span: string): string =>
    `${who} keeps the table waiting. Without a sign of them you may close the game in ${span}.`,
  claimNow: (who: string): string => `${who} has been away for more than 48 hours.`,
  wait: "WAIT",
  partnerAbsent: (who: string): string =>
    `${who} is not coming back, and robots do not close games. You may resign it.`,

  notices: {
    you_are_host: "You are the host now.",
    seat_lost: "Your seat is free now. You can go on watching.",
    back_live: "Back at the table.",
  },
};
