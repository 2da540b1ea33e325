"""The engine's views as they go over the wire. A test refuses drift from `engine.views`."""

from __future__ import annotations

from typing import Literal

from engine.options import RenegeMode
from engine.table import Phase
from functions.protocol.values import Bid, CardText, Model, Pair, PlayerId, Reason, Seat


class SeatView(Model):
    """One seat; `name` is null for bots and free seats, `cards` counts what is still held."""

    player: PlayerId | None
    kind: Literal["person", "bot", "free"]
    name: str | None
    bid: Bid | None
    tricks: int
    cards: int


class PlayView(Model):
    """A card and the seat that played it."""

    seat: Seat
    card: CardText


class TrickView(Model):
    """A closed trick."""

    plays: tuple[PlayView, ...]
    winner: Seat


class PairCount(Model):
    """One partnership's count of a deal, in points; contract, new_bags and bags_after in tricks."""

    contract: int
    contract_result: Literal["made", "missed", "none"]
    contract_points: int
    nil_points: int
    new_bags: int
    bag_points: int
    penalty_points: int
    delta: int
    bags_after: int
    score_after: int


class CountView(Model):
    """CONTANDO LOS PUNTOS, by partnership."""

    pairs: tuple[PairCount, PairCount]
    decided: bool


class VerdictView(Model):
    """An accusation judged."""

    by: Seat
    accused: Seat
    proven: bool


class OutcomeView(Model):
    """Who won the game and why."""

    winner: int | None
    reason: Reason
    verdict: VerdictView | None


class Allowed(Model):
    """What the viewer may ask for now; nothing of it is derived by the client.

    `cards` are accepted by the table, `clean` of these follow the rules (gold). `accuse`: rivals
    who may be accused. `claim_from`: UTC seconds from which the viewer may claim, null: not at all.
    `free`: seats that may be freed. `partners`: players who may be chosen, also for a rematch.
    """

    bids: tuple[Bid, ...]
    cards: tuple[CardText, ...]
    clean: tuple[CardText, ...]
    next_deal: bool
    accuse: tuple[Seat, ...]
    resign: bool
    claim_from: int | None
    sit: bool
    leave: bool
    free: tuple[Seat, ...]
    add_bots: bool
    partners: tuple[PlayerId, ...]
    start: bool
    rematch: bool


class TableView(Model):
    """All that one viewer may know.

    `you` and `seat` are null for a spectator. `game`, `deal` and `move` are the moment to name in
    messages. `turn`: the seat awaited, `since` when (UTC seconds). `contracts` and `taken` are
    tricks, `scores` points, all by partnership; a contract is null until one of the two has bid.
    `commitment`: to the next deal.
    """

    phase: Phase
    target: int
    mode: RenegeMode
    host: PlayerId
    partner: PlayerId | None
    you: PlayerId | None
    seat: Seat | None
    seats: tuple[SeatView, SeatView, SeatView, SeatView]
    game: int
    deal: int
    move: int
    dealer: Seat | None
    turn: Seat | None
    since: int
    hand: tuple[CardText, ...]
    trick: tuple[PlayView, ...]
    last_trick: TrickView | None
    spades_broken: bool
    contracts: tuple[int | None, int | None]
    taken: Pair
    scores: Pair
    bags: Pair
    count: CountView | None
    outcome: OutcomeView | None
    allowed: Allowed
    commitment: str
