"""The table talk: players write and read it, spectators do neither."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.commands import PlayerId
from engine.errors import NotAPlayer, Stale
from functions.ports.store import LostRace
from functions.ports.values import ChatLine, Loaded, StoredPerson
from functions.protocol.inbound import SendChat
from functions.protocol.outbound import ChatSaid
from functions.use_cases.broadcast import Asker
from functions.use_cases.carry_out import TRIES
from functions.use_cases.delivery import gone_of, reply, send
from functions.use_cases.digests import digest_of, remembering
from functions.use_cases.refusals import TooFast
from functions.use_cases.site import Site
from functions.use_cases.wording import payload

BURST: Final = 5
BURST_MS: Final = 10_000
LOOK_BACK: Final = 50
"""How many of the latest messages a doubled one is looked for in."""


def say(site: Site, loaded: Loaded, player: PlayerId, message: SendChat, asker: Asker) -> None:
    """Store a message and tell it to the players.

    A message that was said before is told again to its author alone; so is one whose double came
    first, for whoever loses the race reads again. Raises `NotAPlayer`, `TooFast`; `Stale` when the
    race was lost every time; `NoSuchTable` and `TableGone`.
    """
    for _ in range(TRIES):
        try:
            _say(site, loaded, player, message, asker)
        except LostRace:
            site.metrics.count("LostRace")
            loaded = site.store.load(loaded.id, site.now())
        else:
            return
    raise Stale("this player kept talking while this was said")


def _say(site: Site, loaded: Loaded, player: PlayerId, message: SendChat, asker: Asker) -> None:
    person = next(each for each in loaded.people if each.id == player)
    if not loaded.state.table.has_seated(player):
        raise NotAPlayer(player)
    digest = digest_of(player, message.request)
    if digest in person.requests:
        _tell_again(site, loaded, digest, asker)
        return
    at_ms = site.clock.now_ms()
    line = ChatLine(f"{at_ms:013d}#{digest}", player, message.text, at_ms)
    site.store.say(loaded.id, person, _clocked(person, digest, at_ms), line)
    _tell(site, loaded, line, asker)


def chat_said(loaded: Loaded, line: ChatLine, request: str | None) -> ChatSaid:
    """Return a stored message in the words of the protocol."""
    return ChatSaid(
        table=loaded.id,
        id=line.id,
        at=line.at_ms,
        player=line.player,
        name=loaded.state.table.name_of(line.player) or "",
        text=line.text,
        request=request,
    )


def _clocked(person: StoredPerson, digest: str, at_ms: int) -> StoredPerson:
    lately = tuple(said for said in person.said_ms if at_ms - said < BURST_MS)
    if len(lately) >= BURST:
        raise TooFast(f"{BURST} messages in {BURST_MS} ms")
    return replace(person, requests=remembering(person.requests, digest), said_ms=(*lately, at_ms))


def _tell(site: Site, loaded: Loaded, line: ChatLine, asker: Asker) -> None:
    own = payload(chat_said(loaded, line, asker.request))
    others = payload(chat_said(loaded, line, None))
    seated = [each for each in loaded.connections if loaded.state.table.has_seated(each.player)]
    frames = [(each.id, own if each.id == asker.connection else others) for each in seated]
    for gone in gone_of(send(site, frames)):
        site.store.disconnect(loaded.id, gone)


def _tell_again(site: Site, loaded: Loaded, digest: str, asker: Asker) -> None:
    said = site.store.chat(loaded.id, None, LOOK_BACK, surely=True)
    for line in said:
        if line.id.endswith(digest):
            frame = payload(chat_said(loaded, line, asker.request))
            reply(site, loaded.id, asker.connection, frame)
