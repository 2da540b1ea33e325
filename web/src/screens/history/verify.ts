// Whether a deal was what it was sealed to be. Everything is computed here; nothing is taken from the site's word.
import type { DealRecord } from "../../protocol";
import { isFromHands, isInOrder } from "./replay";
import { deckFrom, sealOf } from "./shuffle";

export const CHECKS = ["seal", "seen", "deck", "hands", "order"] as const;
export type Check = (typeof CHECKS)[number];

export interface Checked {
  readonly check: Check;
  readonly right: boolean;
}

/** Browsers compute hashes only on pages that came over https, or from this very machine. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

const isDeck = async ({ secret, contribution, deck }: DealRecord): Promise<boolean> =>
  (await deckFrom(secret, contribution)).join() === deck.join();

// A record that cannot even be read does not agree.
const held = (proof: Promise<boolean>): Promise<boolean> => proof.catch(() => false);

/** All that can be checked of a deal; without `seen` (the seal this browser saw before it) one check less. */
export async function verify(record: DealRecord, seen: string | null): Promise<Checked[]> {
  const seal = held(sealOf(record.secret).then((made) => made === record.commitment));
  const checked: Checked[] = [{ check: "seal", right: await seal }];
  if (seen !== null) checked.push({ check: "seen", right: seen === record.commitment });
  checked.push({ check: "deck", right: await held(isDeck(record)) });
  checked.push({ check: "hands", right: isFromHands(record) });
  checked.push({ check: "order", right: isInOrder(record) });
  return checked;
}
