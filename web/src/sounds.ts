// Small sounds made on the spot. Nothing is heard before the player has touched the page, nor with the sound off.
import type { Cue } from "./presentation/beats";
import { sound } from "./settings";
import type { Stop, TableStore } from "./store/types";

type Book = typeof import("./sound_book").SOUNDS;

let context: AudioContext | null = null;
let book: Book | null = null;

async function fetchBook(): Promise<void> {
  book = (await import("./sound_book")).SOUNDS;
}

function wake(): void {
  const Context = globalThis.AudioContext;
  if (!Context) return;
  if (!context) fetchBook().catch(() => {});
  context ??= new Context();
  if (context.state !== "running") context.resume().catch(() => {});
}

/** Lets sounds be heard from the first gesture on, as browsers want it. Returns how to stop. */
export function wakeSounds(): Stop {
  const gestures = ["pointerdown", "keydown"] as const;
  for (const gesture of gestures) addEventListener(gesture, wake, { passive: true });
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, wake);
  };
}

/** Makes the sound of a cue, where one may be heard. */
export function play(cue: Cue): void {
  if (sound.peek() && context?.state === "running") book?.[cue](context);
}

/** Gives a table its sounds, until stopped. */
export const playCues = (store: Pick<TableStore, "onCue">): Stop => store.onCue(play);
