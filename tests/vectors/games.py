"""Vectors of a whole game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.cards import Card, cards
from engine.commands import NextDeal, Start
from engine.events import GameFinished
from engine.options import Options, RenegeMode
from engine.recording import count_of
from engine.shuffle import Deck, Shuffle
from engine.step import step
from engine.table import Phase, Table
from tests.engine.tables import after, bid, deal_on, paired, play
from tests.vectors.scoring import check_outcome, check_pairs


def check(vector: dict[str, Any]) -> None:
    """Raise `AssertionError` where the engine's game goes otherwise."""
    options = Options(vector["target"], RenegeMode(vector["mode"]))
    first, *others = vector["hands"]
    table = after(paired(options), Start("p0", Shuffle.of(_deck(first))))
    table = replace(table, deal=replace(deal_on(table), dealer=first["dealer"]))
    table = _checked_hand(table, first, vector["target"])
    for place, hand in enumerate(others):
        press = NextDeal(f"p{place % 4}", table.moment, Shuffle.of(_deck(hand)))
        table = _checked_hand(after(table, press), hand, vector["target"])
    _check_finish(table, vector)


def _deck(hand: dict[str, Any]) -> Deck:
    return cards(" ".join(hand["deck"]))


def _checked_hand(table: Table, hand: dict[str, Any], target: int) -> Table:
    assert table.phase is Phase.BIDDING
    assert deal_on(table).dealer == hand["dealer"]
    for seat, value in hand["bids"]:
        assert table.turn == seat
        table = bid(table, value)
    for seat, card in hand["plays"]:
        assert table.turn == seat
        table = play(table, [Card.parse(card)])
    _check_count(table, hand, target)
    return table


def _check_count(table: Table, hand: dict[str, Any], target: int) -> None:
    assert table.phase is Phase.COUNTING
    counted = count_of(table, deal_on(table))
    assert counted is not None
    assert list(deal_on(table).taken) == hand["tricks"]
    check_pairs(counted, hand["pairs"])
    assert list(table.scores) == hand["scores_after"]
    assert list(table.bags) == hand["bags_after"]
    check_outcome(table.scores, target, hand["outcome"])
    assert (table.outcome is not None) == hand["outcome"]["over"]


def _check_finish(table: Table, vector: dict[str, Any]) -> None:
    press = NextDeal("p3", table.moment, Shuffle.of(deal_on(table).deck))
    finished, events = step(table, press, at=0)
    assert finished.phase is Phase.FINISHED
    assert events[-1] == GameFinished(vector["winner"], vector["why"])
