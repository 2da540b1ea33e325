"""Vectors of one accusation in the middle of a deal."""

from __future__ import annotations

from typing import Any

from engine.cards import Card
from engine.commands import Accuse
from engine.events import VerdictGiven
from engine.options import Options, RenegeMode
from engine.step import step
from engine.table import Phase, Table
from engine.views import view
from tests.engine.tables import bid_out, dealt, play
from tests.vectors.hands import check_reneges, refuse


def check(vector: dict[str, Any]) -> None:
    """Raise `AssertionError` where the engine judges otherwise."""
    table = _at_moment(vector)
    assert table.phase == vector["phase"], f"phase {table.phase}"
    check_reneges(table, vector["reneges"])
    accusation = vector["accusation"]
    accuse = Accuse(f"p{accusation['by']}", table.moment, accusation["accused"])
    if accusation["accepted"]:
        _check_verdict(table, accuse, accusation)
    else:
        refuse(table, accuse, [accusation["reason"]])


def _at_moment(vector: dict[str, Any]) -> Table:
    hands = [" ".join(hand) for hand in vector["hands"]]
    options = Options(500, RenegeMode(vector["mode"]))
    table = dealt(hands, options=options, dealer=vector["dealer"])
    if vector["phase"] == "bidding":
        return table
    table = bid_out(table)
    for seat, card in vector["plays"]:
        assert table.turn == seat, f"turn of {table.turn}, expected {seat}"
        table = play(table, [Card.parse(card)])
    return table


def _check_verdict(table: Table, accuse: Accuse, expect: dict[str, Any]) -> None:
    after, events = step(table, accuse, at=0)
    assert VerdictGiven(expect["by"], expect["accused"], expect["proven"]) in events
    assert after.phase is Phase.FINISHED
    assert after.verdict is not None
    proof = [(trick, str(card)) for trick, card in after.verdict.proof]
    assert proof == [(shown["trick"], shown["card"]) for shown in expect["proof"]]
    outcome = view(after, None).outcome
    assert outcome is not None
    assert outcome.winner == expect["winner"] == 1 - expect["losing_pair"]
