"""A game ends: what opens its last deal becomes public."""

from __future__ import annotations

from dataclasses import replace

from engine.deal import Deal
from engine.events import DealClosed, GameFinished
from engine.recording import record_of
from engine.steps.shared import Step
from engine.table import Outcome, Phase, Table


def finished(table: Table, deal: Deal, outcome: Outcome) -> Step:
    """Return the finished table; the deal on it is closed with the game."""
    after = replace(table, phase=Phase.FINISHED, outcome=outcome)
    closed = DealClosed(record_of(after, deal))
    return after, (closed, GameFinished(outcome.winner, outcome.reason))
