// What goes on around a table: sounds, the live region, the window's sign, its cards, what is kept of it.
import { announceSteps } from "./a11y/announce";
import { markTurn } from "./attention";
import { decodeWhole } from "./cards/deck";
import { keepLastView } from "./pwa/last_view";
import { keepSeals } from "./screens/history/seals";
import { playCues } from "./sounds";
import { tellInPlay } from "./store/in_play";
import type { Stop, TableStore } from "./store/types";

/** Begins all of it; returns how to stop. */
export function beginCompany(store: TableStore): Stop {
  const stops = [
    playCues(store),
    announceSteps(store),
    markTurn(store),
    decodeWhole(),
    keepSeals(store),
    tellInPlay(store),
    keepLastView(store),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
