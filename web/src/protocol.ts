// Written by `python -m functions.protocol` from the models of the protocol. Do not edit.

/** ACUSAR RENUNCIO. */
export interface Accuse extends InGame { readonly type: "accuse"; readonly accused: Seat }
/** The host adds a bot to `seat`, or fills all free seats. */
export interface AddBots extends Message { readonly type: "add_bots"; readonly seat?: Seat | null }
/**
 * What the viewer may ask for now; nothing of it is derived by the client.
 *
 * `cards` are accepted by the table, `clean` of these follow the rules (gold). `accuse`: rivals
 * who may be accused. `claim_from`: UTC seconds from which the viewer may claim, null: not at all.
 * `free`: seats that may be freed. `partners`: players who may be chosen, also for a rematch.
 */
export interface Allowed {
  readonly bids: readonly Bid[];
  readonly cards: readonly CardText[];
  readonly clean: readonly CardText[];
  readonly next_deal: boolean;
  readonly accuse: readonly Seat[];
  readonly resign: boolean;
  readonly claim_from: number | null;
  readonly sit: boolean;
  readonly leave: boolean;
  readonly free: readonly Seat[];
  readonly add_bots: boolean;
  readonly partners: readonly PlayerId[];
  readonly start: boolean;
  readonly rematch: boolean;
}
/** 1 to 13 tricks, or none at all. */
export type Bid = number | "nil";
/** A seat bid. */
export interface BidPlaced { readonly type: "bid_placed"; readonly seat: Seat; readonly bid: Bid }
/** A bot took a seat. */
export interface BotSat { readonly type: "bot_sat"; readonly player: PlayerId; readonly seat: Seat }
/** A seat played a card. */
export interface CardPlayed { readonly type: "card_played"; readonly seat: Seat; readonly card: CardText }
/** Rank then suit: `AS`, `TD`, `2C`. */
export type CardText = string;
/**
 * GET /api/tables/{table}/chat?before=ID: up to 50 messages, newest last.
 *
 * `before` is the id to ask on with, null when there are no older ones.
 */
export interface ChatAnswer { readonly messages: readonly ChatSaid[]; readonly before: string | null }
/** Somebody said something. `id` orders and identifies it; `request` is set for its author. */
export interface ChatSaid {
  readonly type: "chat";
  readonly table: TableId;
  readonly id: string;
  readonly at: number;
  readonly player: PlayerId;
  readonly name: string;
  readonly text: string;
  readonly request: RequestId | null;
}
/** The host chooses a partner. */
export interface ChoosePartner extends Message { readonly type: "partner"; readonly partner: PlayerId }
/** Close a game that has waited more than 48 hours. */
export interface Claim extends InGame { readonly type: "claim" }
/** The presser's 16 bytes towards the shuffle, hexadecimal. */
export type Contribution = string;
/** CONTANDO LOS PUNTOS, by partnership. */
export interface CountView { readonly pairs: readonly [PairCount, PairCount]; readonly decided: boolean }
/** GET /api/tables/{table}/deals/{game}/{deal}: a closed deal; `names` by seat, null: a bot. */
export interface DealAnswer {
  readonly record: DealRecord;
  readonly names: readonly [string | null, string | null, string | null, string | null];
}
/** The record of this deal can be fetched now, by its game and deal. */
export interface DealClosed { readonly type: "deal_closed"; readonly game: number; readonly deal: number }
/** The deal was counted. */
export interface DealCounted { readonly type: "deal_counted"; readonly deal: number; readonly decided: boolean }
/** One closed deal: `scores` after it and what it added, null where it was broken off. */
export interface DealLine {
  readonly game: number;
  readonly deal: number;
  readonly scores: readonly [number, number] | null;
  readonly deltas: readonly [number, number] | null;
}
/**
 * One deal to replay and to verify.
 *
 * `players` and `bids` are by seat, `plays` in order. `commitment`, `secret` and `contribution`
 * are hexadecimal. `count` is null where the deal was broken off; `accusation` is by, accused,
 * proven.
 */
