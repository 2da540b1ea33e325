"""What the steps have in common: their type, and the checks that come first.

Refusals come in one order: who asks, then the moment, then the phase, then the rule.
"""

from __future__ import annotations

from engine.commands import Moment, PlayerId
from engine.deal import Deal
from engine.errors import BotsNeverDoThis, NotAPlayer, OnlyHost, Stale, WrongPhase
from engine.events import Event
from engine.players import is_bot
from engine.seats import Seat
from engine.table import Phase, Table

Step = tuple[Table, tuple[Event, ...]]

BEFORE_OR_BETWEEN_GAMES = (Phase.LOBBY, Phase.PAIRING, Phase.FINISHED)


def person_seat(table: Table, by: PlayerId) -> Seat:
    """Return the seat of a person at the table. Raises `NotAPlayer` or `BotsNeverDoThis`."""
    if not table.has_seated(by):
        raise NotAPlayer(by)
    if is_bot(by):
        raise BotsNeverDoThis(by)
    return table.seat_of(by)


def check_host(table: Table, by: PlayerId) -> None:
    """Raise `OnlyHost` for anybody else."""
    if by != table.host:
        raise OnlyHost(by)


def check_moment(table: Table, moment: Moment) -> None:
    """Raise `Stale` unless the command was meant for this very moment."""
    if moment != table.moment:
        raise Stale(f"meant for {moment}, now {table.moment}")


def check_reached(table: Table, moment: Moment) -> None:
    """Raise `Stale` unless the command was meant for this deal, now or at an earlier move."""
    now = table.moment
    if (moment.game, moment.deal) != (now.game, now.deal) or not 0 <= moment.move <= now.move:
        raise Stale(f"meant for {moment}, now {now}")


def check_phase(table: Table, *phases: Phase) -> None:
    """Raise `WrongPhase` unless the table is in one of the phases."""
    if table.phase not in phases:
        raise WrongPhase(table.phase)


def deal_in(table: Table, *phases: Phase) -> Deal:
    """Return the deal on the table. Raises `WrongPhase` unless in one of the phases of a game."""
    if table.deal is None or table.phase not in phases:
        raise WrongPhase(table.phase)
    return table.deal
