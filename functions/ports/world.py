"""The rest of the world: sockets, the bus, the clock and chance."""

from __future__ import annotations

from typing import Protocol

from engine.commands import Moment


class Gone(Exception):
    """The peer of a connection is no longer there."""


class Sockets(Protocol):
    """Open connections."""

    def post(self, connection: str, payload: bytes) -> None:
        """Send bytes to one connection. Raises `Gone`."""
        ...

    def close(self, connection: str) -> None:
        """Close a connection; closing a gone one is fine."""
        ...


class Bus(Protocol):
    """The event bus."""

    def bot_turn_due(self, table: str, moment: Moment) -> bool:
        """Announce that a bot is awaited.

        False when the bus would not take it (after two tries).
        """
        ...

    def sweep_batch(self, tables: tuple[str, ...]) -> bool:
        """Hand tables that are due to another sweep. False when the bus would not take them."""
        ...


class Clock(Protocol):
    """The server's clock."""

    def now_ms(self) -> int:
        """Return milliseconds UTC."""
        ...


class Chance(Protocol):
    """Randomness that cannot be guessed."""

    def secret(self) -> bytes:
        """Return 32 random bytes."""
        ...