export interface DealRecord {
  readonly game: number;
  readonly deal: number;
  readonly target: number;
  readonly mode: RenegeMode;
  readonly dealer: Seat;
  readonly players: readonly [PlayerId, PlayerId, PlayerId, PlayerId];
  readonly commitment: string;
  readonly secret: string;
  readonly contribution: string;
  readonly deck: readonly CardText[];
  readonly bids: readonly (Bid | null)[];
  readonly plays: readonly (readonly [Seat, CardText])[];
  readonly scores_before: readonly [number, number];
  readonly bags_before: readonly [number, number];
  readonly count: readonly [PairCount, PairCount] | null;
  readonly accusation: readonly [Seat, Seat, boolean] | null;
}
/** Cards were dealt. */
export interface DealStarted {
  readonly type: "deal_started";
  readonly game: number;
  readonly deal: number;
  readonly dealer: Seat;
}
/** GET /api/tables/{table}/deals: all closed deals in order. */
export interface DealsAnswer { readonly deals: readonly DealLine[] }
/** Every 4xx and 5xx: a code that the client translates. */
export interface ErrorAnswer { readonly code: string }
/** The host frees a seat: removes a bot, or asks a person to leave. */
export interface FreeSeat extends Message { readonly type: "free_seat"; readonly seat: Seat }
/** The game ended. */
export interface GameFinished { readonly type: "game_finished"; readonly winner: number | null; readonly reason: Reason }
/** A game began. */
export interface GameStarted {
  readonly type: "game_started";
  readonly game: number;
  readonly target: number;
  readonly mode: RenegeMode;
}
/** The first message of a connection. Without a secret: a spectator. */
export interface Hello extends Message { readonly type: "hello"; readonly secret?: Secret | null; readonly visible?: boolean }
/** Somebody else is host. */
export interface HostChanged { readonly type: "host_changed"; readonly host: PlayerId }
/** A message meant for one moment of the game: what its sender was looking at. */
export interface InGame extends Message { readonly game: number; readonly deal: number; readonly move: number }
export type Inbound =
  | Hello | PlaceBid | PlayCard | NextDeal | Accuse | Resign | Claim | ChoosePartner | AddBots |
  FreeSeat | Leave | Start | Rematch | SendChat | Sync | Ping;
export type Language = "es" | "en" | "pt-BR";
/** Give up one's seat, before a game or between games. */
export interface Leave extends Message { readonly type: "leave" }
/** What all messages carry. */
export interface Message { readonly table: TableId; readonly request: RequestId }
/** SIGUIENTE MANO. */
export interface NextDeal extends InGame { readonly type: "next_deal"; readonly contribution: Contribution }
/** POST /api/tables. The id follows from the secret: twice the same is the same table. */
export interface OpenTable {
  readonly secret: Secret;
  readonly name: string;
  readonly target?: 250 | 500;
  readonly mode?: RenegeMode;
  readonly language?: Language;
}
export type Outbound = Welcome | Update | Refused | Pong | Presence | ChatSaid;
/** Who won the game and why. */
export interface OutcomeView {
  readonly winner: number | null;
  readonly reason: Reason;
  readonly verdict: VerdictView | null;
}
/** One partnership's count of a deal, in points; contract, new_bags and bags_after in tricks. */
export interface PairCount {
  readonly contract: number;
  readonly contract_result: "made" | "missed" | "none";
  readonly contract_points: number;
  readonly nil_points: number;
  readonly new_bags: number;
  readonly bag_points: number;
  readonly penalty_points: number;
  readonly delta: number;
  readonly bags_after: number;
  readonly score_after: number;
}
/** The host chose a partner. */
export interface PartnerChosen { readonly type: "partner_chosen"; readonly partner: PlayerId }
/** Where a table stands. */
export type Phase = "lobby" | "pairing" | "bidding" | "playing" | "counting" | "finished" | "closed";
/** Say that one is still here and whether the page is visible. */
export interface Ping extends Message { readonly type: "ping"; readonly version: number; readonly visible: boolean }
/** Bid. */
export interface PlaceBid extends InGame { readonly type: "bid"; readonly bid: Bid }
/** Play a card. */
export interface PlayCard extends InGame { readonly type: "play"; readonly card: CardText }
/** A card and the seat that played it. */
export interface PlayView { readonly seat: Seat; readonly card: CardText }
/** `p0`, `p1` for persons in order of arrival, `b1` for bots. */
export type PlayerId = string;
/** Somebody's seat is free. */
export interface PlayerLeft { readonly type: "player_left"; readonly player: PlayerId; readonly seat: Seat }
/** A person took a seat. */
export interface PlayerSat {
  readonly type: "player_sat";
  readonly player: PlayerId;
  readonly name: string;
  readonly seat: Seat;
}
/** The answer to a ping, or to a sync of a client that missed nothing. */
export interface Pong {
  readonly type: "pong";
  readonly table: TableId;
  readonly request: RequestId;
  readonly version: number;
  readonly now: number;
}
/**
 * Who is looking, and how many watch.
 *
 * Has an order of its own: `at` in milliseconds UTC, older ones are dropped.
 */
export interface Presence {
  readonly type: "presence";
  readonly table: TableId;
  readonly at: number;
  readonly people: Readonly<Record<PlayerId, Whereabouts>>;
  readonly spectators: number;
}
export type Reason =
  | "target" | "minus200" | "renege_proven" | "renege_not_proven" | "abandoned" |
  "absent_48_hours" | "deal_limit" | "expired";
/**
 * A message that was not carried out.
 *
 * The table stands as `view` shows, null where the sender may see none.
 */
