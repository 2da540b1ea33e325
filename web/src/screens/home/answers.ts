// Asks the site how the player's tables stand: at once, each minute and whenever the page is looked at again.
import { useEffect, useState } from "preact/hooks";
import type { MyTable } from "../../my_tables";
import { look, SiteError } from "../../net/http";
import type { TableAnswer, TableId } from "../../protocol";

/** A table as the site answered, or the code of why it could not be asked. */
export type Answered = TableAnswer | string;
export type Answers = ReadonlyMap<TableId, Answered>;

const AGAIN_MS = 60_000;
/** So many are asked at one time: a long list must not crowd out the page. */
const AT_ONCE = 4;

const asked = (one: MyTable): Promise<Answered> =>
  look(one.table, one.secret).catch((error: unknown) =>
    error instanceof SiteError ? error.code : "offline",
  );

async function askAll(
  tables: readonly MyTable[],
  tell: (table: TableId, answer: Answered) => void,
): Promise<void> {
  for (let from = 0; from < tables.length; from += AT_ONCE) {
    const few = tables.slice(from, from + AT_ONCE);
    await Promise.all(few.map(async (one) => tell(one.table, await asked(one))));
  }
}

/** What is known of each; a table that does not answer now keeps what it answered before. */
export function useAnswers(tables: readonly MyTable[]): Answers {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const which = tables.map((one) => one.table).join(" ");
  useEffect(() => {
    let stale = false;
    const tell = (table: TableId, answer: Answered) => {
      if (stale) return;
      setAnswers((known) =>
        answer === "offline" && known.has(table) ? known : new Map(known).set(table, answer),
      );
    };
    const ask = () => {
      if (!document.hidden) void askAll(tables, tell);
    };
    ask();
    const timer = setInterval(ask, AGAIN_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      stale = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [which]);
  return answers;
}
