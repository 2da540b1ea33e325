// Whether a deal is being played on the screen, for what must not come in between.
import { effect } from "@preact/signals";
import { inPlay } from "../shell";
import type { Stop, TableStore } from "./types";

const BETWEEN: readonly string[] = ["lobby", "pairing"];

type Seen = Pick<TableStore, "view" | "shown">;

/** A table rests before its game, and while the count or the end lies on it; one not seen yet may be in play. */
function rests({ view, shown }: Seen): boolean {
  const phase = view.value?.phase;
  if (phase === undefined || phase === "bidding" || phase === "playing") return false;
  return BETWEEN.includes(phase) || shown.value.countOpen || shown.value.endOpen;
}

/** Keeps `inPlay` true to this table until stopped. */
export function tellInPlay(store: Seen): Stop {
  const stop = effect(() => {
    inPlay.value = !rests(store);
  });
  return () => {
    stop();
    inPlay.value = false;
  };
}
