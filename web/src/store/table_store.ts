// The table on the screen: takes what the line brings, and asks what the player wants.
import { batch, computed, signal } from "@preact/signals";
import { language } from "../i18n";
import { myTables, remember, secretToSitWith } from "../my_tables";
import { newContribution, newRequestId } from "../net/chance";
import { Connection, type ConnectionOptions } from "../net/connection";
import { SiteError, sitDown } from "../net/http";
import type { Asked } from "../net/messages";
import type { Cue } from "../presentation/beats";
import { Presenter } from "../presentation/presenter";
import type {
  Bid,
  CardText,
  ChatSaid,
  Outbound,
  PlayerId,
  Presence,
  Refused,
  RequestId,
  Seat,
  Secret,
  TableEvent,
  TableId,
  TableView,
  Update,
  Welcome,
} from "../protocol";
import { Asking, type Moment, momentOf } from "./asking";
import { displayed } from "./display";
import { Talk } from "./talk";
import { Truth } from "./truth";
import type { Action, Notice, RematchChoice, Status, Step, Stop, TableStore } from "./types";

export type * from "./types";

export type StoreDeps = Pick<ConnectionOptions, "openSocket" | "random">;

/** Of messages, those that name the moment they are meant for. */
type Meant = Extract<Asked, Moment>;
type AtMoment = Meant extends infer M ? (M extends unknown ? Omit<M, keyof Moment> : never) : never;

class LiveTable implements TableStore {
  readonly table: TableId;
  private readonly truth = new Truth();
  private readonly asks = new Asking();
  private readonly presenter = new Presenter();
  private readonly talk: Talk;
  private readonly line: Connection;
  private readonly listeners = new Set<(step: Step) => void>();
  private readonly hear: {
    readonly [T in Outbound["type"]]: (message: Extract<Outbound, { type: T }>) => void;
  } = {
    welcome: (message) => this.welcomed(message),
    update: (message) => this.updated(message),
    refused: (message) => this.refused(message),
    pong: ({ now }) => this.truth.hear(now),
    presence: (message) => this.present(message),
    chat: (message) => this.said(message),
  };
  private isTalkCurrent = false;

  readonly secret = signal<Secret | null>(null);
  readonly asOf = signal<number | null>(null);
  readonly status = signal<Status>("connecting");
  readonly closedCode = signal<string | null>(null);
  readonly presence = signal<Presence | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly watching = signal(false);
  readonly view = this.truth.view;
  readonly version = this.truth.version;
  readonly asking = this.asks.actions;
  readonly pendingCard = this.asks.card;
  readonly pendingBid = this.asks.bid;
  readonly refusal = this.asks.refusal;
  readonly shown = computed(() =>
    displayed(this.presenter.shown.value, this.view.value, this.pendingCard.value),
  );
  readonly chat;
  readonly sayings;
  readonly unread;
  readonly hasOlderChat;

  constructor(table: TableId, secret: Secret | null, deps: StoreDeps) {
    this.table = table;
    this.secret.value = secret;
    this.talk = new Talk(table, () => this.view.value?.you ?? null);
    this.chat = this.talk.said;
    this.sayings = this.talk.sayings;
    this.unread = this.talk.unread;
    this.hasOlderChat = this.talk.hasOlder;
    this.line = new Connection({
      ...deps,
      table,
      secret,
      version: () => Math.max(0, this.version.peek()),
      heard: (message) => this.heard(message),
      changed: (status, code) => this.changed(status, code),
      gaveUp: (request) => this.asks.refused("internal", request, this.talk.takeBack(request)),
    });
    this.line.open();
  }

  // What the line brings -------------------------------------------------------------------------

  private heard(message: Outbound): void {
    if (message.table !== null && message.table !== this.table) return;
    batch(() => (this.hear[message.type] as (message: Outbound) => void)(message));
  }

