// The time somebody has been awaited, in steps that a player can use.
import { useEffect, useState } from "preact/hooks";
import { useTable } from "../store/context";

const TICK_MS = 5000;
/** Less than this is thinking, not waiting. */
const WORTH_SAYING_S = 20;

/** Seconds since `since` (UTC seconds) by the server's clock; null while it is not worth saying. */
export function useWaited(since: number, isAwaited: boolean): number | null {
  const store = useTable();
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isAwaited]);
  const waited = Math.floor(store.serverNow() / 1000) - since;
  return isAwaited && waited >= WORTH_SAYING_S ? waited - (waited < 60 ? waited % 10 : 0) : null;
}
