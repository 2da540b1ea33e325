// The sheet after each deal.
import type { count as spanish } from "../es/count";

export const count: typeof spanish = {
  title: "COUNTING THE POINTS",
  next: "NEXT DEAL",
  close: "CLOSE THE GAME",
  deal: (deal: number): string => `Deal ${deal}`,
  waits: "Any player may go on to the next deal.",
  decided: "The game is decided. Until somebody closes it, an accusation is still possible.",
  lines: {
    bids: "bid",
    tricks: "took",
    contract: "contract",
    bags: "bags",
    nil: "nil",
    penalty: "penalty",
    delta: "this deal",
    total: "total",
  },
  made: (contract: number): string => `${contract} made`,
  missed: (contract: number): string => `${contract} missed`,
  noContract: "no contract",
  over: (bags: number): string => `${bags} over`,
  nilMade: (who: string | null): string => `${who ?? "you"} made it`,
  nilMissed: (who: string | null): string => `${who ?? "you"} failed`,
  carried: (bags: number): string => `${bags} of 10`,
  reached: (tens: number): string => (tens > 1 ? `${tens * 10} bags` : "reached 10 bags"),
  target: (target: number): string => `to ${target}`,
  nothing: "nothing",
};
