"""How long a table waits. Seconds; every moment is handed in.

Source: R "Fin del juego y quién gana" (48 hours); the days a table is kept are the site's own.
"""

from __future__ import annotations

from typing import Final

from engine.table import Phase, Table

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR

CLAIM_AFTER: Final = 48 * HOUR
"""A game may be claimed when it has waited longer than this."""
COUNT_KEPT: Final = 48 * HOUR
"""A decided count that nobody presses closes after this."""
LOBBY_KEPT: Final = 7 * DAY
GAME_KEPT: Final = 30 * DAY
FINISHED_KEPT: Final = 90 * DAY


def claim_from(table: Table) -> int:
    """Return the first second at which the awaited player may be called absent."""
    return table.since + CLAIM_AFTER + 1


def count_closes_at(table: Table) -> int:
    """Return the second from which a decided count may be closed by the site."""
    return table.since + COUNT_KEPT


def ends_at(table: Table) -> int:
    """Return the second from which an untouched table may expire; a closed one is over already."""
    if table.phase is Phase.CLOSED:
        return table.touched
    if table.is_in_game:
        return table.touched + GAME_KEPT
    kept = FINISHED_KEPT if table.phase is Phase.FINISHED else LOBBY_KEPT
    return table.touched + kept
