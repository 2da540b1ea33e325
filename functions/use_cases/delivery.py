"""Frames to connections, side by side: a dead, slow or throttled peer is nobody else's trouble."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, Literal

from functions.ports.world import Gone
from functions.use_cases.site import Site

SIDE_BY_SIDE: Final = 16
"""Posts at once: twelve connections of players, and a few to spare."""

Fate = Literal["sent", "gone", "failed"]
Sending = tuple[str, Future[Fate]]


def send(site: Site, frames: Iterable[tuple[str, bytes]]) -> list[Sending]:
    """Begin to send (connection, payload), in order, without waiting."""
    pool = _pool()
    return [
        (connection, pool.submit(_post, site, connection, frame)) for connection, frame in frames
    ]


def gone_of(sendings: Iterable[Sending]) -> list[str]:
    """Wait for all, and return the connections whose peer is gone."""
    return [connection for connection, fate in sendings if fate.result() == "gone"]


def reply(site: Site, table: str | None, connection: str, frame: bytes) -> None:
    """Send to the one who asked; forget them if they are gone."""
    if _post(site, connection, frame) == "gone" and table is not None:
        site.store.disconnect(table, connection)


@functools.cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(SIDE_BY_SIDE, thread_name_prefix="post")


def _post(site: Site, connection: str, frame: bytes) -> Fate:
    try:
        site.sockets.post(connection, frame)
    except Gone:
        return "gone"
    except Exception as error:  # noqa: BLE001 - whatever befell this peer, the others are told
        site.log.warning("a frame was not delivered", kind=type(error).__name__)
        site.metrics.count("PostFailed")
        return "failed"
    return "sent"
