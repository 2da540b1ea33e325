// The tables this browser sits at, with the secret that is its person there.
import { type ReadonlySignal, signal } from "@preact/signals";
import { newSecret } from "./net/chance";
import type { Secret, TableId } from "./protocol";
import { keepJson, keepText, readJson, readText } from "./storage";

export interface MyTable {
  readonly table: TableId;
  readonly secret: Secret;
  /** The name this browser's person goes by there; empty where it is not known yet. */
  readonly name: string;
  /** When it was last opened here, in milliseconds. */
  readonly at: number;
}

const KEY = "tables";
const SECRET = /^[A-Za-z0-9_-]{22}$/;

function isMine(value: unknown): value is MyTable {
  const one = value as Partial<MyTable> | null;
  return (
    typeof one?.table === "string" && typeof one.secret === "string" && SECRET.test(one.secret)
  );
}

const read = (): readonly MyTable[] => {
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter(isMine) : [];
};

const held = signal(read());

/** The list, the latest opened first. */
export const myTables: ReadonlySignal<readonly MyTable[]> = held;

// Other tabs write the same list: what stands in the storage is read again before each change.
function change(next: (list: readonly MyTable[]) => readonly MyTable[]): void {
  held.value = [...next(read())].sort((a, b) => b.at - a.at);
  keepJson(KEY, held.value);
}

/** The secret of this browser's person at `table`; null where it does not sit. */
export const secretOf = (table: TableId): Secret | null =>
  read().find((one) => one.table === table)?.secret ?? null;

/**
 * The secret to sit down with at `table`: always the same in this tab, so that asking again after an answer that was
 * lost takes no second seat.
 */
export function secretToSitWith(table: TableId): Secret {
  const key = `sitting.${table}`;
  const secret = secretOf(table) ?? readText(key, "sessionStorage") ?? newSecret();
  keepText(key, secret, "sessionStorage");
  return secret;
}

/** Keeps a seat, or refreshes what is known of it. */
export function remember(seat: Omit<MyTable, "at">): void {
  change((list) => [
    ...list.filter((one) => one.table !== seat.table),
    { ...seat, at: Date.now() },
  ]);
}

/** Takes a table off the list. The seat itself is not given up. */
export function forget(table: TableId): void {
  change((list) => list.filter((one) => one.table !== table));
}

/** The link that carries this browser's person at `table` to another device; null where it does not sit. */
export function privateLink(table: TableId): string | null {
  const secret = secretOf(table);
  return secret && `${location.origin}/mesa/${table}#s=${secret}`;
}

/** The link to send to others: it carries nothing but the table. */
export const inviteLink = (table: TableId): string => `${location.origin}/mesa/${table}`;

/**
 * Takes the secret out of a private link in the address bar, at once, for people invite by copying that bar.
 *
 * A seat this browser already has at the table stays: a link sent by somebody else must not take it away.
 */
export function adoptPrivateLink(table: TableId): void {
  const secret = new URLSearchParams(location.hash.slice(1)).get("s");
  if (secret === null) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  if (SECRET.test(secret) && secretOf(table) === null) remember({ table, secret, name: "" });
}

addEventListener("storage", () => {
  held.value = read();
});
