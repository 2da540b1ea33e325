// Who may do nothing at all: somebody who only looks, or what a table was like once.
import type { Allowed } from "../protocol";

export const NOTHING_ALLOWED: Allowed = {
  bids: [],
  cards: [],
  clean: [],
  next_deal: false,
  accuse: [],
  resign: false,
  claim_from: null,
  sit: false,
  leave: false,
  free: [],
  add_bots: false,
  partners: [],
  start: false,
  rematch: false,
};
