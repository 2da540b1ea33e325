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
FAIR_NIL = "4C 8C JC QC 4D 8D TD 5H 9H JH QH 4S 9S"
"""Estimated to succeed in 74 of 100 deals."""
BOLD_NIL = "5C 8C JC QC 6D 8D TD 5H 9H JH QH 4S 9S"
"""Estimated to succeed in 65 of 100 deals."""


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
        for ask in (command_for, choose_bid, choose_card):
            with pytest.raises(NotYourTurn) as refusal:
                ask(seen, SEED)
            assert refusal.value.args == (seen.you,)


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


def test_a_strong_partner_makes_a_nil_cheaper_and_a_weak_one_dearer() -> None:
    chosen = [choose_bid(bidding(FAIR_NIL, (None, None, bid, None)), SEED) for bid in (3, 4, 9)]
    assert chosen == [1, "nil", "nil"]
    assert choose_bid(bidding(BOLD_NIL, (None, None, 9, None)), SEED) == 1
    assert choose_bid(bidding(FAIR_NIL), SEED) == 1


@pytest.mark.parametrize(
    ("scores", "bid"),
    [
        ((300, 450), "nil"),
        ((300, 449), 1),
        ((389, 450), "nil"),
        ((390, 450), 1),
        ((0, 430), 1),
        ((450, 300), 1),
    ],
)
def test_rivals_are_about_to_win_from_50_points_away_and_60_ahead(
    scores: tuple[int, int], bid: Bid
) -> None:
    assert choose_bid(bidding(BOLD_NIL, scores=scores), SEED) == bid


def test_a_full_table_lowers_a_bid_of_two_but_not_of_one() -> None:
    two = "JC 3C 4C AD 3D 4D 9H 3H 4H 8S QS 3S 2S"
    assert choose_bid(bidding(two, (None, 4, 4, 2)), SEED) == 2
    assert choose_bid(bidding(two, (None, 4, 4, 3)), SEED) == 1
    assert choose_bid(bidding(LOW_HAND.replace("4S", "AS"), (None, 5, 5, 5)), SEED) == 1


def test_the_seed_reaches_the_card_that_is_asked_for() -> None:
    scene = playing("AC AD 2H 3H 4S 5S 6S")
    for number in range(8):
        seed = hashlib.sha256(bytes([number])).digest()
        asked = command_for(scene, seed)
        assert isinstance(asked, PlayCard)
        assert asked.card == choose_card(scene, seed)


def test_every_bid_and_card_is_legal_on_random_hands() -> None:
    number = random.randrange(2**32)
    print("seed", number)
    chance = random.Random(number)
    for _ in range(100):
        hand = " ".join(str(held) for held in chance.sample(CARDS, 13))
        assert choose_bid(bidding(hand), SEED) in (*range(1, 14), "nil")
