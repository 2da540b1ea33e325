"""The store in plain memory: what the port means, in the fewest words. Methods are atomic."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from engine.records import DealRecord
from functions.adapters.lifetimes import TOMBSTONE_SECONDS
from functions.ports.store import LostRace, NoSuchTable, TableGone
from functions.ports.values import (
    Change,
    ChatLine,
    Connection,
    Loaded,
    Spectator,
    State,
    StoredPerson,
)


@dataclass
class _Partition:
    """What is stored of one table."""

    state: State | None = None
    people: dict[str, StoredPerson] = field(default_factory=dict)
    connections: dict[str, Connection] = field(default_factory=dict)
    spectators: dict[str, Spectator] = field(default_factory=dict)
    chat: dict[str, ChatLine] = field(default_factory=dict)
    records: dict[tuple[int, int], DealRecord] = field(default_factory=dict)
    gone_until: int | None = None


class MemoryStore:
    """A `TableStore` that forgets with its process."""

    def __init__(self) -> None:
        """Start empty."""
        self._partitions: dict[str, _Partition] = {}
        self._tables: dict[str, str] = {}
        self._lock = threading.RLock()

    def load(self, table: str, now: int) -> Loaded:
        """Return everything a step needs."""
        with self._lock:
            stored = self._partitions.get(table, _Partition())
            if stored.gone_until is not None and stored.gone_until > now:
                raise TableGone(table)
            if stored.state is None:
                raise NoSuchTable(table)
            open_ones = tuple(c for c in stored.connections.values() if c.expires > now)
            return Loaded(table, stored.state, tuple(stored.people.values()), open_ones)

    def create(self, loaded: Loaded) -> bool:
        """Write a new table with its people."""
        with self._lock:
            stored = self._partitions.setdefault(loaded.id, _Partition())
            if stored.state is not None or stored.gone_until is not None:
                return False
            stored.state = loaded.state
            stored.people = {person.id: person for person in loaded.people}
            return True

    def save(self, change: Change) -> None:
        """Write a change, if nobody wrote before."""
        with self._lock:
            stored = self._partitions.get(change.id)
            if stored is None or stored.state is None:
                raise LostRace(None)
            wanted = replace(change.state, watched=stored.state.watched)
            if replace(stored.state, due=wanted.due, marks=wanted.marks) == wanted:
                return
            if not _is_as_read(change, stored.state):
                raise LostRace(stored.state)
            stored.state = wanted
            for person in change.people:
                known = stored.people.get(person.id, person)
                stored.people[person.id] = _with_clock_of(known, person)
            stored.records |= {(record.game, record.deal): record for record in change.records}

    def arm(self, table: str, read: State, *, due: int | None, marks: str, watched: bool) -> bool:
        """Set due, marks and watched, if nobody wrote or armed before."""
        with self._lock:
            stored = self._partitions.get(table)
            if stored is None or stored.state is None:
                return False
            if (stored.state.version, stored.state.due) != (read.version, read.due):
                return False
            stored.state = replace(stored.state, due=due, marks=marks, watched=watched)
            return True

    def postpone(self, table: str, due: int) -> None:
        """Move the due of a table."""
        with self._lock:
            stored = self._partitions.get(table)
            if stored is not None and stored.state is not None:
                stored.state = replace(stored.state, due=due)

    def connect(self, table: str, connection: Connection) -> None:
        """Add or refresh a player's connection."""
        with self._lock:
            stored = self._partitions.setdefault(table, _Partition())
            stored.connections[connection.id] = connection
            self._tables[connection.id] = table

    def watch(self, table: str, spectator: Spectator) -> None:
        """Add or refresh a spectator, and mark the table as watched."""
        with self._lock:
            stored = self._partitions.setdefault(table, _Partition())
            stored.spectators[spectator.id] = spectator
            self._tables[spectator.id] = table
            if stored.state is not None:
                stored.state = replace(stored.state, watched=True)

    def see(self, table: str, connection: Connection) -> None:
        """Refresh a connection that is still there."""
        with self._lock:
            stored = self._partitions.get(table, _Partition())
            if connection.id in stored.connections:
                stored.connections[connection.id] = connection

    def disconnect(self, table: str, connection: str) -> None:
        """Remove a connection and what leads from it to its table."""
        with self._lock:
            stored = self._partitions.get(table, _Partition())
            stored.connections.pop(connection, None)
            stored.spectators.pop(connection, None)
            self._tables.pop(connection, None)

    def table_of(self, connection: str) -> str | None:
        """Return the table a connection said hello to."""
        return self._tables.get(connection)

    def spectators(
        self,
        table: str,
        now: int,
        *,
        surely: bool = False,  # noqa: ARG002 - memory is always sure
    ) -> tuple[Spectator, ...]:
        """Return who watches."""
        with self._lock:
            stored = self._partitions.get(table, _Partition())
            return tuple(s for s in stored.spectators.values() if s.expires > now)

    def say(self, table: str, read: StoredPerson, clocked: StoredPerson, line: ChatLine) -> None:
        """Store a message and its author's chat clock, if that still shows what was read."""
        with self._lock:
            stored = self._partitions.get(table, _Partition())
            known = stored.people.get(read.id)
            if stored.chat.get(line.id) == line:
                return
            if known is None or known != _with_clock_of(read, known):
                raise LostRace(None)
            stored.chat[line.id] = line
            stored.people[read.id] = _with_clock_of(clocked, known)

    def chat(
        self,
        table: str,
        before: str | None,
        limit: int,
        *,
        surely: bool = False,  # noqa: ARG002 - memory is always sure
    ) -> tuple[ChatLine, ...]:
        """Return messages older than `before`, newest last."""
        with self._lock:
            said = self._partitions.get(table, _Partition()).chat
            keys = sorted(key for key in said if before is None or key < before)
            return tuple(said[key] for key in keys[-limit:])

    def record(self, table: str, game: int, deal: int) -> DealRecord | None:
        """Return the record of a closed deal."""
        return self._partitions.get(table, _Partition()).records.get((game, deal))

    def records(self, table: str) -> Iterator[DealRecord]:
        """Yield all closed deals in order."""
        with self._lock:
            stored = self._partitions.get(table, _Partition()).records
            yield from [stored[key] for key in sorted(stored)]

    def due(self, now: int, limit: int) -> Iterator[str]:
        """Yield ids of tables whose due has come, oldest first."""
        with self._lock:
            waiting = sorted(
                (stored.state.due, table)
                for table, stored in self._partitions.items()
                if stored.state and stored.state.due is not None and stored.state.due <= now
            )
        yield from islice((table for _, table in waiting), limit)

    def delete(self, table: str, now: int) -> bool:
        """Delete a table and leave a tombstone."""
        with self._lock:
            self._partitions[table] = _Partition(gone_until=now + TOMBSTONE_SECONDS)
            return True


def _with_clock_of(one: StoredPerson, person: StoredPerson) -> StoredPerson:
    """Return `person` with the chat clock of `one`."""
    return replace(person, requests=one.requests, said_ms=one.said_ms)


def _is_as_read(change: Change, stored: State) -> bool:
    """Whether nobody wrote since the read, and, when due is to stand, nobody armed it either."""
    due_stands = change.state.due == change.read_due
    is_armed_anew = due_stands and stored.due != change.read_due
    return stored.version == change.read_version and not is_armed_anew
