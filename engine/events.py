"""What happened in a step, in the past tense.

Everything here is public except `DealClosed.record`, which the site stores.

Events carry no card but the one just played: what a viewer may know besides stands in their view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.bids import Bid
from engine.cards import Card
from engine.commands import PlayerId
from engine.options import RenegeMode
from engine.records import DealRecord
from engine.seats import Partnership, Seat

Reason = Literal[
    "target",
    "minus200",
    "renege_proven",
    "renege_not_proven",
    "abandoned",
    "absent_48_hours",
    "deal_limit",
    "expired",
]


@dataclass(frozen=True, slots=True)
class PlayerSat:
    """A person took a seat."""

    player: PlayerId
    name: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A person or a bot no longer has the seat they had."""

    player: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class BotSat:
    """A bot took a seat."""

    player: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Somebody else is host now."""

    host: PlayerId


@dataclass(frozen=True, slots=True)
class PartnerChosen:
    """The host chose a partner; seats changed accordingly."""

    partner: PlayerId


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game began. `game` counts from 1."""

    game: int
    target: int
    mode: RenegeMode


@dataclass(frozen=True, slots=True)
class DealStarted:
    """Thirteen cards were dealt to each seat, from the dealer's left."""

    game: int
    deal: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """A seat bid."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class SpadesBroken:
    """The first spade of the deal was played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A seat took the trick; `number` 1..13."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class DealCounted:
    """Thirteen tricks were played and counted; `decided` tells whether the count ends the game."""

    deal: int
    decided: bool


@dataclass(frozen=True, slots=True)
class DealClosed:
    """A deal can no longer be accused: what opens it is public from now on."""

    record: DealRecord


@dataclass(frozen=True, slots=True)
class VerdictGiven:
    """An accusation was judged."""

    by: Seat
    accused: Seat
    proven: bool


@dataclass(frozen=True, slots=True)
class GameFinished:
    """The game ended. `winner` is None only for a tie at the cap on deals or an expired game."""

    winner: Partnership | None
    reason: Reason


@dataclass(frozen=True, slots=True)
class TableClosed:
    """Nobody is left, or nobody came: the table is over."""


Event = (
    PlayerSat
    | PlayerLeft
    | BotSat
    | HostChanged
    | PartnerChosen
    | GameStarted
    | DealStarted
    | BidPlaced
    | CardPlayed
    | SpadesBroken
    | TrickTaken
    | DealCounted
    | DealClosed
    | VerdictGiven
    | GameFinished
    | TableClosed
)
