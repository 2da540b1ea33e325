from __future__ import annotations

from engine.bots import choose_card
from engine.views import view
from tests.engine.scenes import playing
from tests.engine.tables import (
    bid_out,
    dealt,
    play,
)

SEED = bytes(range(32))


def card(*arguments: object, **given: object) -> str:
    """Return the card that the bot in seat 0 plays in the scene."""
    return str(choose_card(playing(*arguments, **given), SEED))  # type: ignore[arg-type]


def test_last_seat_takes_a_wanted_trick_as_cheaply_as_can_be() -> None:
    assert card("2C 9C JC KC", "TC 3C 4C") == "JC"
    assert card("2D 5D 3S JS AS", "TC 3C QC") == "3S"
    assert card("2D 5D 3S JS AS", "TC 3C 8S") == "JS"


def test_a_partners_sure_trick_is_left_alone() -> None:
    assert card("2C 9C KC", "3C QC 4C") == "2C"
    assert card("2D 5D 3S AS", "3C QC 4C") == "2D"
    assert card("2D 5D 3S AS", "AC 4C") == "2D"
    made = {"bids": (2, 3, 2, 3), "taken": (2, 0, 2, 0)}
    assert card("2C 9C KC", "3C QC 4C", **made) == "9C"


def test_a_partners_low_lead_is_raised_or_ruffed_in_third_seat() -> None:
    assert card("2C 9C KC", "5C 6C") == "KC"
    assert card("2D 5D 3S AS", "5C 4C") == "3S"
    assert card("2C 4C", "5C 3C") == "2C"


def test_second_seat_plays_low_unless_nobody_can_beat_it() -> None:
    assert card("2C 9C KC", "5C") == "2C"
    assert card("2C 9C AC", "5C") == "AC"
    assert card("2C KC AC", "5C") == "KC"


def test_no_bag_is_taken_once_both_contracts_are_made() -> None:
    made = {"bids": (2, 2, 2, 2), "taken": (2, 2, 2, 2)}
    assert card("2C 9C KC", "TC 3C 4C", **made) == "9C"
    assert card("2C 9C KC", "", **made) == "2C"
    assert card("2C 3S AS", "", **made) == "2C"
    assert card("KC 2D 3D", "TD 4D", **made) == "3D"
    assert card("KC QH 3S", "TD 4D", **made) == "KC"


def test_a_trick_that_must_be_taken_costs_the_highest_in_last_seat() -> None:
    made = {"bids": (2, 2, 2, 2), "taken": (2, 2, 2, 2)}
    assert card("JC QC", "TC 3C 4C", **made) == "QC"
    assert card("JC QC", "TC", **made) == "JC"


def test_the_setting_trick_is_taken_although_the_own_contract_is_made() -> None:
    close = {"bids": (2, 3, 2, 4), "taken": (2, 2, 2, 2)}
    assert card("4D 5D KS AS", "TC 3C 4C", **close) == "KS"
    assert card("4D 5D 6D AS", "TC 3C 4C", **close) == "6D"
    far = {"bids": (2, 2, 2, 2), "taken": (2, 2, 2, 1)}
    assert card("2C 9C KC", "TC 3C 4C", **far) == "9C"


def test_rivals_who_would_win_the_game_are_set_at_any_price_in_bags() -> None:
    made = {"bids": (2, 4, 2, 4), "taken": (2, 3, 2, 3)}
    assert card("2C 9C KC", "TC 3C 4C", scores=(100, 430), **made) == "KC"
    assert card("2C 9C KC", "TC 3C 4C", scores=(100, 100), **made) == "9C"
    assert card("2C 9C KC", "TC 3C 4C", scores=(480, 430), **made) == "9C"


OWN_NIL = {"bids": ("nil", 4, 4, 4)}


def test_an_own_nil_ducks_under_with_the_highest_card_that_loses() -> None:
    assert card("2C 9C KC", "TC 3C 4C", **OWN_NIL) == "9C"
    assert card("2C 9C KC", "3C", **OWN_NIL) == "2C"
    assert card("5C 9C KC", "3C", **OWN_NIL) == "5C"
    assert card("5C 9C KC", "3C 2C 4C", **OWN_NIL) == "KC"


def test_an_own_nil_throws_away_what_endangers_it() -> None:
    assert card("2D KD 4H 3S", "TC 3C", **OWN_NIL) == "KD"
    assert card("2D KD 4H 3S", "TC 5S", **OWN_NIL) == "KD"
    assert card("2D 7D 4H TS", "TC JS", **OWN_NIL) == "TS"


