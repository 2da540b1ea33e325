// What was asked and not answered yet. It is sent again, unchanged, until it is.
import type { Inbound, RequestId } from "../protocol";
import { Timers } from "./timers";

const PATIENCE_MS = 2_500;
const LONGEST_MS = 15_000;
/** Sent this often over a line that works, and still no answer: it is given up. */
const MOST = 6;

interface Waiting {
  readonly message: Inbound;
  sent: number;
}

export interface OutboxEnds {
  /** Sends a message if the line is up; tells whether it is. */
  readonly send: (message: Inbound) => boolean;
  /** One was sent again and again: is anybody there? */
  readonly doubt: () => void;
  readonly gaveUp: (request: RequestId) => void;
}

export class Outbox {
  private readonly ends: OutboxEnds;
  private readonly waiting = new Map<RequestId, Waiting>();
  private readonly timers = new Timers<RequestId>();

  constructor(ends: OutboxEnds) {
    this.ends = ends;
  }

  add(message: Inbound): void {
    this.waiting.set(message.request, { message, sent: 0 });
    this.post(message.request);
  }

  /** Takes out what has been answered. */
  settle(request: RequestId): void {
    this.waiting.delete(request);
    this.timers.clear(request);
  }

  /** A new line is up: everything goes out again, in the order it was asked. */
  sendAll(): void {
    for (const [request, waiting] of this.waiting) {
      waiting.sent = 0;
      this.post(request);
    }
  }

  clear(): void {
    this.waiting.clear();
    this.timers.clearAll();
  }

  private post(request: RequestId): void {
    const waiting = this.waiting.get(request);
    if (!waiting || !this.ends.send(waiting.message)) return;
    waiting.sent += 1;
    const patience = Math.min(LONGEST_MS, PATIENCE_MS * 2 ** Math.max(0, waiting.sent - 2));
    this.timers.set(request, patience, () => this.again(request));
  }

  private again(request: RequestId): void {
    const sent = this.waiting.get(request)?.sent ?? 0;
    if (sent >= MOST) {
      this.settle(request);
      this.ends.gaveUp(request);
      return;
    }
    if (sent > 1) this.ends.doubt();
    this.post(request);
  }
}
