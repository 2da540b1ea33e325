// The messages of the socket, as text and back.
import type { Inbound, Outbound, RequestId } from "../protocol";

type Without<M, K extends PropertyKey> = M extends unknown ? Omit<M, K> : never;

/** What is asked, before it has a table and a request of its own. */
export type Asked = Without<Inbound, "table" | "request">;

const TYPES: readonly Outbound["type"][] = [
  "welcome",
  "update",
  "refused",
  "pong",
  "presence",
  "chat",
];

function isOutbound(value: unknown): value is Outbound {
  if (typeof value !== "object" || value === null || !("type" in value)) return false;
  return TYPES.some((type) => type === value.type);
}

/** What the site sent; null for anything this page does not know. */
export function readMessage(text: unknown): Outbound | null {
  if (typeof text !== "string") return null;
  try {
    const message: unknown = JSON.parse(text);
    return isOutbound(message) ? message : null;
  } catch {
    return null;
  }
}

/** The request that a message answers; null where it answers none. */
export const answered = (message: Outbound): RequestId | null =>
  message.type === "presence" ? null : message.request;
