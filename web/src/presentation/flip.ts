// Elements that fly: the Web Animations API on the real DOM, from one measured place to another.
import { travels } from "./motion";

export interface Flight {
  /** Milliseconds; 250 where nothing is said. */
  readonly duration?: number;
  readonly delay?: number;
  readonly easing?: string;
  /** Degrees it is turned by at the start. */
  readonly turn?: number;
  /** Opacity at the end; 1 where nothing is said. */
  readonly fade?: number;
  /** Stays where it arrived, until it is taken away. */
  readonly stay?: boolean;
}

export const EASE_THROW = "cubic-bezier(0.3, 0.1, 0.15, 1)";
export const EASE_GATHER = "cubic-bezier(0.6, 0, 0.7, 0.2)";

const flying = new Set<Animation>();

// `translate` and `scale` beside `transform`, so that a card keeps the angle its style gives it.
function seenAt(home: DOMRect, rect: DOMRect): Keyframe {
  const x = rect.x + rect.width / 2 - (home.x + home.width / 2);
  const y = rect.y + rect.height / 2 - (home.y + home.height / 2);
  const scale = home.width > 0 && rect.width > 0 ? Math.min(1, rect.width / home.width) : 1;
  return { translate: `${x}px ${y}px`, scale: String(scale) };
}

/**
 * Lets `element` fly from one rectangle of the screen to another; without `to`, to where it lies.
 *
 * Resolves when it has arrived or was cancelled; at once, with no motion at all, where cuts are wanted.
 */
export async function fly(
  element: Element,
  from: DOMRect | null,
  to: DOMRect | null,
  flight: Flight = {},
): Promise<void> {
  if (!travels.peek() || document.hidden || !element.animate) return;
  const home = element.getBoundingClientRect();
  const start = { ...seenAt(home, from ?? home), rotate: `${flight.turn ?? 0}deg` };
  const arrival = { ...seenAt(home, to ?? home), rotate: "0deg", opacity: flight.fade ?? 1 };
  const animation = element.animate([start, arrival], {
    duration: flight.duration ?? 250,
    delay: flight.delay ?? 0,
    easing: flight.easing ?? EASE_THROW,
    fill: flight.stay ? "both" : "backwards",
  });
  flying.add(animation);
  await animation.finished.catch(() => {});
  flying.delete(animation);
}

/** Ends everything in flight where it was going: what is shown next does not wait for it. */
export function landAll(): void {
  for (const animation of flying) animation.finish();
  flying.clear();
}