  private welcomed({ now, version, view, presence }: Welcome): void {
    this.truth.hear(now, { afresh: true });
    this.accept(version, view, []);
    this.present(presence);
    const secret = this.secret.peek();
    if (secret === null || view.you === null) return;
    this.rememberSeat(secret, view);
    if (this.isTalkCurrent) return;
    this.isTalkCurrent = true;
    this.talk.catchUp(secret);
  }

  private rememberSeat(secret: Secret, view: TableView): void {
    const known = myTables.peek().find((one) => one.table === this.table);
    const name = view.seat === null ? null : view.seats[view.seat].name;
    remember({ table: this.table, secret, name: name ?? known?.name ?? "" });
  }

  private updated({ now, version, view, events, request }: Update): void {
    this.truth.hear(now);
    this.accept(version, view, events);
    if (request) this.asks.settled(request);
  }

  private refused({ now, code, version, view, request }: Refused): void {
    this.truth.hear(now);
    const text = request && this.talk.takeBack(request);
    this.asks.refused(code, request, text);
    if (view !== null && version !== null) this.accept(version, view, []);
  }

  private present(presence: Presence): void {
    if (presence.at >= (this.presence.peek()?.at ?? 0)) this.presence.value = presence;
  }

  private said(message: ChatSaid): void {
    this.talk.hear([message]);
  }

  private accept(version: number, view: TableView, events: readonly TableEvent[]): void {
    // What was recalled is no step before this one.
    const before = this.asOf.peek() === null ? this.view.peek() : null;
    const follows = version === this.version.peek() + 1 && before !== null && events.length > 0;
    if (!this.truth.accept(version, view)) return;
    this.asOf.value = null;
    if (follows) this.presenter.follow(events, view);
    else this.presenter.cutTo(view);
    this.notify(before, view);
    this.asks.moved(view);
    const step = { events: follows ? events : [], before, view };
    for (const listener of this.listeners) listener(step);
  }

  private notify(before: TableView | null, view: TableView): void {
    if (before === null || before.you === null) return;
    const isFreed = before.seat !== null && view.seat === null && !this.asks.isAsking("leave");
    if (isFreed) this.notice.value = { kind: "seat_lost", at: Date.now() };
    else if (view.host === view.you && before.host !== view.host) {
      this.notice.value = { kind: "you_are_host", at: Date.now() };
    }
  }

  private changed(status: Status, code: string | null): void {
    const was = this.status.peek();
    batch(() => {
      this.status.value = status;
      this.closedCode.value = code;
      if (status === "lost") this.isTalkCurrent = false;
      if (status === "closed") this.asks.dropAll();
      if (was === "lost" && status === "live" && this.view.peek() !== null) {
        this.notice.value = { kind: "back_live", at: Date.now() };
      }
    });
  }

  readonly onStep = (listener: (step: Step) => void): Stop => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly onCue = (listener: (cue: Cue) => void): Stop => {
    return this.presenter.onCue(listener);
  };

  readonly serverNow = (): number => {
    return this.truth.now();
  };

  // What the player wants ------------------------------------------------------------------------

  private ask(action: Action, asked: Asked): RequestId | null {
    if (this.asks.isAsking(action) || this.status.peek() === "closed") return null;
    const request = this.line.send(asked);
    this.asks.began(action, request, asked.type === "play" ? asked.card : null);
    return request;
  }

  private askNow(asked: AtMoment): RequestId | null {
    const view = this.view.peek();
    if (!view) return null;
    return this.ask(asked.type, { ...asked, ...momentOf(view) } as Meant);
  }

  readonly bid = (bid: Bid): void => {
    const view = this.view.peek();
    if (!view) return;
    batch(() => {
      const request = this.askNow({ type: "bid", bid });
      if (request) this.asks.said(bid, request, momentOf(view));
    });
  };

  readonly play = (card: CardText): void => {
    const view = this.view.peek();
    if (!view || view.seat === null || this.asks.isAsking("play")) return;
    if (view.allowed.cards.length === 0) {
      this.asks.refused("not_your_turn", null);
      return;
    }
    this.lay(card, view.seat, view);
  };

