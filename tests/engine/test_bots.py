from __future__ import annotations

import hashlib
import random

import pytest

from engine.bids import Bid
from engine.bots import choose_bid, choose_card, command_for
from engine.cards import CARDS
from engine.commands import Moment, PlaceBid, PlayCard, Start
from engine.errors import NotYourTurn
from engine.options import Options
from engine.reneges import reneges_in
from engine.shuffle import Shuffle
from engine.step import step
from engine.table import Phase, Table
from engine.views import view
from tests.engine.scenes import bidding, playing
from tests.engine.tables import (
    ALLOWED,
    PREVENTED,
    after,
    bid_out,
    counted,
    deal_on,
    dealt,
    on_turn,
    paired,
)

SEED = bytes(range(32))


def card(*arguments: object, **given: object) -> str:
    """Return the card that the bot in seat 0 plays in the scene."""
    return str(choose_card(playing(*arguments, **given), SEED))  # type: ignore[arg-type]


@pytest.mark.parametrize("options", [ALLOWED, PREVENTED])
def test_bots_play_whole_deals_and_never_renege(options: Options) -> None:
    number = random.randrange(2**32)
    print("seed", number)
    chance = random.Random(number)
    for _ in range(6):
        shuffle = Shuffle(chance.randbytes(16), chance.randbytes(32))
        table = after(paired(options), Start("p0", shuffle))
        while table.turn is not None:
            table = _moved(table, chance.randbytes(8))
        assert table.phase is Phase.COUNTING
        assert reneges_in(deal_on(table)) == ()


def _moved(table: Table, seed: bytes) -> Table:
    """Let a bot decide for the seat on turn; deciding again must give the same."""
    seen = view(table, on_turn(table))
    command = command_for(seen, seed)
    assert command == command_for(seen, seed)
    return step(table, command, at=0)[0]


def test_a_bot_plays_clean_where_the_table_would_accept_more() -> None:
    seen = playing("4C 9C AS", "2C")
    assert choose_card(seen, SEED) in seen.allowed.clean


def test_a_bot_asks_for_its_move_at_the_moment_it_sees() -> None:
    table = dealt(people=1)
    asked = command_for(view(table, "b1"), SEED)
    assert asked == PlaceBid("b1", Moment(1, 1, 0), choose_bid(view(table, "b1"), SEED))
    table = bid_out(table)
    asked_card = command_for(view(table, "b1"), SEED)
    assert asked_card == PlayCard("b1", Moment(1, 1, 4), choose_card(view(table, "b1"), SEED))


def test_a_bot_that_is_not_awaited_has_no_move() -> None:
    table = dealt(people=1)
    for seen in (view(table, "b2"), view(counted(people=1), "b1"), view(table, None)):
        with pytest.raises(NotYourTurn):
            command_for(seen, SEED)
        with pytest.raises(NotYourTurn):
            choose_bid(seen, SEED)
        with pytest.raises(NotYourTurn):
            choose_card(seen, SEED)


def test_the_seed_decides_between_equal_suits_and_nothing_else() -> None:
    scene = playing("AC AD 2H 3H 4S 5S 6S")
    chosen = {str(choose_card(scene, hashlib.sha256(bytes([n])).digest())) for n in range(20)}
    assert chosen == {"AC", "AD"}
    assert str(choose_card(scene, b"")) == "AC"
    forced = playing("4C", "2C")
    assert {str(choose_card(forced, bytes([n]))) for n in range(4)} == {"4C"}


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        # Three side aces 3.0, two kings behind their aces 1.64, AKQ fourth of spades 3.32: 7.96.
        ("AC KC 2C AD KD 2D AH 2H 3H AS KS QS 2S", 8),
        # Ace 1.0, king 0.64, queen 0.26, AK fourth of spades 2.82: 4.72.
        ("AC 3C 4C KD 3D 4D QH 3H 4H AS KS 3S 2S", 5),
        # A side ace 1.0, the queen fourth of spades 1.65: 2.65.
        ("JC 3C 4C AD 3D 4D 9H 3H 4H 8S QS 3S 2S", 2),
        ("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", 13),
    ],
)
def test_bids_follow_the_strength_of_the_hand(hand: str, bid: Bid) -> None:
    assert choose_bid(bidding(hand), SEED) == bid


LOW_HAND = "2C 3C 5C 7C 2D 4D 6D 2H 3H 5H 8H 2S 4S"


def test_a_hand_without_tricks_is_nil_rather_than_one() -> None:
    assert choose_bid(bidding(LOW_HAND), SEED) == "nil"
    assert choose_bid(bidding(LOW_HAND, (None, 4, 3, 3)), SEED) == "nil"


def test_no_nil_after_the_partners_nil() -> None:
    assert choose_bid(bidding(LOW_HAND, (None, 4, "nil", None)), SEED) == 1


def test_no_nil_with_the_ace_or_many_spades() -> None:
    assert choose_bid(bidding(LOW_HAND.replace("4S", "AS")), SEED) == 1
    assert choose_bid(bidding("2C 3C 2D 3D 4D 2H 3H 2S 3S 4S 5S 6S 7S"), SEED) != "nil"


def test_a_bid_does_not_ask_for_more_than_wins_the_game() -> None:
    strong = "AC KC 2C AD KD 2D AH 2H 3H AS KS QS 2S"
    assert choose_bid(bidding(strong, (None, 2, 3, 2), scores=(440, 100)), SEED) == 3
    assert choose_bid(bidding(strong, (None, 2, 3, 2), scores=(445, 100)), SEED) == 3
    assert choose_bid(bidding(strong, (None, 2, 6, 2), scores=(470, 100)), SEED) == 1


def test_the_last_bid_leaves_room_for_all_four() -> None:
    hand = "AC 3C 4C KD 3D 4D QH 3H 4H AS KS 3S 2S"
    assert choose_bid(bidding(hand, (None, 4, 2, 3)), SEED) == 4
    assert choose_bid(bidding(hand, (None, 3, 2, 2)), SEED) == 5
    assert choose_bid(bidding(hand, (None, 4, 4, None)), SEED) == 5


def test_a_riskier_nil_is_bid_when_the_rivals_are_about_to_win() -> None:
    hand = "5C 8C JC QC 6D 8D TD 5H 9H JH QH 4S 9S"
    assert choose_bid(bidding(hand), SEED) != "nil"
    assert choose_bid(bidding(hand, scores=(300, 470)), SEED) == "nil"


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


def test_every_bid_and_card_is_legal_on_random_hands() -> None:
    number = random.randrange(2**32)
    print("seed", number)
    chance = random.Random(number)
    for _ in range(100):
        hand = " ".join(str(held) for held in chance.sample(CARDS, 13))
        assert choose_bid(bidding(hand), SEED) in (*range(1, 14), "nil")