def test_an_own_nil_leads_its_lowest_card() -> None:
    assert card("4C KC 3D AD 5H", "", **OWN_NIL) == "3D"
    assert card("4S 9S KS", "", **OWN_NIL) == "4S"


def test_a_broken_own_nil_plays_for_the_partner_again() -> None:
    assert card("2C 9C KC", "TC 3C 4C", bids=("nil", 4, 4, 4), taken=(1, 0, 0, 0)) == "KC"


PARTNERS_NIL = {"bids": (4, 3, "nil", 3)}


def test_a_partners_nil_is_covered_by_taking_over() -> None:
    assert card("2C 9C KC AC", "3C QC 4C", **PARTNERS_NIL) == "KC"
    assert card("2D 5D 3S AS", "3C QC 4C", **PARTNERS_NIL) == "3S"
    assert card("2C 4C", "3C QC 5C", **PARTNERS_NIL) == "2C"


def test_a_partners_nil_is_covered_before_the_partner_plays() -> None:
    assert card("2C 9C KC", "5C", **PARTNERS_NIL) == "KC"
    assert card("4C KC 3D AD 5H", "", **PARTNERS_NIL) == "AD"
    assert card("2D 5D 3S AS", "5C", **PARTNERS_NIL) == "3S"


def test_a_partners_nil_that_is_safe_in_this_trick_costs_nothing() -> None:
    assert card("2C 9C JC", "TC 5C QC", **PARTNERS_NIL) == "2C"


def test_covering_a_nil_does_not_stop_the_own_contract() -> None:
    assert card("2C 9C KC", "TC 5C QC", **PARTNERS_NIL) == "KC"


RIVALS_NIL = {"bids": (2, "nil", 2, 4), "taken": (2, 0, 2, 0)}


def test_a_rivals_nil_is_attacked_by_staying_under_it() -> None:
    assert card("2C 9C KC", "TC 3C 4C", **RIVALS_NIL) == "9C"
    assert card("4C KC 3D AD 5H", "", **RIVALS_NIL) == "3D"


def test_a_rivals_nil_is_not_attacked_at_the_cost_of_the_own_contract() -> None:
    short = {"bids": (4, "nil", 4, 4), "taken": (1, 0, 2, 3)}
    assert card("2C 9C KC 2D", "TC 3C 4C", **short) == "KC"
    assert card("2C AC 3D", "", **short) == "AC"


def test_a_wanted_trick_is_led_from_the_top() -> None:
    assert card("AC 2D 3D 9H 4S") == "AC"
    assert card("AC 3C 4C AD 2D 9H 4S") == "AD"
    assert card("KC 2D 3D 9D 4S 5S", last="AC 2C 3C 4C") == "KC"


def test_a_lone_low_card_is_led_towards_a_ruff() -> None:
    assert card("7C 2D 3D 9D 4S 5S") == "7C"
    assert card("7C 2D 3D 9D 4S 5S 6S 7S 8S") == "2D"
    assert card("7C 2D 3D 9D") == "2D"


def test_a_low_card_is_led_from_a_suit_without_a_waiting_honour() -> None:
    assert card("2C KC 4D 8D JD 3H QH") == "4D"


def test_strong_spades_are_led_while_a_rival_may_hold_some() -> None:
    spades = "5D 6D AS KS QS 2S"
    assert card(spades) == "AS"
    assert card(spades, last="3S 4D 5S 6C") == "5D"
    assert card(spades, last="3S 4S 5S 6C") == "AS"
    assert card(spades, last="7C 4S 5S 6C") == "AS"
    assert card(spades, broken=False) == "5D"
    assert card("5D 6D KS QS 2S 3S") == "5D"


def test_an_all_spade_hand_leads_from_the_top_where_tricks_are_wanted() -> None:
    assert card("4S 9S AS") == "AS"
    assert card("4S 9S QS") == "4S"
    assert card("4S 9S AS", bids=(2, 2, 2, 2), taken=(2, 2, 2, 2)) == "4S"


def test_a_king_keeps_its_guard_when_a_card_is_thrown_away() -> None:
    assert card("3C KC 4D 5D 9H", "TS 2S 3S") == "4D"
    assert card("3C 4D 5D KD", "TS 2S 3S") == "3C"


