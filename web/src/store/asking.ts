// What this person has asked and not been answered: one of each kind at most, so a double tap asks once.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Bid, CardText, RequestId, Seat, TableView } from "../protocol";
import type { Action, PendingBid, PendingCard, Refusal } from "./types";

export interface Moment {
  readonly game: number;
  readonly deal: number;
  readonly move: number;
}

export const momentOf = ({ game, deal, move }: TableView): Moment => ({ game, deal, move });

const isSame = (a: Moment, b: Moment): boolean =>
  a.game === b.game && a.deal === b.deal && a.move === b.move;

/** Somebody else pressed the same button first: what was wanted has happened. */
const CARRIED_OUT_BY_OTHERS: Readonly<Partial<Record<Action, readonly string[]>>> = {
  next_deal: ["stale", "wrong_phase"],
};

interface Asked {
  readonly action: Action;
  readonly card: CardText | null;
}

export class Asking {
  private readonly asked = new Map<RequestId, Asked>();
  private readonly underWay = signal<ReadonlySet<Action>>(new Set());
  private readonly laidCard = signal<PendingCard | null>(null);
  private readonly saidBid = signal<PendingBid | null>(null);
  private readonly lastRefusal = signal<Refusal | null>(null);
  private moment: Moment | null = null;

  get actions(): ReadonlySignal<ReadonlySet<Action>> {
    return this.underWay;
  }
  get card(): ReadonlySignal<PendingCard | null> {
    return this.laidCard;
  }
  get bid(): ReadonlySignal<PendingBid | null> {
    return this.saidBid;
  }
  get refusal(): ReadonlySignal<Refusal | null> {
    return this.lastRefusal;
  }

  isAsking(action: Action): boolean {
    return this.underWay.peek().has(action);
  }

  /** Something has been asked; whatever was refused before is past. */
  began(action: Action, request: RequestId, card: CardText | null = null): void {
    this.asked.set(request, { action, card });
    this.lastRefusal.value = null;
    this.count();
  }

  /** A card lies on the table before the site has answered. */
  laid(card: CardText, seat: Seat, request: RequestId, at: Moment): void {
    this.moment = at;
    this.laidCard.value = { card, seat, request };
  }

  said(bid: Bid, request: RequestId, at: Moment): void {
    this.moment = at;
    this.saidBid.value = { bid, request };
  }

  /** The site has answered this request. */
  settled(request: RequestId): void {
    if (this.laidCard.peek()?.request === request) this.laidCard.value = null;
    if (this.saidBid.peek()?.request === request) this.saidBid.value = null;
    if (this.asked.delete(request)) this.count();
  }

  /** The table stands at another moment: what was laid or said before is part of it, or is void. */
  moved(view: TableView): void {
    if (this.moment === null || isSame(this.moment, view)) return;
    this.moment = null;
    this.laidCard.value = null;
    this.saidBid.value = null;
  }

  /** The site would not: what was laid goes back. `text` is the message that was not said, of a chat. */
  refused(code: string, request: RequestId | null, text: string | null = null): void {
    const asked = request === null ? undefined : this.asked.get(request);
    if (request !== null) this.settled(request);
    if (asked && CARRIED_OUT_BY_OTHERS[asked.action]?.includes(code)) return;
    const action = asked?.action ?? (text === null ? null : "chat");
    const card = asked?.card ?? null;
    this.lastRefusal.value = { code, at: Date.now(), request, action, card, text };
  }

  /** Nothing will be answered any more. */
  dropAll(): void {
    for (const request of [...this.asked.keys()]) this.settled(request);
  }

  dismiss(): void {
    this.lastRefusal.value = null;
  }

  private count(): void {
    this.underWay.value = new Set([...this.asked.values()].map(({ action }) => action));
  }
}
