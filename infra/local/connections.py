"""The open sockets, and what may be done to them from any thread."""

from __future__ import annotations

import asyncio
import base64
import secrets
import threading
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime

MESSAGE_LIMIT = 128 * 1024
"""The largest message that may be posted to a connection, in bytes."""


@dataclass(frozen=True)
class Close:
    """An order to close a socket, with the code and the words that the other end is told."""

    code: int
    reason: str


GOING_AWAY = Close(1001, "Going away")
DISMISSED = Close(1000, "Connection Closed Normally")


@dataclass(eq=False)
class Connection:
    """One socket: who is at the other end, and what still has to be sent.

    ``outbox`` belongs to the event loop; ``ended`` is how this end closed the socket, if it did;
    ``in_flight`` are the messages still being handled. Times are seconds: ``connected_at`` of the
    calendar (UTC), ``heard_at`` of the monotonic clock.
    """

    source_ip: str
    user_agent: str
    outbox: asyncio.Queue[str | Close] = field(default_factory=asyncio.Queue)
    connection_id: str = field(
        default_factory=lambda: base64.urlsafe_b64encode(secrets.token_bytes(11)).decode()
    )
    connected_at: float = field(default_factory=time.time)
    heard_at: float = field(default_factory=time.monotonic)
    ended: Close | None = None
    in_flight: set[asyncio.Task[None]] = field(default_factory=set)

    def touch(self) -> None:
        """Note that something was said, by either end."""
        self.heard_at = time.monotonic()

    def description(self) -> dict[str, object]:
        """What `GET /@connections/{id}` tells."""
        heard = time.time() - (time.monotonic() - self.heard_at)
        return {
            "connectedAt": _iso(self.connected_at),
            "identity": {"sourceIp": self.source_ip, "userAgent": self.user_agent},
            "lastActiveAt": _iso(heard),
        }


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")


class Connections:
    """The sockets whose handshake is complete, by connection id. Safe under threads."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Keep sockets that live on this event loop."""
        self._loop = loop
        self._lock = threading.Lock()
        self._open: dict[str, Connection] = {}

    def add(self, connection: Connection) -> None:
        """From now on the connection can be posted to."""
        with self._lock:
            self._open[connection.connection_id] = connection

    def remove(self, connection: Connection) -> None:
        """From now on the connection is gone."""
        with self._lock:
            self._open.pop(connection.connection_id, None)

    def find(self, connection_id: str) -> Connection | None:
        """The open connection of that id, or None when it is gone or not yet there."""
        with self._lock:
            return self._open.get(connection_id)

    def send(self, connection: Connection, message: str | Close) -> None:
        """Put a message, or the order to close, behind what waits to be sent. From any thread."""
        self._loop.call_soon_threadsafe(connection.outbox.put_nowait, message)

    def all(self) -> list[Connection]:
        """Every open connection."""
        with self._lock:
            return list(self._open.values())
