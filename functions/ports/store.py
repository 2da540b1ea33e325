"""The store of tables. Two adapters under one contract suite: DynamoDB and memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from engine.records import DealRecord
from functions.ports.values import (
    Change,
    ChatLine,
    Connection,
    Loaded,
    Spectator,
    State,
    StoredPerson,
)


class LostRace(Exception):
    """Somebody wrote between this read and this write.

    `current` is STATE as it stands now, so that no read is needed. None: the store could not tell
    (the table is gone, or has people that this read did not bring), and it has to be loaded again.
    """

    def __init__(self, current: State | None) -> None:
        """Keep the state that won."""
        super().__init__("the table moved on")
        self.current = current


class NoSuchTable(Exception):
    """There is no such table."""


class TableGone(Exception):
    """There was such a table; it has ended and been deleted (its tombstone stands for 30 days)."""


class TableStore(Protocol):
    """Tables, the people at them, their connections, chat and finished deals."""

    def load(self, table: str, now: int) -> Loaded:
        """Return everything a step needs, in one strongly consistent read.

        What is past its TTL is left out. Raises `NoSuchTable`, `TableGone`.
        """
        ...

    def create(self, loaded: Loaded) -> bool:
        """Write a new table with its people. False: a table with this id is there, or was."""
        ...

    def save(self, change: Change) -> None:
        """Write a change; `watched` is left as it is stored. Raises `LostRace`.

        Finding exactly this change already stored counts as success: an SDK's retry whose first
        try landed.
        """
        ...

    def arm(self, table: str, read: State, *, due: int | None, marks: str, watched: bool) -> bool:
        """Set due, marks and watched without bumping the version. True when it was done.

        Only done while version and due are still those of `read`: of two who act on one reading,
        one is told False.
        """
        ...

    def postpone(self, table: str, due: int) -> None:
        """Move the due of a table that cannot be read: it shall not block the others."""
        ...

    def connect(self, table: str, connection: Connection) -> None:
        """Add or refresh a player's connection, with its reverse item."""
        ...

    def watch(self, table: str, spectator: Spectator) -> None:
        """Add or refresh a spectator, with its reverse item, and mark the table as watched."""
        ...

    def see(self, table: str, connection: Connection) -> None:
        """Refresh `seen`, `visible` and `expires` of a connection.

        One that is no longer there stays away.
        """
        ...

    def disconnect(self, table: str, connection: str) -> None:
        """Remove a player's or spectator's connection and its reverse item.

        Removing twice is fine.
        """
        ...

    def table_of(self, connection: str) -> str | None:
        """Return the table a connection said hello to, from its reverse item."""
        ...

    def spectators(self, table: str, now: int, *, surely: bool = False) -> tuple[Spectator, ...]:
        """Return who watches; eventually consistent, unless it has to be `surely` all of them."""
        ...

    def say(self, table: str, read: StoredPerson, clocked: StoredPerson, line: ChatLine) -> None:
        """Store a message and its author's `requests` and `said_ms` in one transaction.

        Only done while these two are still those of `read`, so that of two copies of one message
        the second finds that the first was said. Finding exactly this line already stored counts
        as success. Raises `LostRace`, always without a `current`.
        """
        ...

    def chat(
        self, table: str, before: str | None, limit: int, *, surely: bool = False
    ) -> tuple[ChatLine, ...]:
        """Return at most `limit` messages, newest last: those older than the id `before`, if given.

        Eventually consistent, unless it has to be `surely` the newest.
        """
        ...

    def record(self, table: str, game: int, deal: int) -> DealRecord | None:
        """Return the record of a closed deal."""
        ...

    def records(self, table: str) -> Iterator[DealRecord]:
        """Yield all closed deals in order of game and deal."""
        ...

    def due(self, now: int, limit: int) -> Iterator[str]:
        """Yield at most `limit` ids of tables whose `due` has come, oldest first.

        A hint, re-read before acting.
        """
        ...

    def delete(self, table: str, now: int) -> bool:
        """Leave a tombstone for 30 days, delete a page of the table's items.

        True when nothing is left.

        From the first call on the table is gone; `due` goes last, so that a deletion broken off is
        taken up again.
        """
        ...
