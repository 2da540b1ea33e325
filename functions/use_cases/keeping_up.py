"""Ping and sync: a client learns whether it missed something, the site that it is there."""

from __future__ import annotations

from dataclasses import replace

from engine.commands import PlayerId
from functions.ports.values import Connection, Loaded
from functions.protocol.inbound import Ping, Sync
from functions.use_cases.bot_waking import wake_overdue_bot
from functions.use_cases.delivery import reply
from functions.use_cases.presence import tell_presence, whereabouts
from functions.use_cases.site import Site
from functions.use_cases.wording import Telling, payload, pong


def sync(site: Site, loaded: Loaded, connection: str, player: PlayerId | None, asked: Sync) -> None:
    """Answer pong, or the view to one who is behind; and ask again for a bot that is overdue."""
    _answer(site, loaded, connection, player, asked)
    wake_overdue_bot(site, loaded)


def ping(site: Site, loaded: Loaded, connection: str, player: PlayerId | None, asked: Ping) -> None:
    """Answer like `sync`, and note that a player is there and whether they look."""
    _answer(site, loaded, connection, player, asked)
    for own in loaded.connections:
        if own.id == connection:
            _note(site, loaded, own, visible=asked.visible)


def _answer(
    site: Site, loaded: Loaded, connection: str, player: PlayerId | None, asked: Ping | Sync
) -> None:
    now_ms = site.clock.now_ms()
    if asked.version < loaded.state.version:
        frame = Telling(loaded, now_ms).to(player, asked.request)
    else:
        frame = payload(pong(loaded, asked.request, now_ms))
    reply(site, loaded.id, connection, frame)


def _note(site: Site, loaded: Loaded, own: Connection, *, visible: bool) -> None:
    """Refresh the connection. Whoever went out of sight since its last ping is noticed here too."""
    now = site.now()
    seen = replace(own, visible=visible, seen=now)
    site.store.see(loaded.id, seen)
    others = tuple(seen if each.id == own.id else each for each in loaded.connections)
    after = replace(loaded, connections=others)
    if whereabouts(loaded, own.seen) != whereabouts(after, now):
        tell_presence(site, after)
