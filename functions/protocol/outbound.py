"""What the site sends over the socket. `now` is the server's clock in milliseconds UTC."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from functions.protocol.events import TableEvent
from functions.protocol.values import Model, PlayerId, RequestId, TableId
from functions.protocol.views import TableView

Whereabouts = TypeAliasType(
    "Whereabouts",
    Annotated[
        Literal["here", "away", "gone"],
        Field(description="Looking at the table; connected but not looking; not connected."),
    ],
)


class Presence(Model):
    """Who is looking, and how many watch.

    Has an order of its own: `at` in milliseconds UTC, older ones are dropped.
    """

    type: Literal["presence"] = "presence"
    table: TableId
    at: int
    people: dict[PlayerId, Whereabouts]
    spectators: int


class Welcome(Model):
    """The answer to hello."""

    type: Literal["welcome"] = "welcome"
    table: TableId
    request: RequestId
    version: int
    now: int
    view: TableView
    presence: Presence


class Update(Model):
    """What happened, and everything as it is now.

    `request` is set for the one whose message caused or repeated it.
    """

    type: Literal["update"] = "update"
    table: TableId
    version: int
    now: int
    request: RequestId | None
    events: tuple[TableEvent, ...]
    view: TableView


class Refused(Model):
    """A message that was not carried out.

    The table stands as `view` shows, null where the sender may see none.
    """

    type: Literal["refused"] = "refused"
    table: TableId | None
    request: RequestId | None
    code: str
    version: int | None
    now: int
    view: TableView | None


class Pong(Model):
    """The answer to a ping, or to a sync of a client that missed nothing."""

    type: Literal["pong"] = "pong"
    table: TableId
    request: RequestId
    version: int
    now: int


class ChatSaid(Model):
    """Somebody said something. `id` orders and identifies it; `request` is set for its author."""

    type: Literal["chat"] = "chat"
    table: TableId
    id: str
    at: int
    player: PlayerId
    name: str
    text: str
    request: RequestId | None


Outbound = TypeAliasType(
    "Outbound",
    Annotated[
        Welcome | Update | Refused | Pong | Presence | ChatSaid,
        Field(discriminator="type"),
    ],
)
