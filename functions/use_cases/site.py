"""Everything a use case reaches the world through, composed once by `functions.bootstrap`."""

from __future__ import annotations

from dataclasses import dataclass

from functions.ports.observing import Log, Metrics
from functions.ports.store import TableStore
from functions.ports.world import Bus, Chance, Clock, Sockets


@dataclass(frozen=True, slots=True)
class Site:
    """The store, the sockets, the bus, the clock, chance, the log and the metrics."""

    store: TableStore
    sockets: Sockets
    bus: Bus
    clock: Clock
    chance: Chance
    log: Log
    metrics: Metrics

    def now(self) -> int:
        """Return the time in whole seconds UTC."""
        return self.clock.now_ms() // 1000
