"""Vectors of one counted deal."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from engine.ending import outcome_of
from engine.scoring import DealCount, count_deal


def check(vector: dict[str, Any]) -> None:
    """Raise `AssertionError` where the engine counts otherwise."""
    scores, bags = tuple(vector["scores_before"]), tuple(vector["bags_before"])
    counted = count_deal(vector["bids"], vector["tricks"], scores, bags)
    expect = vector["expect"]
    check_pairs(counted, expect["pairs"])
    after = (counted[0].score_after, counted[1].score_after)
    assert list(after) == expect["scores_after"], f"scores {after}"
    check_outcome(after, vector["target"], expect["outcome"])


def check_pairs(counted: DealCount, expected: list[dict[str, Any]]) -> None:
    for pair, (count, expect) in enumerate(zip(counted, expected, strict=True)):
        ours = asdict(count)
        for name, value in expect.items():
            assert ours[name] == value, f"pair {pair}: {name} is {ours[name]}, expected {value}"


def check_outcome(scores: tuple[int, int], target: int, expect: dict[str, Any]) -> None:
    outcome = outcome_of(scores, target, deal=1)
    assert (outcome is not None) == expect["over"], f"outcome {outcome}"
    if outcome is None:
        return
    assert outcome.winner == expect["winner"], f"winner {outcome.winner}"
    is_both = max(scores) >= target and min(scores) <= -200
    assert is_both or outcome.reason == expect["why"], f"why {outcome.reason}"
