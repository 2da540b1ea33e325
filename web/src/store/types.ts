// What a table's store gives to the screens.
import type { ReadonlySignal } from "@preact/signals";
import type { Cue } from "../presentation/beats";
import type { Shown } from "../presentation/shown";
import type {
  Bid,
  CardText,
  ChatSaid,
  PlayerId,
  Presence,
  RenegeMode,
  RequestId,
  Seat,
  Secret,
  TableEvent,
  TableId,
  TableView,
} from "../protocol";

/** `lost`: the way back is being looked for; `closed`: there is none, `closedCode` says why. */
export type Status = "connecting" | "live" | "lost" | "closed";

/** What may be asked of a table; one of each is under way at most. */
export type Action =
  | "bid"
  | "play"
  | "next_deal"
  | "accuse"
  | "resign"
  | "claim"
  | "partner"
  | "add_bots"
  | "free_seat"
  | "leave"
  | "start"
  | "rematch"
  | "sit";

/** A card tapped and not answered yet: it lies on the table already. */
export interface PendingCard {
  readonly card: CardText;
  readonly seat: Seat;
  readonly request: RequestId;
}

export interface PendingBid {
  readonly bid: Bid;
  readonly request: RequestId;
}

/** Something was not carried out. `code` is translated by `t().errors`; `at` tells two alike apart. */
export interface Refusal {
  readonly code: string;
  readonly at: number;
  readonly request: RequestId | null;
  /** What had been asked, where it is known. */
  readonly action: Action | "chat" | null;
  /** The card that went back, after a refused play. */
  readonly card: CardText | null;
  /** The message that was not said, after a refused `say`. */
  readonly text: string | null;
}

/** Something this person should know and did not ask for. */
export interface Notice {
  readonly kind: "you_are_host" | "seat_lost" | "back_live";
  readonly at: number;
}

/** A message said and not yet heard back. */
export interface PendingSaying {
  readonly request: RequestId;
  readonly text: string;
}

export interface RematchChoice {
  readonly partner?: PlayerId;
  readonly target?: 250 | 500;
  readonly mode?: RenegeMode;
}

/** A step of the table, as it was accepted. `before` is null for the first view. */
export interface Step {
  readonly events: readonly TableEvent[];
  readonly before: TableView | null;
  readonly view: TableView;
}

/** Stops what was started. */
export type Stop = () => void;

/** Everything a screen knows and may ask of its table. The actions may be taken off the store. */
export interface TableStore {
  readonly table: TableId;
  /** This browser's secret at the table; null for a spectator. */
  readonly secret: ReadonlySignal<Secret | null>;
  /** The truth, applied the moment it arrives; the last known one stays while the line is down. */
  readonly view: ReadonlySignal<TableView | null>;
  readonly version: ReadonlySignal<number>;
  /** Since when `view` is only what was known, in milliseconds; null where it came over this line. */
  readonly asOf: ReadonlySignal<number | null>;
  readonly status: ReadonlySignal<Status>;
  readonly closedCode: ReadonlySignal<string | null>;
  readonly presence: ReadonlySignal<Presence | null>;
  /** Messages in order, oldest first. */
  readonly chat: ReadonlySignal<readonly ChatSaid[]>;
  readonly sayings: ReadonlySignal<readonly PendingSaying[]>;
  /** Whether older messages can be fetched with `olderChat`. */
  readonly hasOlderChat: ReadonlySignal<boolean>;
  readonly unread: ReadonlySignal<number>;
  readonly pendingCard: ReadonlySignal<PendingCard | null>;
  readonly pendingBid: ReadonlySignal<PendingBid | null>;
  /** What has been asked and not been answered yet. */
  readonly asking: ReadonlySignal<ReadonlySet<Action>>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  readonly notice: ReadonlySignal<Notice | null>;
  /** A visitor chose to watch instead of sitting down. */
  readonly watching: ReadonlySignal<boolean>;
  /** What the table displays now. */
  readonly shown: ReadonlySignal<Shown>;
  /** Shows at once what the page has not come to yet. */
  catchUp(): void;
  /** Hears every accepted step at once. */
  onStep(listener: (step: Step) => void): Stop;
  /** Hears what is worth a sound, when it is displayed. */
  onCue(listener: (cue: Cue) => void): Stop;
  /** The server's clock in milliseconds UTC. */
  serverNow(): number;

  bid(bid: Bid): void;
  play(card: CardText): void;
  nextDeal(): void;
  accuse(seat: Seat): void;
  resign(): void;
  claim(): void;
  choosePartner(player: PlayerId): void;
  addBots(seat?: Seat): void;
  freeSeat(seat: Seat): void;
  leave(): void;
  start(): void;
  rematch(choice?: RematchChoice): void;
  /** Says something; answers with the request that a refusal would name. */
  say(text: string): RequestId;
  /** Sits down under this name; a refusal shows in `refusal`. Answers whether it worked. */
  sit(name: string): Promise<boolean>;
  watch(): void;
  /** Shows what was known at a time in milliseconds, unless something is shown already. */
  recall(view: TableView, at: number): void;
  readChat(): void;
  olderChat(): Promise<void>;
  dismissRefusal(): void;
  dismissNotice(): void;
  dispose(): void;
}
