"""What the store brings and takes.

Times: `at`-like names in whole seconds UTC, `*_ms` in milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.commands import PlayerId
from engine.records import DealRecord
from engine.table import Table


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """Who somebody is: the item `0#PERSON#k`.

    `secret_hash` is the SHA-256 of the browser's secret, hexadecimal. `requests` are digests of
    their latest requests that did not touch STATE (chat). `said_ms` are the times of their latest
    chat messages, for the rate limit.
    """

    id: PlayerId
    name: str
    secret_hash: str
    language: str
    requests: tuple[str, ...] = ()
    said_ms: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One chat message: the item `C#id`.

    `id` is `ms#request` and orders it; `at_ms` in milliseconds UTC.
    """

    id: str
    player: PlayerId
    text: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class Connection:
    """One player's open socket: the item `0#CONN#id`. `seen` and `expires` in seconds UTC."""

    id: str
    player: PlayerId
    visible: bool
    seen: int
    expires: int


@dataclass(frozen=True, slots=True)
class Spectator:
    """One watching socket: the item `W#id`."""

    id: str
    seen: int
    expires: int


@dataclass(frozen=True, slots=True)
class State:
    """The item `0#STATE`.

    The table, its version, and what belongs to the table but not to the game.

    `recent`: digests of the latest accepted requests. `due`: look at this table no later than
    then, None: never. `watched`: somebody may be watching. `marks`: what the sweep has already
    sent for this wait (see use_cases/sweep.py).
    """

    table: Table
    version: int
    recent: tuple[str, ...] = ()
    due: int | None = None
    watched: bool = False
    marks: str = ""


@dataclass(frozen=True, slots=True)
class Loaded:
    """All that one Query brings. Expired connections are left out."""

    id: str
    state: State
    people: tuple[StoredPerson, ...]
    connections: tuple[Connection, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """One atomic write.

    STATE as it shall be, on the condition that the stored version is still `read_version`.

    `state.version` is `read_version + 1`. `read_due` is the due that was read: while the same is
    to stand, no index is written. New or changed `people` and finished `records` go into the same
    transaction; of a person who is stored already, `requests` and `said_ms` stay as they are there:
    they are `say`'s. `request` is the digest of the request id that caused it; it is the
    transaction's client token and stands in `state.recent`.
    """

    id: str
    read_version: int
    state: State
    request: str
    read_due: int | None = None
    people: tuple[StoredPerson, ...] = ()
    records: tuple[DealRecord, ...] = field(default=())
