"""Everybody who is connected is told what was stored: the players first, then the spectators."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events import Event
from functions.ports.values import Loaded
from functions.use_cases.delivery import gone_of, send
from functions.use_cases.presence import tell_presence, without
from functions.use_cases.site import Site
from functions.use_cases.wording import Telling


@dataclass(frozen=True, slots=True)
class Asker:
    """Whose message it was: their connection, and the request they gave it."""

    connection: str
    request: str


def broadcast(
    site: Site, loaded: Loaded, events: tuple[Event, ...], asker: Asker | None = None
) -> None:
    """Tell what happened and how things stand. To be called when `loaded` is stored, not before.

    A connection whose peer is gone is removed, and only that one; the others hear of it afterwards.
    """
    telling = Telling(loaded, site.clock.now_ms(), events)
    players = ((each.id, each.player, _request(each.id, asker)) for each in loaded.connections)
    sendings = send(site, ((each, telling.to(who, request)) for each, who, request in players))
    if loaded.state.watched:
        watching = site.store.spectators(loaded.id, site.now())
        sendings += send(site, ((each.id, telling.to(None)) for each in watching))
    _forget(site, loaded, gone_of(sendings))


def _request(connection: str, asker: Asker | None) -> str | None:
    return asker.request if asker and asker.connection == connection else None


def _forget(site: Site, loaded: Loaded, gone: list[str]) -> None:
    for connection in gone:
        site.store.disconnect(loaded.id, connection)
    left = without(loaded, *gone)
    if left != loaded:
        tell_presence(site, left)
