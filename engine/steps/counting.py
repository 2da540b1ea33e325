"""SIGUIENTE MANO: the count is closed, and the next deal or the end of the game follows.

Source: R "El renuncio" (until then accusations are open), readings A10 and A20.
"""

from __future__ import annotations

from engine.clock import count_closes_at
from engine.commands import CloseCount, NextDeal
from engine.errors import NotYet48Hours, WrongPhase
from engine.events import DealClosed
from engine.recording import record_of
from engine.seats import left_of
from engine.steps.dealing import dealt
from engine.steps.finishing import finished
from engine.steps.shared import Step, check_moment, deal_in, person_seat
from engine.table import Phase, Table


def next_deal(table: Table, command: NextDeal) -> Step:
    """Close the count. Raises `NotAPlayer`, `BotsNeverDoThis`, `Stale`, `WrongPhase`."""
    person_seat(table, command.by)
    check_moment(table, command.moment)
    deal = deal_in(table, Phase.COUNTING)
    if table.outcome is not None:
        return finished(table, deal, table.outcome)
    closed = DealClosed(record_of(table, deal))
    after, started = dealt(table, command.shuffle, deal.number + 1, left_of(deal.dealer))
    return after, (closed, started)


def close_count(table: Table, command: CloseCount, at: int) -> Step:
    """Close a decided count by itself. Raises `Stale`, `WrongPhase`, `NotYet48Hours`."""
    check_moment(table, command.moment)
    deal = deal_in(table, Phase.COUNTING)
    if table.outcome is None:
        raise WrongPhase(table.phase)
    if at < count_closes_at(table):
        raise NotYet48Hours(f"closes at {count_closes_at(table)}")
    return finished(table, deal, table.outcome)
