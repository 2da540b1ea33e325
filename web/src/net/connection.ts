// The line to a table: it greets, keeps itself alive, notices when it is dead although it looks well, and comes back.
import type { Inbound, Outbound, Refused, RequestId, Secret, TableId } from "../protocol";
import { newRequestId } from "./chance";
import { Link, type Socket } from "./link";
import { type Asked, answered } from "./messages";
import { Outbox } from "./outbox";
import { isVisible, watchPage } from "./page";
import { Timers } from "./timers";

export const TIMES = {
  /** How long a new socket may take to open and be welcomed. */
  welcome: 10_000,
  /** After the welcome: has anything been missed? */
  sync: 2_000,
  ping: 60_000,
  /** No sign of life within this: a new socket. */
  proof: 5_000,
  /** Sockets are changed before API Gateway ends them at two hours. */
  renew: 110 * 60_000,
  /** Up for this long: the next break is a new one, and is not waited for longer than the first. */
  steady: 30_000,
  backoffFirst: 500,
  backoffMost: 15_000,
} as const;

type TimerName = "welcome" | "sync" | "ping" | "proof" | "steady" | "renew" | "retry";

export type LineStatus = "connecting" | "live" | "lost" | "closed";

export interface ConnectionOptions {
  readonly table: TableId;
  readonly secret: Secret | null;
  /** The version of the table that the page has. */
  readonly version: () => number;
  readonly heard: (message: Outbound) => void;
  /** `code` is set where the line is closed for good. */
  readonly changed: (status: LineStatus, code: string | null) => void;
  /** A message that nobody answered, however often it was sent. */
  readonly gaveUp: (request: RequestId) => void;
  readonly openSocket?: () => Socket;
  /** 0 to 1, for the jitter. */
  readonly random?: () => number;
}

/** A greeting refused with one of these is refused for ever. */
const FINAL: readonly string[] = [
  "unknown_table",
  "table_gone",
  "too_many_spectators",
  "bad_message",
  "bad_json",
  "unknown_type",
  "not_allowed",
];

