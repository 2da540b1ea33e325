// The closed deals of the game that ended, asked for once it has.
import { useEffect, useState } from "preact/hooks";
import { deals as askDeals } from "../../net/http";
import type { DealLine, TableId } from "../../protocol";

export type Deals =
  | { readonly state: "asked" }
  | { readonly state: "failed"; readonly again: () => void }
  | { readonly state: "here"; readonly lines: readonly DealLine[] };

export function useDeals(table: TableId, game: number): Deals {
  const [deals, set] = useState<Deals>({ state: "asked" });
  const [tries, retry] = useState(0);
  useEffect(() => {
    let stale = false;
    const again = () => retry((count) => count + 1);
    set({ state: "asked" });
    askDeals(table).then(
      (answer) => {
        const lines = answer.deals.filter((line) => line.game === game);
        if (!stale) set({ state: "here", lines });
      },
      () => stale || set({ state: "failed", again }),
    );
    return () => {
      stale = true;
    };
  }, [table, game, tries]);
  return deals;
}

/** The scores of one partnership after each counted deal, beginning with 0. */
export const scoresOf = (lines: readonly DealLine[], pair: 0 | 1): number[] => [
  0,
  ...lines.flatMap((line) => (line.scores ? [line.scores[pair]] : [])),
];
