// What is open beside the screen itself. Kept here so that keys, menu, chat and table agree.
import { signal } from "@preact/signals";

/** The menu: P, Esc, ☰. */
export const menuOpen = signal(false);

/** The chat sheet on narrow screens; on wide ones the column is always there. */
export const chatOpen = signal(false);

/** What is written to the table and not sent yet; it outlives the sheet it is written in. */
export const chatDraft = signal("");

/** What every key does: `?`. */
export const keysOpen = signal(false);

/** Whether a deal is being played here: then nothing but the game asks for attention. */
export const inPlay = signal(false);
