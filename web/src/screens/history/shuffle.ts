// The deck that follows from the site's secret and the presser's bytes: docs/shuffle.md, done again by this browser.
import type { CardText } from "../../protocol";

const RANKS = "23456789TJQKA";
const IN_ORDER: readonly CardText[] = [..."CDHS"].flatMap((suit) =>
  [...RANKS].map((rank) => rank + suit),
);

type Bytes = Uint8Array<ArrayBuffer>;

/** Throws a `RangeError` where `text` is not whole bytes in hexadecimal. */
export function bytesOf(text: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError("not hexadecimal");
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of a secret, both in hexadecimal: the seal that was published. */
export const sealOf = async (secret: string): Promise<string> =>
  hexOf(await crypto.subtle.digest("SHA-256", bytesOf(secret)));

const numbered = (contribution: Bytes, block: number): Bytes => {
  const message = new Uint8Array(contribution.length + 4);
  message.set(contribution);
  new DataView(message.buffer).setUint32(contribution.length, block);
  return message;
};

/** Bytes without end, 32 at a time. */
async function* stream(secret: string, contribution: string): AsyncGenerator<number, never> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
  const added = bytesOf(contribution);
  for (let block = 0; ; block += 1) {
    yield* new Uint8Array(await crypto.subtle.sign("HMAC", key, numbered(added, block)));
  }
}

/** The next number below `limit`; bytes that would favour the small ones are dropped. */
async function below(limit: number, bytes: AsyncGenerator<number, never>): Promise<number> {
  const ceiling = 256 - (256 % limit);
  for (;;) {
    const { value } = await bytes.next();
    if (value < ceiling) return value % limit;
  }
}

/** The 52 cards in dealing order that follow from both parts, each in hexadecimal. */
export async function deckFrom(secret: string, contribution: string): Promise<CardText[]> {
  const deck = [...IN_ORDER];
  const bytes = stream(secret, contribution);
  for (let last = 51; last > 0; last -= 1) {
    const chosen = await below(last + 1, bytes);
    [deck[last], deck[chosen]] = [deck[chosen] as CardText, deck[last] as CardText];
  }
  return deck;
}
