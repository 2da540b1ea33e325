"""One message over the socket: who sent it, what it asks, and a code where it is refused."""

from __future__ import annotations

from engine.commands import PlayerId
from engine.errors import NotAPlayer
from functions.ports.store import NoSuchTable, TableGone
from functions.ports.values import Loaded
from functions.protocol.inbound import Hello, Message, Ping, SendChat, Sync
from functions.use_cases.broadcast import Asker
from functions.use_cases.chat import say
from functions.use_cases.commands import command
from functions.use_cases.delivery import reply
from functions.use_cases.hello import hello
from functions.use_cases.keeping_up import ping, sync
from functions.use_cases.people import connection_with
from functions.use_cases.refusals import REFUSALS, HelloFirst, code_of
from functions.use_cases.site import Site
from functions.use_cases.watchers import watches
from functions.use_cases.wording import Seen, payload, refused


def receive(site: Site, connection: str, message: Message) -> bool:
    """Do what a message asks. False when it was refused: its sender has been told why."""
    try:
        if isinstance(message, Hello):
            hello(site, connection, message)
        else:
            _heed(site, connection, message)
    except REFUSALS as refusal:
        seen = _seen(site, connection, message.table)
        refuse(site, connection, code_of(refusal), request=message.request, seen=seen)
        return False
    return True


def refuse(
    site: Site,
    connection: str,
    code: str,
    *,
    request: str | None = None,
    seen: Seen | None = None,
) -> None:
    """Tell a sender that their message was not carried out, and how the table stands."""
    said = refused(code, site.clock.now_ms(), request=request, seen=seen)
    reply(site, seen.loaded.id if seen else None, connection, payload(said))


def _heed(site: Site, connection: str, message: Message) -> None:
    loaded = site.store.load(message.table, site.now())
    player = _sender(site, loaded, connection)
    if isinstance(message, Ping):
        ping(site, loaded, connection, player, message)
    elif isinstance(message, Sync):
        sync(site, loaded, connection, player, message)
    elif player is None:
        raise NotAPlayer("who watches does nothing else")
    else:
        _obey(site, loaded, player, message, Asker(connection, message.request))


def _obey(site: Site, loaded: Loaded, player: PlayerId, message: Message, asker: Asker) -> None:
    if isinstance(message, SendChat):
        say(site, loaded, player, message, asker)
    else:
        command(site, loaded, player, message, asker)


def _sender(site: Site, loaded: Loaded, connection: str) -> PlayerId | None:
    """Return who sent it, None for a spectator.

    Believed is what was loaded; only who is no player costs a look-up. Raises `HelloFirst`.
    """
    known = connection_with(loaded, connection)
    if known is not None:
        return known.player
    if not loaded.state.watched or not watches(site, loaded.id, connection):
        raise HelloFirst(connection)
    return None


def _seen(site: Site, connection: str, table: str) -> Seen | None:
    """Return the table afresh through the sender's eyes, None where it does not know them."""
    try:
        loaded = site.store.load(table, site.now())
        return Seen(loaded, _sender(site, loaded, connection))
    except (NoSuchTable, TableGone, HelloFirst):
        return None
