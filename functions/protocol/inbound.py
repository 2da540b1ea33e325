"""What a client sends over the socket.

Every message names its table and carries a request id of its own.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints
from typing_extensions import TypeAliasType

from engine.options import RenegeMode
from functions.protocol.values import (
    Bid,
    CardText,
    Contribution,
    Counter,
    Model,
    PlayerId,
    RequestId,
    Seat,
    Secret,
    TableId,
)


class Message(Model):
    """What all messages carry."""

    table: TableId
    request: RequestId


class InGame(Message):
    """A message meant for one moment of the game: what its sender was looking at."""

    game: Counter
    deal: Counter
    move: Counter


class Hello(Message):
    """The first message of a connection. Without a secret: a spectator."""

    type: Literal["hello"] = "hello"
    secret: Secret | None = None
    visible: bool = True


class PlaceBid(InGame):
    """Bid."""

    type: Literal["bid"] = "bid"
    bid: Bid


class PlayCard(InGame):
    """Play a card."""

    type: Literal["play"] = "play"
    card: CardText


class NextDeal(InGame):
    """SIGUIENTE MANO."""

    type: Literal["next_deal"] = "next_deal"
    contribution: Contribution


class Accuse(InGame):
    """ACUSAR RENUNCIO."""

    type: Literal["accuse"] = "accuse"
    accused: Seat


class Resign(InGame):
    """ABANDONAR."""

    type: Literal["resign"] = "resign"


class Claim(InGame):
    """Close a game that has waited more than 48 hours."""

    type: Literal["claim"] = "claim"


class ChoosePartner(Message):
    """The host chooses a partner."""

    type: Literal["partner"] = "partner"
    partner: PlayerId


class AddBots(Message):
    """The host adds a bot to `seat`, or fills all free seats."""

    type: Literal["add_bots"] = "add_bots"
    seat: Seat | None = None


class FreeSeat(Message):
    """The host frees a seat: removes a bot, or asks a person to leave."""

    type: Literal["free_seat"] = "free_seat"
    seat: Seat


class Leave(Message):
    """Give up one's seat, before a game or between games."""

    type: Literal["leave"] = "leave"


class Start(Message):
    """EMPEZAR LA PARTIDA."""

    type: Literal["start"] = "start"
    contribution: Contribution


class Rematch(InGame):
    """REVANCHA, with the same pairs (`partner` null) or a new partner."""

    type: Literal["rematch"] = "rematch"
    contribution: Contribution
    partner: PlayerId | None = None
    target: Literal[250, 500] | None = None
    mode: RenegeMode | None = None


class SendChat(Message):
    """Say something to the table, 1 to 300 characters."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]


class Sync(Message):
    """Ask for whatever is newer than `version`; also wakes a bot that is overdue."""

    type: Literal["sync"] = "sync"
    version: Counter


class Ping(Message):
    """Say that one is still here and whether the page is visible."""

    type: Literal["ping"] = "ping"
    version: Counter
    visible: bool


Inbound = TypeAliasType(
    "Inbound",
    Annotated[
        Hello
        | PlaceBid
        | PlayCard
        | NextDeal
        | Accuse
        | Resign
        | Claim
        | ChoosePartner
        | AddBots
        | FreeSeat
        | Leave
        | Start
        | Rematch
        | SendChat
        | Sync
        | Ping,
        Field(discriminator="type"),
    ],
)
