"""Those who give up, those who do not come back, and tables that nobody touches.

Source: R "Fin del juego y quién gana"; readings A13 to A16.
"""

from __future__ import annotations

from dataclasses import replace

from engine.clock import claim_from, ends_at
from engine.commands import Claim, Expire, Resign
from engine.errors import (
    BotsAreNeverAbsent,
    GameDecided,
    NotTheOtherPair,
    NotYet48Hours,
    Stale,
    WrongPhase,
)
from engine.events import TableClosed
from engine.players import is_bot
from engine.seats import Seat, partnership_of
from engine.steps.finishing import finished
from engine.steps.shared import Step, check_moment, check_reached, deal_in, person_seat
from engine.table import Outcome, Phase, Table


def resign(table: Table, command: Resign) -> Step:
    """Lose the game for one's partnership.

    Raises `NotAPlayer`, `BotsNeverDoThis`, `Stale`, `WrongPhase`, `GameDecided`.
    """
    seat = person_seat(table, command.by)
    check_reached(table, command.moment)
    deal = deal_in(table, Phase.BIDDING, Phase.PLAYING, Phase.COUNTING)
    if table.outcome is not None:
        raise GameDecided
    return finished(table, deal, Outcome(1 - partnership_of(seat), "abandoned"))


def claim(table: Table, command: Claim, at: int) -> Step:
    """Win a game that waits for a rival.

    Raises `NotAPlayer`, `BotsNeverDoThis`, `Stale`, `WrongPhase`, `NotTheOtherPair`,
    `BotsAreNeverAbsent`, `NotYet48Hours`.
    """
    seat = person_seat(table, command.by)
    check_moment(table, command.moment)
    deal = deal_in(table, Phase.BIDDING, Phase.PLAYING)
    _check_absent(table, seat)
    if at < claim_from(table):
        raise NotYet48Hours(f"waited {at - table.since} seconds")
    return finished(table, deal, Outcome(partnership_of(seat), "absent_48_hours"))


def expire(table: Table, _: Expire, at: int) -> Step:
    """Close a table untouched until its day. Raises `WrongPhase`, or `Stale` before it."""
    if table.phase is Phase.CLOSED:
        raise WrongPhase(table.phase)
    if at < ends_at(table):
        raise Stale(f"the table is kept until {ends_at(table)}")
    if table.deal is None or not table.is_in_game:
        return replace(table, phase=Phase.CLOSED), (TableClosed(),)
    outcome = table.outcome or Outcome(None, "expired")
    after, events = finished(table, table.deal, outcome)
    return replace(after, phase=Phase.CLOSED), (*events, TableClosed())


def _check_absent(table: Table, seat: Seat) -> None:
    turn, awaited = table.turn, table.awaited
    if awaited is None or turn is None:
        raise WrongPhase(table.phase)
    if partnership_of(turn) == partnership_of(seat):
        raise NotTheOtherPair(awaited)
    if is_bot(awaited):
        raise BotsAreNeverAbsent(awaited)
