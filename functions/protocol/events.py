"""What happened since the version before, to animate.

Nothing here is needed to be right: the view is.
"""

from __future__ import annotations

from typing import Annotated, Literal, cast

from pydantic import Field
from typing_extensions import TypeAliasType

from engine import events as engine_events
from engine.options import RenegeMode
from functions.protocol.values import Bid, CardText, Model, PlayerId, Reason, Seat


class PlayerSat(Model):
    """A person took a seat."""

    type: Literal["player_sat"] = "player_sat"
    player: PlayerId
    name: str
    seat: Seat


class PlayerLeft(Model):
    """Somebody's seat is free."""

    type: Literal["player_left"] = "player_left"
    player: PlayerId
    seat: Seat


class BotSat(Model):
    """A bot took a seat."""

    type: Literal["bot_sat"] = "bot_sat"
    player: PlayerId
    seat: Seat


class HostChanged(Model):
    """Somebody else is host."""

    type: Literal["host_changed"] = "host_changed"
    host: PlayerId


class PartnerChosen(Model):
    """The host chose a partner."""

    type: Literal["partner_chosen"] = "partner_chosen"
    partner: PlayerId


class GameStarted(Model):
    """A game began."""

    type: Literal["game_started"] = "game_started"
    game: int
    target: int
    mode: RenegeMode


class DealStarted(Model):
    """Cards were dealt."""

    type: Literal["deal_started"] = "deal_started"
    game: int
    deal: int
    dealer: Seat


class BidPlaced(Model):
    """A seat bid."""

    type: Literal["bid_placed"] = "bid_placed"
    seat: Seat
    bid: Bid


class CardPlayed(Model):
    """A seat played a card."""

    type: Literal["card_played"] = "card_played"
    seat: Seat
    card: CardText


class SpadesBroken(Model):
    """The first spade of the deal."""

    type: Literal["spades_broken"] = "spades_broken"
    seat: Seat


class TrickTaken(Model):
    """A seat took trick `number` (1..13)."""

    type: Literal["trick_taken"] = "trick_taken"
    seat: Seat
    number: int


class DealCounted(Model):
    """The deal was counted."""

    type: Literal["deal_counted"] = "deal_counted"
    deal: int
    decided: bool


class DealClosed(Model):
    """The record of this deal can be fetched now, by its game and deal."""

    type: Literal["deal_closed"] = "deal_closed"
    game: int
    deal: int


class VerdictGiven(Model):
    """An accusation was judged."""

    type: Literal["verdict_given"] = "verdict_given"
    by: Seat
    accused: Seat
    proven: bool


class GameFinished(Model):
    """The game ended."""

    type: Literal["game_finished"] = "game_finished"
    winner: int | None
    reason: Reason


class TableClosed(Model):
    """The table is over."""

    type: Literal["table_closed"] = "table_closed"


TableEvent = TypeAliasType(
    "TableEvent",
    Annotated[
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
        | TableClosed,
        Field(discriminator="type"),
    ],
)

MODELS: dict[str, type[Model]] = {
    model.__name__: model
    for model in (
        PlayerSat,
        PlayerLeft,
        BotSat,
        HostChanged,
        PartnerChosen,
        GameStarted,
        DealStarted,
        BidPlaced,
        CardPlayed,
        SpadesBroken,
        TrickTaken,
        DealCounted,
        VerdictGiven,
        GameFinished,
        TableClosed,
    )
}
"""By the name of the engine's event. `DealClosed` is not copied: its record stays with the site."""


def event_of(happened: engine_events.Event) -> TableEvent:
    """Return an engine event as it goes over the wire: nothing but what its model names."""
    if isinstance(happened, engine_events.DealClosed):
        return DealClosed(game=happened.record.game, deal=happened.record.deal)
    return cast("TableEvent", MODELS[type(happened).__name__].model_validate(happened))