def test_third_seat_adds_to_the_partners_card_only_what_keeps_a_rival_out() -> None:
    assert card("2C QC", "JC 3C") == "2C"
    assert card("2C KC", "JC 3C") == "KC"
    assert card("2C QC KC", "JC 3C") == "2C"
    assert card("2C KC", "JC 3C", last="QC 5C 6C 7C") == "2C"
    assert card("2C KC", "JC 3C", last="QD 5C 6C 7C") == "KC"
    assert card("2C 9C", "JC 3C") == "2C"
    assert card("2C AC", "JC 3C") == "AC"


def test_third_seat_ruffs_a_jack_but_not_a_queen_of_the_partner() -> None:
    assert card("2D 5D 3S AS", "JC 4C") == "3S"
    assert card("2D 5D 3S AS", "QC 4C") == "2D"


def test_last_seat_leaves_even_a_low_card_of_the_partner() -> None:
    assert card("2C AC", "3C JC 4C") == "2C"


SHORT_BY_ONE = {"bids": (3, "nil", 2, 4), "taken": (2, 0, 2, 0)}


def test_a_nil_is_attacked_where_a_sure_trick_covers_the_contract() -> None:
    assert card("2C KC AS", "TC 3C 4C", **SHORT_BY_ONE) == "2C"
    assert card("4C KC 3D AD AS", "", **SHORT_BY_ONE) == "3D"
    assert card("2C KC QS", "TC 3C 4C", **SHORT_BY_ONE) == "KC"


def test_a_nil_that_is_out_of_the_trick_is_not_attacked_in_it() -> None:
    assert card("2C KC AS", "3C 4C TC", **SHORT_BY_ONE) == "KC"


def test_a_nil_that_cannot_be_stayed_under_is_left_as_cheaply_as_can_be() -> None:
    assert card("KC AC", "TC 3C 4C", **RIVALS_NIL) == "KC"


def test_a_nil_of_the_partner_leading_is_covered_from_the_top() -> None:
    assert card("2C KC AC", "QC 3C", **PARTNERS_NIL) == "AC"


def test_a_nil_out_of_the_trick_is_no_reason_for_a_bag() -> None:
    made = {"bids": (1, 3, "nil", 3), "taken": (1, 0, 0, 0)}
    assert card("2C 9C KC", "TC 5C QC", **made) == "9C"
    assert card("2C 9C KC", "TC JC QC", **made) == "9C"
    assert card("2C 9C KC", "TC QC JC", **made) == "KC"


def test_two_broken_nils_have_no_contract_left_to_play_for() -> None:
    broken = {"bids": ("nil", 3, "nil", 3), "taken": (1, 0, 1, 0)}
    assert card("2C 9C KC", "TC 3C 4C", **broken) == "9C"


def test_a_bot_plays_for_the_partnership_of_its_own_seat() -> None:
    hands = (
        "4C 5C 6C 7C 8C 2D 3D 4D 5D 2H 3H 4H 2S",
        "2C 9C JC KC 6D 7D 8D 5H 6H 7H 3S 4S 5S",
        "TC QC AC 9D TD JD QD 8H 9H TH 6S 7S 8S",
        "3C KD AD JH QH KH AH 9S TS JS QS KS AS",
    )
    table = play(bid_out(dealt(hands, dealer=1)), "TC 3C 4C")
    assert str(choose_card(view(table, "p1"), SEED)) == "JC"


def test_low_leads_come_from_the_longer_of_equal_suits() -> None:
    made = {"bids": (2, 2, 2, 2), "taken": (2, 2, 2, 2)}
    assert card("2C 5C 6C 2D 9H", "", **made) == "2C"
    assert card("2C 9H 2D 5D 6D", "", **made) == "2D"
    assert card("2C 5C 6C 2D 9D 4S") == "2C"
    assert card("2C 9C 2D 5D 6D 4S") == "2D"


def test_spades_are_drawn_from_the_top_alone() -> None:
    assert card("5D 6D AS QS 2S 3S") == "AS"
    assert card("5D 6D AS QS 2S") == "5D"


def test_a_lone_king_is_not_led_towards_a_ruff_and_a_lower_card_is_first() -> None:
    assert card("KC 2D 3D 9D 4S 5S") == "2D"
    assert card("QC 2D 3D 9D 4S 5S") == "QC"
    assert card("7C 4H 2D 3D 9D 4S") == "4H"
    assert card("7C 2D 3D 9D 4S 5S 6S 7S") == "7C"
