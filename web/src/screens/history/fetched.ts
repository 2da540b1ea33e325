// What the screen of a closed deal is made of: the deal, its neighbours, and who is looking.
import { useEffect, useState } from "preact/hooks";
import { secretOf } from "../../my_tables";
import { deal as fetchDeal, deals as fetchDeals, look, SiteError } from "../../net/http";
import type { DealAnswer, DealLine, PlayerId, TableId } from "../../protocol";

export type Fetched =
  | { readonly kind: "opening" }
  | { readonly kind: "lost"; readonly code: string }
  | {
      readonly kind: "open";
      readonly answer: DealAnswer;
      readonly lines: readonly DealLine[];
      readonly you: PlayerId | null;
    };

const OPENING: Fetched = { kind: "opening" };

const codeOf = (error: unknown): string => (error instanceof SiteError ? error.code : "internal");

/** Who this browser's person is at the table; not knowing it is no reason to show nothing. */
const whoAmI = async (table: TableId): Promise<PlayerId | null> => {
  const secret = secretOf(table);
  if (secret === null) return null;
  return look(table, secret).then(
    ({ you }) => you,
    () => null,
  );
};

const neighbours = (table: TableId): Promise<readonly DealLine[]> =>
  fetchDeals(table).then(
    ({ deals }) => deals,
    () => [],
  );

async function fetchAll(table: TableId, game: number, deal: number): Promise<Fetched> {
  try {
    const [answer, lines, you] = await Promise.all([
      fetchDeal(table, game, deal),
      neighbours(table),
      whoAmI(table),
    ]);
    return { kind: "open", answer, lines, you };
  } catch (error) {
    return { kind: "lost", code: codeOf(error) };
  }
}

export function useFetched(table: TableId, game: number, deal: number): Fetched {
  const [fetched, keep] = useState<Fetched>(OPENING);
  useEffect(() => {
    let stale = false;
    keep(OPENING);
    void fetchAll(table, game, deal).then((all) => stale || keep(all));
    return () => {
      stale = true;
    };
  }, [table, game, deal]);
  return fetched;
}
