"""When a table has to be looked at again.

Everything in whole seconds UTC; the engine says how long things wait.

`due` means *no later than*: a save only ever moves it nearer, so that a card played within a
minute of the last one leaves the index alone; the sweep, which reads the table anyway, puts it
where it belongs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.clock import HOUR, claim_from, count_closes_at, ends_at
from engine.players import is_bot
from engine.table import Phase, Table

LOOK_AGAIN: Final = 60
"""Seconds after which a table that awaits somebody is looked at."""
BOT_OVERDUE: Final = 5
"""Seconds after which a bot that has not moved is called again."""
COUNT_NOTICE_AFTER: Final = 24 * HOUR

MAY_CLAIM: Final = "c"
"""Mark: the rivals of the awaited person were told that they may close the game."""
COUNT_OPEN: Final = "n"
"""Mark: everybody was told that the count is still open."""


def due_after(table: Table, due: int | None, now: int) -> int:
    """Return the `due` to save with a table that was just changed.

    `due` is the one that was read.
    """
    wanted = now + LOOK_AGAIN if table.awaited is not None else next_look(table, "", now)
    return wanted if due is None else min(due, wanted)


def next_look(table: Table, marks: str, now: int) -> int:
    """Return when the next thing happens to a table nobody touches.

    `marks` says what was already done for this wait.
    """
    return min(_deadlines(table, marks, now))


def rearmed(table: Table, marks: str, now: int) -> int:
    """Return the `due` that the sweep sets.

    A table in play stays near, so that its next cards leave the index alone.
    """
    is_in_play = table.awaited is not None and now < table.since + LOOK_AGAIN
    return now + LOOK_AGAIN if is_in_play else next_look(table, marks, now)


def is_bot_awaited(table: Table) -> bool:
    """Tell whether the table waits for a bot to bid or play."""
    return table.awaited is not None and is_bot(table.awaited)


def is_bot_overdue(table: Table, now: int) -> bool:
    """Tell whether a bot has been awaited for so long that its event may be lost."""
    return is_bot_awaited(table) and now >= table.since + BOT_OVERDUE


def may_be_claimed(table: Table, now: int) -> bool:
    """Tell whether the table has waited for a person so long that the rivals may close the game."""
    return table.awaited is not None and not is_bot(table.awaited) and now >= claim_from(table)


def is_count_forgotten(table: Table, now: int) -> bool:
    """Tell whether a count has been open so long that everybody is told."""
    return table.phase is Phase.COUNTING and now >= table.since + COUNT_NOTICE_AFTER


def closes_by_itself(table: Table, now: int) -> bool:
    """Tell whether a decided count has been open so long that the site closes it."""
    is_decided = table.phase is Phase.COUNTING and table.outcome is not None
    return is_decided and now >= count_closes_at(table)


def _deadlines(table: Table, marks: str, now: int) -> Iterator[int]:
    yield ends_at(table)
    if is_bot_awaited(table):
        yield now + LOOK_AGAIN
    elif table.awaited is not None and MAY_CLAIM not in marks:
        yield claim_from(table)
    if table.phase is Phase.COUNTING:
        if COUNT_OPEN not in marks:
            yield table.since + COUNT_NOTICE_AFTER
        if table.outcome is not None:
            yield count_closes_at(table)
