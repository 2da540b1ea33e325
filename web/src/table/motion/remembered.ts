// Where a card was last seen in the hand, for the flight that begins once it is no longer there.
import { rectOf } from "../../presentation/places";
import type { CardText, Seat } from "../../protocol";

let seen: { readonly card: CardText; readonly rect: DOMRect | null } | null = null;

/** Notes where `card` is in the hand, just before it is played. */
export function noteLeaving(card: CardText): void {
  seen = { card, rect: rectOf(`card:${card}`) };
}

/** Where a card that appears on the table comes from: the hand, or the plate of its player. */
export function originOf(card: CardText, seat: Seat): DOMRect | null {
  const noted = seen?.card === card ? seen.rect : null;
  return noted ?? rectOf(`seat:${seat}`);
}
