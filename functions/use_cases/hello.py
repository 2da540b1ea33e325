"""Hello: a connection becomes a player's or a spectator's. It is written first and read after.

So what is stored before the read stands in the answer, and what comes later finds the connection.
"""

from __future__ import annotations

from typing import Final

from engine.commands import PlayerId
from functions.ports.values import Connection, Loaded, Spectator
from functions.protocol.inbound import Hello
from functions.protocol.outbound import Welcome
from functions.use_cases.delivery import reply
from functions.use_cases.people import player_with
from functions.use_cases.presence import presence, tell_presence, whereabouts, without
from functions.use_cases.refusals import TooManySpectators
from functions.use_cases.site import Site
from functions.use_cases.watchers import watches
from functions.use_cases.wording import payload, shown

CONNECTIONS_OF_A_PERSON: Final = 3
SPECTATORS_OF_A_TABLE: Final = 200
CONNECTION_SECONDS: Final = 2 * 3600 + 300
"""API Gateway ends every socket after two hours; five minutes are for clocks that differ."""


def hello(site: Site, connection: str, message: Hello) -> None:
    """Answer welcome. Raises `NoSuchTable`, `TableGone`, `TooManySpectators`."""
    before = site.store.load(message.table, site.now())
    player = player_with(before, message.secret)
    _forget_earlier(site, connection, before.id, player)
    if player is None:
        _watch(site, connection, before)
    else:
        site.store.connect(before.id, _connection(site, connection, player, message))
    after = site.store.load(message.table, site.now())
    if player is not None:
        after = _without_oldest(site, after, player)
    _welcome(site, connection, message, after, player)
    now = site.now()
    if player is None or whereabouts(before, now) != whereabouts(after, now):
        tell_presence(site, after, but=connection)


def _forget_earlier(site: Site, connection: str, table: str, player: PlayerId | None) -> None:
    """A connection is of one table, and there a player's or a spectator's, not both.

    One that stays what it is stays stored: a doubled hello hides nobody for a moment.
    """
    earlier = site.store.table_of(connection)
    if earlier is not None and not (
        earlier == table and watches(site, table, connection) == (player is None)
    ):
        site.store.disconnect(earlier, connection)


def _connection(site: Site, connection: str, player: PlayerId, message: Hello) -> Connection:
    now = site.now()
    return Connection(connection, player, message.visible, now, now + CONNECTION_SECONDS)


def _watch(site: Site, connection: str, loaded: Loaded) -> None:
    now = site.now()
    if loaded.state.watched:
        watching = site.store.spectators(loaded.id, now)
        if len([each for each in watching if each.id != connection]) >= SPECTATORS_OF_A_TABLE:
            raise TooManySpectators(loaded.id)
    site.store.watch(loaded.id, Spectator(connection, now, now + CONNECTION_SECONDS))


def _without_oldest(site: Site, loaded: Loaded, player: PlayerId) -> Loaded:
    """Close the person's oldest connections beyond three."""
    own = [each for each in loaded.connections if each.player == player]
    oldest = sorted(own, key=lambda each: (each.expires, each.seen))[:-CONNECTIONS_OF_A_PERSON]
    for connection in oldest:
        site.store.disconnect(loaded.id, connection.id)
        site.sockets.close(connection.id)
    return without(loaded, *(connection.id for connection in oldest))


def _welcome(
    site: Site, connection: str, message: Hello, loaded: Loaded, player: PlayerId | None
) -> None:
    welcome = Welcome(
        table=loaded.id,
        request=message.request,
        version=loaded.state.version,
        now=site.clock.now_ms(),
        view=shown(loaded, player),
        presence=presence(site, loaded),
    )
    reply(site, loaded.id, connection, payload(welcome))
