"""Bots' turns.

Each decided from its own view, stored, told; one after the other, until a person is awaited.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bots import command_for
from engine.commands import Command, Moment
from engine.errors import Refused, Stale
from functions.ports.store import NoSuchTable, TableGone
from functions.ports.values import Loaded
from functions.use_cases.bot_choice import Decide, choice, eyes_of, report, simplest
from functions.use_cases.broadcast import broadcast
from functions.use_cases.carry_out import Carried, carry_out
from functions.use_cases.digests import digest_of
from functions.use_cases.site import Site
from functions.use_cases.timekeeping import is_bot_awaited

RESERVE_MS: Final = 2_000
"""A turn is begun only with this much time left, in milliseconds; it takes a fraction of it."""

TimeLeft = Callable[[], int]
"""Milliseconds that an invocation still has."""


class MovedOn(Exception):
    """The move is no longer open: another invocation made it, or the game ended over it."""


def endless() -> int:
    """Return a time that is never up: at most six bot turns come one after the other."""
    return RESERVE_MS


def bot_turn(
    site: Site,
    table: str,
    moment: Moment,
    time_left: TimeLeft = endless,
    decide: Decide = command_for,
) -> None:
    """Play for the bots from `moment` on, if that is still the open move; stop at a person.

    Out of time, the next turn is announced instead. What is left undone here, a client's sync or
    the sweep takes up.
    """
    loaded = _open_turn(site, table, moment)
    while loaded is not None:
        if time_left() < RESERVE_MS:
            _hand_on(site, table, moment)
            return
        carried = _played(site, loaded, moment, decide)
        if carried is None:
            return
        broadcast(site, carried.loaded, carried.events)
        moment = carried.loaded.state.table.moment
        loaded = _next_turn(site, carried.loaded)


def _next_turn(site: Site, stored: Loaded) -> Loaded | None:
    """Return the table anew if it awaits a bot again.

    Whoever connected meanwhile is told as well.
    """
    table = stored.state.table
    return _open_turn(site, stored.id, table.moment) if is_bot_awaited(table) else None


def _open_turn(site: Site, table: str, moment: Moment) -> Loaded | None:
    try:
        loaded = site.store.load(table, site.now())
    except (NoSuchTable, TableGone):
        return None
    return loaded if _is_open(loaded, moment) else None


def _is_open(loaded: Loaded, moment: Moment) -> bool:
    table = loaded.state.table
    return table.moment == moment and is_bot_awaited(table)


def _hand_on(site: Site, table: str, moment: Moment) -> None:
    if not site.bus.bot_turn_due(table, moment):
        site.log.warning("a bot's turn could not be handed on", table=table)


def _played(site: Site, loaded: Loaded, moment: Moment, decide: Decide) -> Carried | None:
    """Return the stored turn, None when somebody else made it or ended the game."""
    command = choice(site, loaded, decide)
    try:
        return _stored(site, loaded, moment, command)
    except Refused as refusal:
        report(site, loaded.id, refusal)
    return _stored(site, loaded, moment, simplest(eyes_of(loaded)))


def _stored(site: Site, loaded: Loaded, moment: Moment, command: Command) -> Carried | None:
    def while_open(now: Loaded) -> Command:
        if not _is_open(now, moment):
            raise MovedOn
        return command

    table = loaded.state.table
    request = digest_of(f"{table.awaited}", f"{moment.game}/{moment.deal}/{moment.move}")
    try:
        carried = carry_out(site, loaded, while_open, request)
    except (MovedOn, Stale, NoSuchTable, TableGone):
        return None
    return None if carried.repeated else carried
