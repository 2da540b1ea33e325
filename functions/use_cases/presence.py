"""Who is looking at the table: told apart from the game, in an order of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.commands import PlayerId
from engine.players import is_bot
from functions.ports.values import Connection, Loaded
from functions.protocol.outbound import Presence, Whereabouts
from functions.use_cases.delivery import gone_of, send
from functions.use_cases.site import Site
from functions.use_cases.wording import payload

LOOKING_SECONDS: Final = 150
"""A page that is visible pings every 60 seconds; two may be lost."""


def is_looking(connection: Connection, at: int) -> bool:
    """Tell whether somebody looks at the table through this connection; `at` in seconds UTC."""
    return connection.visible and at - connection.seen <= LOOKING_SECONDS


def whereabouts(loaded: Loaded, at: int) -> dict[PlayerId, Whereabouts]:
    """Return where each person with a seat is, `at` in seconds UTC."""
    seated = [who for who in loaded.state.table.seats if who is not None and not is_bot(who)]
    return {who: _whereabouts_of(loaded, who, at) for who in seated}


def without(loaded: Loaded, *connections: str) -> Loaded:
    """Return what was loaded as if these connections had not been there."""
    kept = tuple(each for each in loaded.connections if each.id not in connections)
    return replace(loaded, connections=kept)


def presence(site: Site, loaded: Loaded) -> Presence:
    """Return who is where now, and how many watch."""
    watching = site.store.spectators(loaded.id, site.now()) if loaded.state.watched else ()
    return Presence(
        table=loaded.id,
        at=site.clock.now_ms(),
        people=whereabouts(loaded, site.now()),
        spectators=len(watching),
    )


def tell_presence(site: Site, loaded: Loaded, *, but: str = "") -> None:
    """Tell the players, all but the connection named, who is where."""
    others = [each.id for each in loaded.connections if each.id != but]
    if others:
        frame = payload(presence(site, loaded))
        for gone in gone_of(send(site, ((connection, frame) for connection in others))):
            site.store.disconnect(loaded.id, gone)


def _whereabouts_of(loaded: Loaded, who: PlayerId, at: int) -> Whereabouts:
    own = [connection for connection in loaded.connections if connection.player == who]
    if any(is_looking(connection, at) for connection in own):
        return "here"
    return "away" if own else "gone"
