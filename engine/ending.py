"""When a game ends.

Source: R "Fin del juego y quién gana". Looked at once a deal was counted, penalties included; the
target comes before -200; level scores play on; a cap on deals makes every game end.
"""

from __future__ import annotations

from typing import Final

from engine.options import DEAL_LIMIT
from engine.seats import Partnership
from engine.table import Outcome

LOSING_SCORE: Final = -200


def outcome_of(scores: tuple[int, int], target: int, deal: int) -> Outcome | None:
    """Return who won and why after the count of deal number `deal`, None when play goes on.

    >>> outcome_of((512, 498), 500, 7)
    Outcome(winner=0, reason='target')
    """
    ahead = _ahead(scores)
    if max(scores) >= target and ahead is not None:
        return Outcome(ahead, "target")
    if min(scores) <= LOSING_SCORE and ahead is not None:
        return Outcome(ahead, "minus200")
    return Outcome(ahead, "deal_limit") if deal >= DEAL_LIMIT else None


def _ahead(scores: tuple[int, int]) -> Partnership | None:
    if scores[0] == scores[1]:
        return None
    return 0 if scores[0] > scores[1] else 1
