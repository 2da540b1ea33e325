"""How often a connection may be refused before it is closed. Kept in this process alone."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

REFUSALS_BORNE: Final = 30
WINDOW_MS: Final = 10_000
CONNECTIONS_KEPT: Final = 1_000
"""How many connections are remembered, so that the memory of a busy process has an end."""


@dataclass
class Patience:
    """The latest refusals of each connection, in milliseconds UTC."""

    _refused: OrderedDict[str, tuple[int, ...]] = field(default_factory=OrderedDict)

    def is_at_an_end(self, connection: str, now_ms: int) -> bool:
        """Note one more refusal, and tell whether there were 30 within 10 seconds."""
        earlier = self._refused.pop(connection, ())
        lately = (*(at for at in earlier if now_ms - at < WINDOW_MS), now_ms)[-REFUSALS_BORNE:]
        self._refused[connection] = lately
        while len(self._refused) > CONNECTIONS_KEPT:
            self._refused.popitem(last=False)
        return len(lately) >= REFUSALS_BORNE

    def forget(self, connection: str) -> None:
        """Forget a connection that ended."""
        self._refused.pop(connection, None)
