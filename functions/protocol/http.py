"""Bodies of the HTTP routes. A person proves who they are with `Authorization: Bearer <secret>`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import StringConstraints

from engine.options import RenegeMode
from functions.protocol.outbound import ChatSaid
from functions.protocol.records import DealRecord
from functions.protocol.values import Language, Model, Pair, PlayerId, Secret, TableId
from functions.protocol.views import TableView

Name = Annotated[str, StringConstraints(max_length=200)]


class OpenTable(Model):
    """POST /api/tables. The id follows from the secret: twice the same is the same table."""

    secret: Secret
    name: Name
    target: Literal[250, 500] = 500
    mode: RenegeMode = RenegeMode.ALLOWED
    language: Language = "es"


class SitDown(Model):
    """POST /api/tables/{table}/people. Twice with the same secret is the same person."""

    secret: Secret
    name: Name
    language: Language = "es"


class TableAnswer(Model):
    """Answer of both, and of GET /api/tables/{table}: what the bearer (or a spectator) may know."""

    table: TableId
    version: int
    now: int
    host_name: str
    you: PlayerId | None
    view: TableView


class ChatAnswer(Model):
    """GET /api/tables/{table}/chat?before=ID: up to 50 messages, newest last.

    `before` is the id to ask on with, null when there are no older ones.
    """

    messages: tuple[ChatSaid, ...]
    before: str | None


class DealLine(Model):
    """One closed deal: `scores` after it and what it added, null where it was broken off."""

    game: int
    deal: int
    scores: Pair | None
    deltas: Pair | None


class DealsAnswer(Model):
    """GET /api/tables/{table}/deals: all closed deals in order."""

    deals: tuple[DealLine, ...]


class DealAnswer(Model):
    """GET /api/tables/{table}/deals/{game}/{deal}: a closed deal; `names` by seat, null: a bot."""

    record: DealRecord
    names: tuple[str | None, str | None, str | None, str | None]


class ErrorAnswer(Model):
    """Every 4xx and 5xx: a code that the client translates."""

    code: str
