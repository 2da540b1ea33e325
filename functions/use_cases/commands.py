"""What a player asks of the table: each message becomes an engine command, is stored, then told."""

from __future__ import annotations

from engine.commands import Command, PlayerId
from functions.ports.values import Loaded
from functions.protocol.inbound import Message
from functions.use_cases.asking import command_for
from functions.use_cases.bot_waking import wake_bot, wake_overdue_bot
from functions.use_cases.broadcast import Asker, broadcast
from functions.use_cases.carry_out import carry_out
from functions.use_cases.delivery import reply
from functions.use_cases.digests import digest_of
from functions.use_cases.site import Site
from functions.use_cases.wording import Telling


def command(site: Site, loaded: Loaded, player: PlayerId, message: Message, asker: Asker) -> None:
    """Carry out what `player` asks, and tell everybody.

    A request that was carried out before is answered to its sender alone. Raises what the engine
    refuses, `NoSuchTable` and `TableGone`.
    """

    def made(now: Loaded) -> Command:
        return command_for(message, player, now.state.table, site.chance.secret())

    carried = carry_out(site, loaded, made, digest_of(player, message.request))
    if carried.repeated:
        _answer_again(site, carried.loaded, player, asker)
    else:
        broadcast(site, carried.loaded, carried.events, asker)
        wake_bot(site, carried.loaded)


def _answer_again(site: Site, loaded: Loaded, player: PlayerId, asker: Asker) -> None:
    frame = Telling(loaded, site.clock.now_ms()).to(player, asker.request)
    reply(site, loaded.id, asker.connection, frame)
    wake_overdue_bot(site, loaded)
