"""Stand-ins for the edge of AWS: sockets, bus, clock, chance, log and metrics.

The store has its own: `functions.adapters.memory`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from engine.commands import Moment
from functions.adapters.memory import MemoryStore
from functions.ports.observing import Field
from functions.ports.store import TableStore
from functions.ports.world import Gone
from functions.use_cases.site import Site

NOON: Final = 1_767_268_800
"""2026-01-01 12:00:00 UTC, where every fake clock starts."""


@dataclass
class FakeSockets:
    """Remembers what was posted.

    Connections in `gone` raise `Gone`; `on_post` may raise anything else.
    """

    sent: dict[str, list[bytes]] = field(default_factory=lambda: defaultdict(list))
    gone: set[str] = field(default_factory=set)
    closed: list[str] = field(default_factory=list)
    on_post: Callable[[str, bytes], None] = lambda *_: None

    def post(self, connection: str, payload: bytes) -> None:
        """Keep the payload, unless its peer is gone."""
        if connection in self.gone:
            raise Gone(connection)
        self.on_post(connection, payload)
        self.sent[connection].append(payload)

    def close(self, connection: str) -> None:
        """Remember that the connection was closed."""
        self.closed.append(connection)
        self.gone.add(connection)


@dataclass
class FakeBus:
    """Remembers what was announced; takes nothing while `is_broken`."""

    turns: list[tuple[str, Moment]] = field(default_factory=list)
    batches: list[tuple[str, ...]] = field(default_factory=list)
    is_broken: bool = False

    def bot_turn_due(self, table: str, moment: Moment) -> bool:
        """Keep the announcement."""
        if not self.is_broken:
            self.turns.append((table, moment))
        return not self.is_broken

    def sweep_batch(self, tables: tuple[str, ...]) -> bool:
        """Keep the batch."""
        if not self.is_broken:
            self.batches.append(tables)
        return not self.is_broken


@dataclass
class FakeClock:
    """A clock that stands still until it is put forward."""

    milliseconds: int = NOON * 1000

    def now_ms(self) -> int:
        """Return the time it was put to."""
        return self.milliseconds

    def advance(self, *, days: float = 0, hours: float = 0, seconds: float = 0) -> None:
        """Put the clock forward."""
        self.milliseconds += int((days * 86_400 + hours * 3_600 + seconds) * 1000)


@dataclass
class FakeChance:
    """Secrets that count up, so that a test can tell them apart and a run can be repeated."""

    drawn: int = 0

    def secret(self) -> bytes:
        """Return the next 32 bytes."""
        self.drawn += 1
        return self.drawn.to_bytes(32, "big")


@dataclass
class FakeLog:
    """Keeps (level, message, fields)."""

    lines: list[tuple[str, str, dict[str, Field]]] = field(default_factory=list)

    def info(self, message: str, **fields: Field) -> None:
        """Keep an info line."""
        self.lines.append(("info", message, fields))

    def warning(self, message: str, **fields: Field) -> None:
        """Keep a warning."""
        self.lines.append(("warning", message, fields))

    def error(self, message: str, **fields: Field) -> None:
        """Keep an error."""
        self.lines.append(("error", message, fields))


@dataclass
class FakeMetrics:
    """Counts."""

    counts: Counter[str] = field(default_factory=Counter)

    def count(self, name: str, value: int = 1) -> None:
        """Add to a count."""
        self.counts[name] += value


@dataclass
class World:
    """A site made of fakes, and the fakes to look at. Any of them can be given."""

    store: TableStore = field(default_factory=MemoryStore)
    sockets: FakeSockets = field(default_factory=FakeSockets)
    bus: FakeBus = field(default_factory=FakeBus)
    clock: FakeClock = field(default_factory=FakeClock)
    chance: FakeChance = field(default_factory=FakeChance)
    log: FakeLog = field(default_factory=FakeLog)
    metrics: FakeMetrics = field(default_factory=FakeMetrics)

    @property
    def site(self) -> Site:
        """The site composed of these fakes."""
        return Site(
            self.store, self.sockets, self.bus, self.clock, self.chance, self.log, self.metrics
        )


def plenty_of_time() -> int:
    """Return a remaining time, in milliseconds, that never runs out."""
    return 600_000
