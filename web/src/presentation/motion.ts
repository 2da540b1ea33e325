// Whether things travel or cut.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { motion, pace } from "../settings";

const wish = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const systemReduces = signal(wish?.matches ?? false);
wish?.addEventListener?.("change", (event) => {
  systemReduces.value = event.matches;
});

/** False where the player, or the player's system, wants cuts instead of travel, or the pace is 0. */
export const travels: ReadonlySignal<boolean> = computed(() => {
  if (pace.value === 0 || motion.value === "off") return false;
  return motion.value === "on" || !systemReduces.value;
});