function siteSocket(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws`);
}

export class Connection {
  private readonly options: ConnectionOptions;
  private readonly timers = new Timers<TimerName>();
  private readonly outbox: Outbox;
  private readonly ends = {
    opened: (link: Link) => this.greet(link),
    heard: (link: Link, message: Outbound) => this.hear(link, message),
    ended: (link: Link) => this.ended(link),
  };
  private secret: Secret | null;
  private link: Link | null = null;
  /** The socket that is being changed for `link`; it still hears. */
  private former: Link | null = null;
  private hello: RequestId | null = null;
  private isWelcome = false;
  private attempts = 0;
  private toldVisible = false;
  private stopWatching: () => void = () => {};

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.secret = options.secret;
    this.outbox = new Outbox({
      send: (message) => this.post(message),
      doubt: () => this.ping(),
      gaveUp: options.gaveUp,
    });
  }

  open(): void {
    this.stopWatching = watchPage({
      seen: () => this.seen(),
      hidden: () => this.hidden(),
      online: () => this.online(),
      offline: () => this.lose(),
    });
    this.options.changed("connecting", null);
    this.connect();
  }

  close(): void {
    this.stopWatching();
    this.timers.clearAll();
    this.outbox.clear();
    this.dropLinks();
  }

  /** Asks something of the table, as often as it takes, under one request id, which is returned. */
  send(asked: Asked): RequestId {
    const message = this.addressed(asked);
    this.outbox.add(message);
    return message.request;
  }

  /** Goes on as another person: a visitor has sat down. */
  become(secret: Secret | null): void {
    this.secret = secret;
    this.dropLinks();
    this.connect();
  }

  private addressed(asked: Asked): Inbound {
    return { ...asked, table: this.options.table, request: newRequestId() } as Inbound;
  }

  private post(message: Inbound): boolean {
    if (this.isWelcome) this.link?.send(message);
    return this.isWelcome;
  }

  private connect(): void {
    this.timers.clear("retry", "sync", "proof", "steady");
    this.isWelcome = false;
    this.timers.set("welcome", TIMES.welcome, () => this.lose());
    this.link = new Link((this.options.openSocket ?? siteSocket)(), this.ends);
  }

  private greet(link: Link): void {
    if (link !== this.link) return;
    this.toldVisible = isVisible();
    const hello = this.addressed({
      type: "hello",
      secret: this.secret,
      visible: this.toldVisible,
    });
    this.hello = hello.request;
    link.send(hello);
  }

  private hear(link: Link, message: Outbound): void {
    if (link !== this.link && link !== this.former) return;
    if (link === this.link) this.timers.clear("proof");
    if (message.type === "refused" && this.isAboutTheGreeting(message)) {
      this.refused(message.code);
      return;
    }
    const request = answered(message);
    if (request) this.outbox.settle(request);
    this.options.heard(message);
    if (message.type === "welcome" && link === this.link) this.welcomed();
  }

  private isAboutTheGreeting({ request, code }: Refused): boolean {
    return code === "hello_first" || (request !== null && request === this.hello);
  }

  private refused(code: string): void {
    if (!FINAL.includes(code)) {
      this.lose();
      return;
    }
    this.close();
    this.options.changed("closed", code);
  }

  private welcomed(): void {
    this.isWelcome = true;
    this.former?.drop();
    this.former = null;
    this.timers.clear("welcome");
    this.timers.set("sync", TIMES.sync, () => this.sync());
    this.timers.set("steady", TIMES.steady, () => {
      this.attempts = 0;
    });
    this.timers.set("renew", TIMES.renew, () => this.renew());
    this.pingLater();
    this.options.changed("live", null);
    this.outbox.sendAll();
  }

  private sync(): void {
    this.expectProof();
    this.post(this.addressed({ type: "sync", version: this.options.version() }));
  }

  private ping(): void {
    if (!this.isWelcome) return;
    this.toldVisible = isVisible();
    this.pingLater();
    if (this.toldVisible) this.expectProof();
    const version = this.options.version();
    this.post(this.addressed({ type: "ping", version, visible: this.toldVisible }));
  }

  private pingLater(): void {
    if (isVisible()) this.timers.set("ping", TIMES.ping, () => this.ping());
    else this.timers.clear("ping");
  }

  // The clock runs from the first question that was not answered.
  private expectProof(): void {
    if (!this.timers.isSet("proof")) {
      this.timers.set("proof", TIMES.proof, () => this.replace());
    }
  }

  /** A new socket beside the old one, which hears until the new one is welcome. */
  private renew(): void {
    if (!this.isWelcome) {
      this.replace();
      return;
    }
    this.former = this.link;
    this.connect();
  }

  /** A new socket in place of one that may be dead. */
  private replace(): void {
    this.dropLinks();
    this.options.changed("lost", null);
    this.connect();
  }

  private ended(link: Link): void {
    if (link === this.former) this.former = null;
    else if (link === this.link) this.lose();
  }

  private lose(): void {
    this.dropLinks();
    this.timers.clear("welcome", "sync", "ping", "proof", "steady", "renew");
    this.options.changed("lost", null);
    const cap = Math.min(TIMES.backoffMost, TIMES.backoffFirst * 2 ** this.attempts);
    this.attempts += 1;
    const jitter = (this.options.random ?? Math.random)();
    this.timers.set("retry", cap * jitter, () => this.connect());
  }

  private dropLinks(): void {
    this.link?.drop();
    this.former?.drop();
    this.link = null;
    this.former = null;
    this.isWelcome = false;
  }

  private seen(): void {
    const isAsked = this.timers.isSet("proof") && this.toldVisible;
    if (this.isWelcome && !isAsked) this.ping();
    else this.hasten();
  }

  // Nobody waits for the answer: a hidden page may be stopped at any moment.
  private hidden(): void {
    this.ping();
  }

  private online(): void {
    this.attempts = 0;
    if (this.isWelcome) this.ping();
    else this.hasten();
  }

  private hasten(): void {
    if (this.timers.isSet("retry")) this.connect();
  }
}
