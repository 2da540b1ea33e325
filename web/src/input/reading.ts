// What is held down on a gamepad, whatever its make.

/** What a button of a gamepad is for. `carry-*` takes the card along, as an arrow does with the shift key. */
export type Control =
  | "up"
  | "down"
  | "left"
  | "right"
  | "press"
  | "back"
  | "menu"
  | "sound"
  | "tidy"
  | "carry-left"
  | "carry-right";

/** The part of a `Gamepad` that is read. */
export type Pad = Readonly<{
  mapping: string;
  buttons: readonly { readonly pressed: boolean }[];
  axes: readonly number[];
}>;

/** By the places of the W3C standard mapping; pads without it put most of these in the same places. */
const BUTTONS: Readonly<Record<number, Control>> = {
  0: "press",
  1: "back",
  2: "press",
  3: "tidy",
  4: "carry-left",
  5: "carry-right",
  8: "sound",
  9: "menu",
  12: "up",
  13: "down",
  14: "left",
  15: "right",
};
const WAYS = ["up", "right", "down", "left"] as const;
/** How far a stick is pushed before it counts, of 1. */
const PUSHED = 0.55;

/** Which way a pair of axes points: the stronger one decides. */
function wayOf(x = 0, y = 0): Control | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < PUSHED) return null;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

/** A D-pad told as one axis: eighths of a turn from -1 (up) to 1 (up and left); outside of that, or 0: at rest. */
function hatWay(hat: number | undefined): Control | null {
  if (hat === undefined || hat === 0 || Math.abs(hat) > 1.01) return null;
  const eighth = Math.round(((hat + 1) * 7) / 2);
  return WAYS[Math.floor(((eighth + 1) % 8) / 2)] ?? null;
}

/** Where pads that follow no standard have their D-pad: a pair of axes of its own, or one hat. */
function otherWays({ mapping, axes }: Pad): (Control | null)[] {
  if (mapping === "standard") return [];
  return axes.length >= 10 ? [hatWay(axes[9])] : [wayOf(axes[6], axes[7])];
}

/** Everything held down now. */
export function heldOn(pad: Pad): ReadonlySet<Control> {
  const pressed = pad.buttons.map((button, at) => (button.pressed ? BUTTONS[at] : null));
  const all = [...pressed, wayOf(pad.axes[0], pad.axes[1]), ...otherWays(pad)];
  return new Set(all.filter((one): one is Control => Boolean(one)));
}