export interface Refused {
  readonly type: "refused";
  readonly table: TableId | null;
  readonly request: RequestId | null;
  readonly code: string;
  readonly version: number | null;
  readonly now: number;
  readonly view: TableView | null;
}
/** REVANCHA, with the same pairs (`partner` null) or a new partner. */
export interface Rematch extends InGame {
  readonly type: "rematch";
  readonly contribution: Contribution;
  readonly partner?: PlayerId | null;
  readonly target?: 250 | 500 | null;
  readonly mode?: RenegeMode | null;
}
/** `ALLOWED`: at one's own risk, rivals may accuse. `PREVENTED`: the table refuses it. */
export type RenegeMode = "allowed" | "prevented";
/** Made by the client, one for each thing asked; kept when asked again. */
export type RequestId = string;
/** ABANDONAR. */
export interface Resign extends InGame { readonly type: "resign" }
/** 0 is the host; play runs 0, 1, 2, 3. */
export type Seat = 0 | 1 | 2 | 3;
/** One seat; `name` is null for bots and free seats, `cards` counts what is still held. */
export interface SeatView {
  readonly player: PlayerId | null;
  readonly kind: "person" | "bot" | "free";
  readonly name: string | null;
  readonly bid: Bid | null;
  readonly tricks: number;
  readonly cards: number;
}
/** 128 bits made by the browser, base64url without padding. */
export type Secret = string;
/** Say something to the table, 1 to 300 characters. */
export interface SendChat extends Message { readonly type: "chat"; readonly text: string }
/** POST /api/tables/{table}/people. Twice with the same secret is the same person. */
export interface SitDown { readonly secret: Secret; readonly name: string; readonly language?: Language }
/** The first spade of the deal. */
export interface SpadesBroken { readonly type: "spades_broken"; readonly seat: Seat }
/** EMPEZAR LA PARTIDA. */
export interface Start extends Message { readonly type: "start"; readonly contribution: Contribution }
/** Ask for whatever is newer than `version`; also wakes a bot that is overdue. */
export interface Sync extends Message { readonly type: "sync"; readonly version: number }
/** Answer of both, and of GET /api/tables/{table}: what the bearer (or a spectator) may know. */
export interface TableAnswer {
  readonly table: TableId;
  readonly version: number;
  readonly now: number;
  readonly host_name: string;
  readonly you: PlayerId | null;
  readonly view: TableView;
}
/** The table is over. */
export interface TableClosed { readonly type: "table_closed" }
export type TableEvent =
  | PlayerSat | PlayerLeft | BotSat | HostChanged | PartnerChosen | GameStarted | DealStarted |
  BidPlaced | CardPlayed | SpadesBroken | TrickTaken | DealCounted | DealClosed | VerdictGiven |
  GameFinished | TableClosed;
/** Follows from its opener's secret. */
export type TableId = string;
/**
 * All that one viewer may know.
 *
 * `you` and `seat` are null for a spectator. `game`, `deal` and `move` are the moment to name in
 * messages. `turn`: the seat awaited, `since` when (UTC seconds). `contracts` and `taken` are
 * tricks, `scores` points, all by partnership; a contract is null until one of the two has bid.
 * `commitment`: to the next deal.
 */
export interface TableView {
  readonly phase: Phase;
  readonly target: number;
  readonly mode: RenegeMode;
  readonly host: PlayerId;
  readonly partner: PlayerId | null;
  readonly you: PlayerId | null;
  readonly seat: Seat | null;
  readonly seats: readonly [SeatView, SeatView, SeatView, SeatView];
  readonly game: number;
  readonly deal: number;
  readonly move: number;
  readonly dealer: Seat | null;
  readonly turn: Seat | null;
  readonly since: number;
  readonly hand: readonly CardText[];
  readonly trick: readonly PlayView[];
  readonly last_trick: TrickView | null;
  readonly spades_broken: boolean;
  readonly contracts: readonly [number | null, number | null];
  readonly taken: readonly [number, number];
  readonly scores: readonly [number, number];
  readonly bags: readonly [number, number];
  readonly count: CountView | null;
  readonly outcome: OutcomeView | null;
  readonly allowed: Allowed;
  readonly commitment: string;
}
/** A seat took trick `number` (1..13). */
export interface TrickTaken { readonly type: "trick_taken"; readonly seat: Seat; readonly number: number }
/** A closed trick. */
export interface TrickView { readonly plays: readonly PlayView[]; readonly winner: Seat }
/**
 * What happened, and everything as it is now.
 *
 * `request` is set for the one whose message caused or repeated it.
 */
export interface Update {
  readonly type: "update";
  readonly table: TableId;
  readonly version: number;
  readonly now: number;
  readonly request: RequestId | null;
  readonly events: readonly TableEvent[];
  readonly view: TableView;
}
/** An accusation was judged. */
export interface VerdictGiven {
  readonly type: "verdict_given";
  readonly by: Seat;
  readonly accused: Seat;
  readonly proven: boolean;
}
/** An accusation judged. */
export interface VerdictView { readonly by: Seat; readonly accused: Seat; readonly proven: boolean }
/** The answer to hello. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: TableId;
  readonly request: RequestId;
  readonly version: number;
  readonly now: number;
  readonly view: TableView;
  readonly presence: Presence;
}
/** Looking at the table; connected but not looking; not connected. */
export type Whereabouts = "here" | "away" | "gone";
