// The end of a game and what may come after it.
import type { end as spanish } from "../es/end";

export const end: typeof spanish = {
  title: "End of the game",
  won: "We won",
  lost: "We lost",
  winner: (who: string): string => `${who} won`,
  nobody: "No winner",
  closed: "Table closed",
  to: "to",
  reasons: {
    target: ({ ours, who, target, deal }): string =>
      `${ours ? "We" : who} passed ${target} points with deal ${deal}.`,
    minus200: ({ ours, who }): string => `${ours ? "We" : who} fell to −200 points.`,
    renege_proven: ({ ours, who }): string =>
      ours ? "Our renege was proven." : `It was proven: ${who} reneged.`,
    renege_not_proven: ({ ours, who }): string =>
      ours ? "Our accusation did not hold." : `${who} accused without cause.`,
    abandoned: ({ ours, who }): string => `${ours ? "We" : who} resigned the game.`,
    absent_48_hours: ({ ours, who }): string =>
      `${ours ? "We" : who} stayed away for more than 48 hours.`,
    deal_limit: (): string => "All the deals that fit in one game were played.",
    expired: (): string => "Nobody came back to the table and the game was closed.",
  },
  verdictProven: (by, accused): string =>
    `${by ?? "You"} accused ${accused ?? "you"}, and the cards agreed.`,
  verdictFailed: (by, accused): string =>
    accused === null
      ? `${by} accused you, and you followed suit whenever you could.`
      : `${by ?? "You"} accused ${accused}, who followed suit whenever they could.`,
  seeProof: "SEE THE PLAYS",

  chart: "Deal by deal",
  chartText: (us: string, ours: number, them: string, theirs: number): string =>
    `Points deal by deal. ${us} end with ${ours}, ${them} with ${theirs}.`,
  deals: "The deals",
  dealsHint: "Each deal was sealed before it was played. Open it and check.",
  dealsWait: "Fetching the deals…",
  dealsFailed: "The deals could not be fetched.",
  again: "TRY AGAIN",
  deal: (deal: number): string => `See deal ${deal}`,
  brokenOff: "uncounted",

  rematch: "REMATCH",
  pairs: "Pairs of the rematch",
  same: "Same pairs",
  fresh: "New pairs",
  partner: "Your partner",
  options: "Other conditions",
  target: "Target",
  mode: "Reneging",
  allow: "ALLOW",
  prevent: "PREVENT",
  waitsHost: (who: string): string => `${who} decides whether there is a rematch.`,
  seatsFree: "Somebody is missing: a rematch needs all four seats taken.",
  fillBots: "FILL WITH ROBOTS",
  leave: "GIVE UP MY SEAT",
  leaveSure: "Give up your seat?",
  leaveHint: "Somebody else may play the rematch in your place. You can stay and watch.",
  stay: "STAY",
  sit: "SIT DOWN",
  sitHint: "There is a free seat for the rematch.",
  name: "Your name",
};
