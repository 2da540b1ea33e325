// The site over HTTP: opening and sitting down, and what is read once (chat, finished deals).
import { type ReadonlySignal, signal } from "@preact/signals";
import type {
  ChatAnswer,
  DealAnswer,
  DealsAnswer,
  OpenTable,
  Secret,
  SitDown,
  TableAnswer,
  TableId,
} from "../protocol";

const PATIENCE_MS = 10_000;

const silence = signal(false);

/** Whether nothing answered the last time that something was asked. */
export const unanswered: ReadonlySignal<boolean> = silence;

/** What the site answered instead of what was asked. `status` is 0 and `code` `offline` where nothing answered. */
export class SiteError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number) {
    super(code);
    this.name = "SiteError";
    this.code = code;
    this.status = status;
  }
}

interface Asked {
  readonly body?: unknown;
  readonly secret?: Secret | null;
}

function sent({ body, secret }: Asked, signal: AbortSignal): RequestInit {
  const headers = new Headers();
  if (body !== undefined) headers.set("content-type", "application/json");
  if (secret) headers.set("authorization", `Bearer ${secret}`);
  if (body === undefined) return { headers, signal };
  return { headers, signal, method: "POST", body: JSON.stringify(body) };
}

interface Answered {
  readonly response: Response;
  readonly content: unknown;
}

async function reach(path: string, asked: Asked): Promise<Answered> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(path, sent(asked, patience.signal));
    const content: unknown = await response.json().catch(() => null);
    silence.value = false;
    return { response, content };
  } catch {
    silence.value = true;
    throw new SiteError("offline", 0);
  } finally {
    clearTimeout(timer);
  }
}

const codeIn = (answer: unknown): string =>
  typeof answer === "object" && answer !== null && "code" in answer
    ? String(answer.code)
    : "internal";

async function ask<Answer>(path: string, asked: Asked = {}): Promise<Answer> {
  const { response, content } = await reach(`/api/tables${path}`, asked);
  if (!response.ok || content === null) throw new SiteError(codeIn(content), response.status);
  return content as Answer;
}

/** Opens a table; asked twice with the same secret it is the same table. */
export const openTable = (body: OpenTable): Promise<TableAnswer> => ask("", { body });

/** Takes a seat; asked twice with the same secret it is the same person. */
export const sitDown = (table: TableId, body: SitDown): Promise<TableAnswer> =>
  ask(`/${table}/people`, { body });

/** The table as the bearer of `secret`, or a spectator, may see it. */
export const look = (table: TableId, secret: Secret | null): Promise<TableAnswer> =>
  ask(`/${table}`, { secret });

/** Up to 50 messages older than `before` (the newest without it). Players only. */
export const chatPage = (table: TableId, secret: Secret, before?: string): Promise<ChatAnswer> =>
  ask(`/${table}/chat${before === undefined ? "" : `?before=${encodeURIComponent(before)}`}`, {
    secret,
  });

/** All closed deals of a table, in order. */
export const deals = (table: TableId): Promise<DealsAnswer> => ask(`/${table}/deals`);

/** One closed deal, open to all. */
export const deal = (table: TableId, game: number, number: number): Promise<DealAnswer> =>
  ask(`/${table}/deals/${game}/${number}`);
