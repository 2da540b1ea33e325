// What the table displays: what the presenter shows, with one's own hand and the card just tapped.
import { travels } from "../presentation/motion";
import type { Shown } from "../presentation/shown";
import type { TableView } from "../protocol";
import type { PendingCard } from "./types";

const isBehind = (shown: Shown, view: TableView): boolean =>
  shown.game !== view.game || shown.deal !== view.deal;

function laid(shown: Shown, { seat, card }: PendingCard): Shown {
  if (shown.trick.some((play) => play.seat === seat && play.card === card)) return shown;
  const still = { winner: null, sweeping: null, flame: null };
  const trick = [...shown.trick, { seat, card }];
  return { ...shown, ...still, trick, arriving: card, moving: travels.value };
}

export function displayed(
  shown: Shown,
  view: TableView | null,
  pending: PendingCard | null,
): Shown {
  if (!view) return shown;
  const hand = pending ? view.hand.filter((card) => card !== pending.card) : view.hand;
  const handHidden = shown.dealing || isBehind(shown, view);
  const own = { ...shown, hand, handHidden };
  return pending ? laid(own, pending) : own;
}
