// What the bids said so far come to, for the sentence under the pad.
import type { Shown } from "../../presentation/shown";
import type { Bid } from "../../protocol";

export const tricksOf = (bid: Bid | null): number => (typeof bid === "number" ? bid : 0);

/** Tricks bid by the whole table so far. */
export const saidBy = (shown: Shown): number =>
  shown.tallies.reduce((sum, tally) => sum + tricksOf(tally.bid), 0);
