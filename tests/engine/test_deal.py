from __future__ import annotations

import pytest

from engine.cards import CARDS, Suit, written
from engine.deal import Deal
from engine.seats import SEATS, left_of, members_of, partner_of, partnership_of, rivals_of
from tests.engine.tables import SUITED_HANDS, bid_out, deal_on, dealt, deck_of, play


def test_seats_go_round_to_the_left_with_partners_opposite() -> None:
    assert [left_of(seat) for seat in SEATS] == [1, 2, 3, 0]
    assert [partner_of(seat) for seat in SEATS] == [2, 3, 0, 1]
    assert [partnership_of(seat) for seat in SEATS] == [0, 1, 0, 1]
    assert [members_of(partnership) for partnership in (0, 1)] == [(0, 2), (1, 3)]
    assert [rivals_of(seat) for seat in SEATS] == [(1, 3), (0, 2), (1, 3), (0, 2)]


@pytest.mark.parametrize("dealer", SEATS)
def test_cards_go_out_one_at_a_time_from_the_dealers_left(dealer: int) -> None:
    deal = Deal(1, dealer, CARDS, bytes(32), bytes(16))
    assert written(deal.dealt_to((dealer + 1) % 4)) == "2C 6C TC AC 5D 9D KD 4H 8H QH 3S 7S JS"
    assert written(deal.dealt_to((dealer + 2) % 4)) == "3C 7C JC 2D 6D TD AD 5H 9H KH 4S 8S QS"
    assert written(deal.dealt_to((dealer + 3) % 4)) == "4C 8C QC 3D 7D JD 2H 6H TH AH 5S 9S KS"
    assert written(deal.dealt_to(dealer)) == "5C 9C KC 4D 8D QD 3H 7H JH 2S 6S TS AS"


@pytest.mark.parametrize("dealer", SEATS)
def test_a_stacked_deck_gives_the_hands_it_was_made_for(dealer: int) -> None:
    deal = Deal(1, dealer, deck_of(SUITED_HANDS, dealer), bytes(32), bytes(16))
    assert [deal.dealt_to(seat)[0].suit for seat in SEATS] == list(Suit)
    assert deal.leader == (dealer + 1) % 4


def test_course_of_a_trick_is_read_from_the_plays() -> None:
    table = bid_out(dealt(SUITED_HANDS))
    deal = deal_on(table)
    assert (deal.turn, deal.led_suit, deal.open_trick, deal.move) == (1, None, None, 4)
    deal = deal_on(table := play(table, "AD 2H"))
    assert (deal.turn, deal.led_suit, deal.move) == (3, Suit.DIAMONDS, 6)
    assert not deal.spades_broken
    deal = deal_on(table := play(table, "2S"))
    assert (deal.turn, deal.spades_broken, deal.taken) == (0, True, (0, 0, 0, 0))
    assert deal.cards_held() == (13, 12, 12, 12)
    deal = deal_on(play(table, "2C"))
    assert (deal.turn, deal.led_suit, deal.open_trick, deal.move) == (3, None, None, 8)
    assert deal.taken == (0, 0, 0, 1)
    assert written(deal.hand_of(3)) == "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


def test_nobody_is_on_turn_once_all_is_played() -> None:
    deal = Deal(1, 0, CARDS, bytes(32), bytes(16), (1, 1, 1, 1), CARDS)
    assert deal.turn is None
    assert deal.is_played_out
    assert deal.move == 56
    assert deal.cards_held() == (0, 0, 0, 0)


def test_deals_are_compared_by_what_was_dealt_and_played() -> None:
    one, same = (Deal(1, 0, CARDS, bytes(32), bytes(16)) for _ in range(2))
    assert one.tricks == ()
    assert one == same
    assert one != one.with_bid(3)
    assert one.with_bid(3).bids == (None, 3, None, None)
