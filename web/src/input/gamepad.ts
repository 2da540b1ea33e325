// Gamepads: read once a frame, only while one is connected and the page is seen.
import type { Stop } from "../store/types";
import { act } from "./acting";
import { hideHints, showHints } from "./hints";
import { Presses } from "./presses";
import { type Control, heldOn } from "./reading";

const connected = (): Gamepad[] =>
  [...(navigator.getGamepads?.() ?? [])].filter((pad): pad is Gamepad => pad?.connected === true);

/** Whatever is held on any of them. */
const held = (): ReadonlySet<Control> => new Set(connected().flatMap((pad) => [...heldOn(pad)]));

class Reader {
  private presses = new Presses(new Set());
  private frame = 0;

  /** Looks which pads there are, and whether anybody looks at the page. */
  readonly look = (): void => {
    const [pad] = connected();
    if (pad) showHints(pad.id);
    else hideHints();
    if (pad && !document.hidden) this.start();
    else this.stop();
  };

  private start(): void {
    if (this.frame !== 0) return;
    this.presses = new Presses(held());
    this.frame = requestAnimationFrame(this.read);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private readonly read = (now: number): void => {
    this.frame = requestAnimationFrame(this.read);
    for (const control of this.presses.next(held(), now)) {
      document.documentElement.toggleAttribute("data-pad", true);
      act(control);
    }
  };
}

// The ring that shows where one is: drawn while the pad leads, as it is for the keys.
const leave = (): void => document.documentElement.removeAttribute("data-pad");

const EVENTS = ["gamepadconnected", "gamepaddisconnected"] as const;

/** Plays by gamepad from now on; returns how to stop. */
export function followGamepads(): Stop {
  const reader = new Reader();
  for (const event of EVENTS) addEventListener(event, reader.look);
  document.addEventListener("visibilitychange", reader.look);
  addEventListener("pointerdown", leave);
  reader.look();
  return () => {
    for (const event of EVENTS) removeEventListener(event, reader.look);
    document.removeEventListener("visibilitychange", reader.look);
    removeEventListener("pointerdown", leave);
    reader.stop();
    hideHints();
  };
}
