"""What lies behind: chat for the players, closed deals for everybody."""

from __future__ import annotations

from typing import Final

from engine.errors import NotAPlayer
from engine.records import DealRecord as Record
from functions.protocol.http import ChatAnswer, DealAnswer, DealLine, DealsAnswer
from functions.protocol.records import DealRecord
from functions.use_cases.chat import chat_said
from functions.use_cases.people import player_with
from functions.use_cases.refusals import NoSuchDeal
from functions.use_cases.site import Site

CHAT_PAGE: Final = 50


def chat_before(site: Site, table: str, secret: str, before: str | None) -> ChatAnswer:
    """Return up to 50 messages older than the id `before`. Raises `NotAPlayer` for others."""
    loaded = site.store.load(table, site.now())
    if not loaded.state.table.has_seated(player_with(loaded, secret)):
        raise NotAPlayer("who watches reads no chat")
    lines = site.store.chat(table, before, CHAT_PAGE + 1)
    page = lines[-CHAT_PAGE:]
    return ChatAnswer(
        messages=tuple(chat_said(loaded, line, None) for line in page),
        before=page[0].id if len(lines) > CHAT_PAGE else None,
    )


def closed_deals(site: Site, table: str) -> DealsAnswer:
    """Return the closed deals of all games in order. Raises `NoSuchTable`, `TableGone`."""
    loaded = site.store.load(table, site.now())
    return DealsAnswer(deals=tuple(_line(record) for record in site.store.records(loaded.id)))


def closed_deal(site: Site, table: str, game: int, deal: int) -> DealAnswer:
    """Return one closed deal, everything open. Raises `NoSuchDeal`, `NoSuchTable`, `TableGone`."""
    loaded = site.store.load(table, site.now())
    record = site.store.record(loaded.id, game, deal)
    if record is None:
        raise NoSuchDeal(f"{game}.{deal}")
    one, two, three, four = (loaded.state.table.name_of(player) for player in record.players)
    return DealAnswer(record=DealRecord.model_validate(record), names=(one, two, three, four))


def _line(record: Record) -> DealLine:
    count = record.count
    return DealLine(
        game=record.game,
        deal=record.deal,
        scores=count and (count[0].score_after, count[1].score_after),
        deltas=count and (count[0].delta, count[1].delta),
    )
