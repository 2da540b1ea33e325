"""What a bot does on its turn.

Decided by `engine.bots` from its own view; anything that goes wrong there stops no table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace

from engine.commands import Moment, PlaceBid, PlayCard
from engine.seats import Seat
from engine.views import TableView, view
from functions.ports.values import Loaded
from functions.use_cases.site import Site

Decide = Callable[[TableView, bytes], PlaceBid | PlayCard]
"""Decides for the viewer who is on turn; the same view and seed give the same decision."""


def choice(site: Site, loaded: Loaded, decide: Decide) -> PlaceBid | PlayCard:
    """Return what the awaited bot decides, or the simplest sound thing when its mind fails."""
    eyes, moment = eyes_of(loaded), loaded.state.table.moment
    try:
        decided = decide(eyes, seed_of(loaded.id, moment, eyes.turn or 0))
        return replace(decided, by=eyes.you or "", moment=moment)
    except Exception as fault:  # noqa: BLE001 - whatever it is, somebody has to play
        report(site, loaded.id, fault)
        return simplest(eyes)


def eyes_of(loaded: Loaded) -> TableView:
    """Return the table as the awaited player sees it: no bot sees more."""
    table = loaded.state.table
    return view(table, table.awaited)


def moment_of(eyes: TableView) -> Moment:
    """Return the moment that a view shows."""
    return Moment(eyes.game, eyes.deal, eyes.move)


def simplest(eyes: TableView) -> PlaceBid | PlayCard:
    """Return the lowest clean card, or a bid of one trick: never refused, never a renege."""
    by, moment = eyes.you or "", moment_of(eyes)
    if eyes.allowed.bids:
        return PlaceBid(by, moment, 1)
    lowest = min(eyes.allowed.clean, key=lambda card: card.rank)
    return PlayCard(by, moment, lowest)


def seed_of(table: str, moment: Moment, seat: Seat) -> bytes:
    """Return SHA-256 of table, game, deal, move and seat.

    An event delivered twice decides alike.
    """
    text = f"{table}/{moment.game}/{moment.deal}/{moment.move}/{seat}"
    return hashlib.sha256(text.encode()).digest()


def report(site: Site, table: str, fault: Exception) -> None:
    """Log and count a bot's fault."""
    kind = type(fault).__name__
    site.log.error("a bot failed, the simplest thing was played", table=table, kind=kind)
    site.metrics.count("BotFault")
