from __future__ import annotations

import pytest

from engine.bids import LEGAL_BIDS, checked, contract_of, is_bid
from engine.commands import PlaceBid
from engine.errors import BadBid
from engine.events import BidPlaced
from engine.table import Phase
from tests.engine.tables import after, bid, bid_out, deal_on, dealt, events_of, refusal_of


def test_legal_bids_are_nil_and_one_to_thirteen() -> None:
    assert LEGAL_BIDS == ("nil", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
    assert all(is_bid(value) for value in LEGAL_BIDS)
    assert [checked(value) for value in LEGAL_BIDS] == list(LEGAL_BIDS)


@pytest.mark.parametrize("value", [0, 14, -1, True, False, 1.0, "3", "", "NIL", "blind", None, []])
def test_anything_else_is_no_bid(value: object) -> None:
    assert not is_bid(value)
    with pytest.raises(BadBid) as refusal:
        checked(value)
    assert refusal.value.code == "bad_bid"
    assert refusal.value.args == (value,)


def test_contract_is_the_sum_of_bids_that_are_not_nil() -> None:
    assert contract_of([4, 3]) == 7
    assert contract_of(["nil", 5]) == 5
    assert contract_of(["nil", "nil"]) == 0
    assert contract_of([13, 13]) == 26
    assert contract_of([None, 2]) == 2


@pytest.mark.parametrize(
    ("dealer", "order"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (3, [0, 1, 2, 3])]
)
def test_bidding_goes_left_from_the_dealers_left(dealer: int, order: list[int]) -> None:
    table, seen = dealt(dealer=dealer), []
    while table.phase is Phase.BIDDING:
        seen.append(table.turn)
        table = bid(table, 3)
    assert seen == order
    assert table.phase is Phase.PLAYING
    assert table.turn == order[0]


def test_each_bid_is_told_and_kept_by_seat() -> None:
    table = dealt()
    assert events_of(table, PlaceBid("p1", table.moment, 4)) == (BidPlaced(1, 4),)
    assert deal_on(bid_out(table, (1, "nil", 13, 2))).bids == (1, "nil", 13, 2)
    assert deal_on(bid(bid(table, 4), "nil")).bids == (None, 4, "nil", None)


def test_bids_may_add_up_to_more_than_thirteen() -> None:
    assert deal_on(bid_out(dealt(), (13, 13, 13, 13))).bids == (13, 13, 13, 13)


@pytest.mark.parametrize("by", ["p0", "p2", "p3"])
def test_only_the_seat_on_turn_may_bid(by: str) -> None:
    table = dealt()
    assert refusal_of(table, PlaceBid(by, table.moment, 3)) == "not_your_turn"


def test_a_zero_is_refused_whoever_means_none_says_nil() -> None:
    table = dealt()
    assert refusal_of(table, PlaceBid("p1", table.moment, 0)) == "bad_bid"
    assert refusal_of(table, PlaceBid("p1", table.moment, 14)) == "bad_bid"


def test_turn_is_looked_at_before_the_bid() -> None:
    table = dealt()
    assert refusal_of(table, PlaceBid("p2", table.moment, 0)) == "not_your_turn"


def test_nobody_bids_once_all_have_bid() -> None:
    table = bid_out(dealt())
    assert refusal_of(table, PlaceBid("p1", table.moment, 3)) == "wrong_phase"


def test_a_spectator_may_not_bid() -> None:
    table = dealt()
    assert refusal_of(table, PlaceBid("p7", table.moment, 3)) == "not_a_player"


def test_a_bot_bids_like_anybody() -> None:
    table = dealt(people=1, partner="b2")
    assert table.awaited == "b1"
    assert after(table, PlaceBid("b1", table.moment, "nil")).awaited == "b2"