  // Only what the table accepts is laid before it has answered; the rest is asked, and told why not.
  private lay(card: CardText, seat: Seat, view: TableView): void {
    this.presenter.catchUp();
    batch(() => {
      const request = this.askNow({ type: "play", card });
      if (!request || !view.allowed.cards.includes(card)) return;
      this.asks.laid(card, seat, request, momentOf(view));
      this.presenter.cue("card");
    });
  }

  /** Shows at once what the page has not come to yet. */
  readonly catchUp = (): void => this.presenter.catchUp();

  readonly nextDeal = (): void => {
    this.askNow({ type: "next_deal", contribution: newContribution() });
  };

  readonly accuse = (accused: Seat): void => {
    this.askNow({ type: "accuse", accused });
  };

  readonly resign = (): void => {
    this.askNow({ type: "resign" });
  };

  readonly claim = (): void => {
    this.askNow({ type: "claim" });
  };

  readonly choosePartner = (partner: PlayerId): void => {
    this.ask("partner", { type: "partner", partner });
  };

  readonly addBots = (seat?: Seat): void => {
    this.ask("add_bots", { type: "add_bots", seat: seat ?? null });
  };

  readonly freeSeat = (seat: Seat): void => {
    this.ask("free_seat", { type: "free_seat", seat });
  };

  readonly leave = (): void => {
    this.ask("leave", { type: "leave" });
  };

  readonly start = (): void => {
    this.ask("start", { type: "start", contribution: newContribution() });
  };

  readonly rematch = ({ partner, target, mode }: RematchChoice = {}): void => {
    const choice = { partner: partner ?? null, target: target ?? null, mode: mode ?? null };
    this.askNow({ type: "rematch", contribution: newContribution(), ...choice });
  };

  readonly say = (text: string): RequestId => {
    const request = this.line.send({ type: "chat", text });
    this.talk.saying(request, text);
    return request;
  };

  readonly sit = async (name: string): Promise<boolean> => {
    if (this.asks.isAsking("sit")) return false;
    const secret = this.secret.peek() ?? secretToSitWith(this.table);
    const request = newRequestId();
    this.asks.began("sit", request);
    try {
      const answer = await sitDown(this.table, { secret, name, language: language.peek() });
      batch(() => this.seated(secret, name, answer.version, answer.view));
      this.asks.settled(request);
      return true;
    } catch (error) {
      this.asks.refused(error instanceof SiteError ? error.code : "internal", request);
      return false;
    }
  };

  private seated(secret: Secret, name: string, version: number, view: TableView): void {
    remember({ table: this.table, secret, name });
    this.secret.value = secret;
    this.watching.value = false;
    this.accept(version, view, []);
    this.line.become(secret);
  }

  readonly watch = (): void => {
    this.watching.value = true;
  };

  readonly recall = (view: TableView, at: number): void => {
    if (this.view.peek()) return;
    batch(() => {
      this.truth.recall(view);
      this.presenter.cutTo(view);
      this.asOf.value = at;
    });
  };

  readonly readChat = (): void => {
    this.talk.read();
  };

  readonly olderChat = async (): Promise<void> => {
    const secret = this.secret.peek();
    if (secret !== null) await this.talk.older(secret);
  };

  readonly dismissRefusal = (): void => {
    this.asks.dismiss();
  };

  readonly dismissNotice = (): void => {
    this.notice.value = null;
  };

  readonly dispose = (): void => {
    this.line.close();
    this.presenter.dispose();
    this.listeners.clear();
  };
}

/** Opens the line to a table and keeps what it brings; `dispose` ends it. Without a secret: as a visitor. */
export function createTableStore(
  table: TableId,
  secret: Secret | null,
  deps: StoreDeps = {},
): TableStore {
  return new LiveTable(table, secret, deps);
}
