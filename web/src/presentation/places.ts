// Where things are on the screen, by name, so that motion can go from one to the other.
import type { CardText, Seat } from "../protocol";

/** A seat's plate, a card's place in the trick, a card in one's hand, the dealer's deck. */
export type PlaceKey = `seat:${Seat}` | `trick:${Seat}` | `card:${CardText}` | "deck";

const places = new Map<PlaceKey, Element>();

/** Names the place an element has; null forgets it. Fits a `ref`. */
export function registerPlace(key: PlaceKey, element: Element | null): void {
  if (element) places.set(key, element);
  else places.delete(key);
}

/** Where `key` is on the screen now; null where it is not. */
export function rectOf(key: PlaceKey): DOMRect | null {
  const element = places.get(key);
  return element?.isConnected ? element.getBoundingClientRect() : null;
}
