"""Records for tests: of deals that really follow from their secrets."""

from __future__ import annotations

from engine.commands import Accuse, Command, NextDeal, Resign, Start
from engine.events import DealClosed
from engine.options import Options
from engine.records import DealRecord
from engine.shuffle import Shuffle
from engine.step import step
from engine.table import Table
from tests.engine.tables import (
    ALLOWED,
    CONTRIBUTION,
    NEXT_SECRET,
    after,
    bid_out,
    paired,
    play,
    played_out,
)

DRAWN = Shuffle(CONTRIBUTION, NEXT_SECRET)


def drawn(options: Options = ALLOWED, people: int = 4) -> Table:
    """Return a table whose first deal was shuffled, not stacked, and bid out."""
    table = after(paired(options, people=people), Start("p0", DRAWN))
    return bid_out(table, (3, 3, 2, "nil"))


def closed(table: Table, command: Command) -> DealRecord:
    """Return the record that the command makes public."""
    _, events = step(table, command, at=0)
    (record,) = (event.record for event in events if isinstance(event, DealClosed))
    return record


def counted_record(options: Options = ALLOWED) -> DealRecord:
    """Return the record of a whole deal, closed by SIGUIENTE MANO."""
    table = played_out(drawn(options))
    return closed(table, NextDeal("p1", table.moment, DRAWN))


def reneged() -> Table:
    """Return a table where seat 2, with two hearts in hand, put the KD on a heart lead.

    Seat 0 took that trick with the TH and led the 5C.
    """
    return play(drawn(), "2H KD 6H TH 5C")


def broken_off_record() -> DealRecord:
    """Return the record of a deal that somebody resigned in its second trick."""
    table = reneged()
    return closed(table, Resign("p2", table.moment))


def judged_record(accused: int) -> DealRecord:
    """Return the record of an accusation by seat 1, proven against seat 2 only."""
    table = reneged()
    return closed(table, Accuse("p1", table.moment, accused))
