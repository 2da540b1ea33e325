from __future__ import annotations

import pytest

from engine.bids import Bid
from engine.ending import outcome_of
from engine.scoring import PairCount, count_deal, count_pair, counting_tricks
from engine.table import Outcome

NIL: Bid = "nil"


def test_seven_bid_and_nine_taken_are_72_points_and_two_bags() -> None:
    assert count_pair([(4, 5), (3, 4)], 100, 3) == PairCount(
        contract=7,
        contract_result="made",
        contract_points=70,
        nil_points=0,
        new_bags=2,
        bag_points=2,
        penalty_points=0,
        delta=72,
        bags_after=5,
        score_after=172,
    )


@pytest.mark.parametrize(
    ("members", "bags", "result", "contract_points", "nil_points", "new_bags", "penalty", "delta"),
    [
        ([(4, 4), (3, 3)], 9, "made", 70, 0, 0, 0, 70),
        ([(4, 3), (3, 3)], 0, "missed", -70, 0, 0, 0, -70),
        ([(1, 0), (1, 0)], 0, "missed", -20, 0, 0, 0, -20),
        ([(13, 13), (13, 0)], 0, "missed", -260, 0, 0, 0, -260),
        ([(4, 5), (NIL, 0)], 0, "made", 40, 100, 1, 0, 141),
        ([(4, 4), (NIL, 1)], 0, "made", 40, -100, 1, 0, -59),
        ([(4, 3), (NIL, 1)], 0, "missed", -40, -100, 1, 0, -139),
        ([(4, 3), (NIL, 0)], 0, "missed", -40, 100, 0, 0, 60),
        ([(NIL, 0), (NIL, 0)], 5, "none", 0, 200, 0, 0, 200),
        ([(NIL, 3), (NIL, 0)], 0, "none", 0, 0, 3, 0, 3),
        ([(NIL, 6), (NIL, 7)], 0, "none", 0, -200, 13, -100, -287),
        ([(4, 7), (3, 3)], 7, "made", 70, 0, 3, -100, -27),
        ([(4, 7), (3, 3)], 6, "made", 70, 0, 3, 0, 73),
        ([(1, 12), (NIL, 0)], 9, "made", 10, 100, 11, -200, -79),
        ([(1, 6), (1, 7)], 8, "made", 20, 0, 11, -100, -69),
        ([(1, 6), (1, 7)], 9, "made", 20, 0, 11, -200, -169),
    ],
)
def test_points_of_one_partnership(
    members: list[tuple[Bid | None, int]],
    bags: int,
    *,
    result: str,
    contract_points: int,
    nil_points: int,
    new_bags: int,
    penalty: int,
    delta: int,
) -> None:
    count = count_pair(members, -30, bags)
    assert count.contract_result == result
    assert count.contract_points == contract_points
    assert count.nil_points == nil_points
    assert (count.new_bags, count.bag_points) == (new_bags, new_bags)
    assert count.penalty_points == penalty
    assert count.delta == delta
    assert count.score_after == -30 + delta
    assert count.bags_after == (bags + new_bags) % 10


def test_tricks_of_a_nil_bidder_never_count_for_the_contract() -> None:
    assert counting_tricks([(4, 3), (NIL, 2)]) == 3
    assert counting_tricks([(4, 3), (5, 2)]) == 5
    assert counting_tricks([(NIL, 3), (NIL, 2)]) == 0


def test_each_partnership_is_counted_with_its_own_seats_score_and_bags() -> None:
    first, second = count_deal((4, 1, 3, 2), (5, 2, 4, 2), (10, 200), (1, 9))
    assert (first.contract, first.delta, first.score_after, first.bags_after) == (7, 72, 82, 3)
    assert (second.contract, second.delta, second.score_after, second.bags_after) == (
        3,
        -69,
        131,
        0,
    )


@pytest.mark.parametrize(
    ("scores", "target", "outcome"),
    [
        ((499, 498), 500, None),
        ((500, 499), 500, Outcome(0, "target")),
        ((499, 500), 500, Outcome(1, "target")),
        ((520, 510), 500, Outcome(0, "target")),
        ((510, 520), 500, Outcome(1, "target")),
        ((500, 500), 500, None),
        ((560, 560), 500, None),
        ((250, 0), 250, Outcome(0, "target")),
        ((249, 0), 250, None),
        ((250, 250), 250, None),
        ((-199, 100), 500, None),
        ((-200, 100), 500, Outcome(1, "minus200")),
        ((100, -200), 500, Outcome(0, "minus200")),
        ((-210, -200), 500, Outcome(1, "minus200")),
        ((-200, -250), 500, Outcome(0, "minus200")),
        ((-230, -230), 500, None),
        ((500, -200), 500, Outcome(0, "target")),
        ((-300, 502), 500, Outcome(1, "target")),
        ((0, 0), 500, None),
    ],
)
def test_game_ends_at_target_before_minus_200(
    scores: tuple[int, int], target: int, outcome: Outcome | None
) -> None:
    assert outcome_of(scores, target, deal=1) == outcome


@pytest.mark.parametrize(
    ("deal", "scores", "outcome"),
    [
        (99, (10, 20), None),
        (100, (10, 20), Outcome(1, "deal_limit")),
        (100, (20, 10), Outcome(0, "deal_limit")),
        (100, (20, 20), Outcome(None, "deal_limit")),
        (100, (500, 500), Outcome(None, "deal_limit")),
        (100, (501, 500), Outcome(0, "target")),
        (100, (-201, 0), Outcome(1, "minus200")),
    ],
)
def test_hundredth_deal_ends_the_game(
    deal: int, scores: tuple[int, int], outcome: Outcome | None
) -> None:
    assert outcome_of(scores, 500, deal) == outcome
