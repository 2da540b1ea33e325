// A card under a finger: what the way it has been moved means.

export type Point = Readonly<{ x: number; y: number }>;

/** Pixels a finger may tremble before it is a drag. */
export const SLOP = 8;
/** Pixels a card has to rise before letting go of it plays it. */
export const THROW = 44;

export type Grip = Readonly<{
  /** Where the finger came down. */
  from: Point;
  /** Where it is. */
  at: Point;
}>;

export type Intent = "tap" | "order" | "play";

export const travelled = ({ from, at }: Grip): Point => ({ x: at.x - from.x, y: at.y - from.y });

/** What letting go now would mean; `handTop` is the upper edge of the hand. */
export function intentOf(grip: Grip, handTop: number): Intent {
  const { x, y } = travelled(grip);
  if (Math.hypot(x, y) <= SLOP) return "tap";
  return grip.at.y < handTop && -y >= THROW ? "play" : "order";
}

/** The place of the hand nearest to a point; rows are kept apart by counting their distance twice. */
export function placeNear(places: readonly Point[], point: Point): number {
  const far = (place: Point) => Math.abs(place.x - point.x) + 2 * Math.abs(place.y - point.y);
  return places.reduce(
    (best, place, at) => (far(place) < far(places[best] ?? place) ? at : best),
    0,
  );
}

/** Where each card lies while the one at `from` is held over the place `to`. */
export function shiftedPlace(at: number, from: number, to: number): number {
  if (at === from) return to;
  if (from < to && at > from && at <= to) return at - 1;
  return to < from && at >= to && at < from ? at + 1 : at;
}
