"""The figures behind a bid, added up by hand from the tables of `engine.bots.estimate`."""

from __future__ import annotations

import math

import pytest

from engine.bots.estimate import expected_tricks, nil_chance
from engine.bots.holding import (
    cheapest,
    guards_honour,
    is_boss,
    least_useful,
    riskiest,
    suit_of,
    sure_winners,
)
from engine.cards import Suit, cards, written
from engine.following import Hand


def hand(text: str) -> Hand:
    return tuple(sorted(cards(text)))


@pytest.mark.parametrize(
    ("held", "tricks"),
    [
        # Low spades by their number; a side suit of three or more low cards is worth nothing.
        ("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 6H", 0.0),
        ("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 2S", 0.1),
        ("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 2S 3S", 0.35),
        ("2C 3C 4C 5C 2D 3D 4D 2H 3H 4H 2S 3S 4S", 0.65),
        ("2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S 5S", 1.15),
        ("2C 3C 4C 2D 3D 4D 2H 3H 2S 3S 4S 5S 6S", 1.75 + 0.3),
        ("2C 3C 4C 2D 3D 4D 2H 2S 3S 4S 5S 6S 7S", 2.45 + 0.8),
        ("2C 3C 4C 2D 3D 4D 2S 3S 4S 5S 6S 7S 8S", 3.2 + 1.3),
        ("2C 3C 4C 2D 3D 2S 3S 4S 5S 6S 7S 8S 9S", 3.85 + 0.3 + 1.3),
        ("2C 3C 4C 2D 2S 3S 4S 5S 6S 7S 8S 9S TS", 3.85 + 1 + 0.8 + 1.3),
        ("2C 3C 4C 2S 3S 4S 5S 6S 7S 8S 9S TS JS", 3.85 + 2 + 0.35 + 1.3 + 1.3),
        # Honours of spades, with and without lower spades to wait.
        ("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H AS", 0.1 + 0.97),
        ("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H KS", 0.1 + 0.4),
        ("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 2S KS", 0.35 + 0.7),
        ("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 2S QS", 0.35 + 0.33),
        ("2C 3C 4C 5C 2D 3D 4D 2H 3H 4H 2S 3S QS", 0.65 + 0.5),
        ("2C 3C 4C 5C 2D 3D 4D 2H 3H 4H 2S 3S JS", 0.65 + 0.25),
        ("2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S JS", 1.15 + 0.35),
        # Side honours by the length of their suit, no spades.
        ("2C 3C 4C AC 2D 3D 4D 5D 2H 3H 4H 5H 6H", 1.0),
        ("2C 3C 4C 5C 2D 3D KD 4H 5H 6H 7H 8H 9H", 0.64),
        ("2C 3C 4C KC 2D 3D 4D 5D 2H 3H 4H 5H 6H", 0.46),
        ("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H KH", 0.46),
        ("2C 3C 4C 2D 3D 4D 5D 2H 3H 4H 5H 6H KH", 0.38),
        ("2C 3C 4C KC AC 2D 3D 4D 5D 2H 3H 4H 5H", 1.0 + 0.46 + 0.18),
        ("2C 3C QC 2D 3D 4D 5D 6D 2H 3H 4H 5H 6H", 0.26),
        ("2C 3C 4C QC 2D 3D 4D 5D 2H 3H 4H 5H 6H", 0.13),
        ("2C 3C 4C 5C 6C QC 2D 3D 4D 2H 3H 4H 5H", 0.1),
        ("2C 3C 4C QC KC 2D 3D 4D 5D 2H 3H 4H 5H", 0.46 + 0.13 + 0.08),
        ("2C 3C 4C QC AC 2D 3D 4D 5D 2H 3H 4H 5H", 1.0 + 0.13 + 0.08),
        # A lone king, a lone queen, and short suits without and with spades.
        ("KC 2D 3D 4D 5D 6D 7D 2H 3H 4H 5H 6H 7H", 0.07),
        ("QC 2D 3D 4D 5D 6D 7D 2H 3H 4H 5H 6H 7H", 0.09),
        ("2C 2D 3D 4D 5D 6D 2H 3H 4H 5H 6H 2S 3S", 0.35 + 0.7),
        ("2C 3C 2D 3D 4D 5D 2H 3H 4H 5H 2S 3S 4S", 0.65 + 0.35),
        ("2D 3D 4D 5D 6D 7D 2H 3H 4H 5H 6H 2S 3S", 0.35 + 0.8),
        ("2D 3D 4D 5D 6D 7D 2H 3H 4H 5H 6H 7H 2S", 0.1 + 0.1),
        ("2D 3D 4D 5D 6D 2H 3H 4H 5H 6H 2S 3S 4S", 0.65 + 1.1),
    ],
)
def test_expected_tricks_add_up_from_suits(held: str, tricks: float) -> None:
    assert expected_tricks(hand(held)) == pytest.approx(tricks)


@pytest.mark.parametrize(
    ("held", "danger"),
    [
        # The lowest may be a 4, the second a 7, the third a 10; each rank above weighs.
        ("4C 7C TC AC 2D 3D 4D 5D 2H 3H 4H 5H 2S", 0.05),
        ("5C 7C TC AC 2D 3D 4D 5D 2H 3H 4H 5H 2S", 0.05 + 0.15),
        ("4C 9C TC AC 2D 3D 4D 5D 2H 3H 4H 5H 2S", 0.05 + 2 * 0.16),
        ("4C 7C KC AC 2D 3D 4D 5D 2H 3H 4H 5H 2S", 0.05 + 3 * 0.09),
        # Five or more of a suit are safer, none at all leaves the others longer.
        ("4C 7C TC KC AC 2D 3D 4D 2H 3H 4H 5H 2S", 0.05 - 0.16),
        ("2D 3D 4D 5D 6D 7D 2H 3H 4H 5H 6H 7H 2S", 0.05 - 2 * 0.16 + 0.65),
        # Spades: their honours, their number, and ranks above 5, 7, 9.
        ("4C 7C TC AC 2D 3D 4D 5D 2H 3H 4H 5H 6S", 0.05 + 0.14),
        ("4C 7C TC AC 2D 3D 4D 5D 2H 3H 4H 2S 9S", 0.1 + 2 * 0.14),
        ("4C 7C TC AC 2D 3D 4D 5D 2H 3H 4H 5H JS", 0.05 + 0.2 + 6 * 0.14),
        ("4C 7C TC AC 2D 3D 4D 5D 2H 3H 4H 5H QS", 0.05 + 0.5 + 7 * 0.14),
        ("4C 7C TC AC 2D 3D 4D 5D 2H 3H 4H 5H KS", 0.05 + 0.55 + 8 * 0.14),
        ("4C 7C TC AC 2D 3D 4D 5D 2H 3H 4H 5H AS", 0.05 + 5.5 + 9 * 0.14),
        ("4C 7C TC 2D 3D 4D 2H 3H 4H 2S 3S 4S 5S", 0.2 + 0.9),
        ("4C 7C TC 2D 3D 4D 2H 3H 2S 3S 4S 5S 6S", 0.25 + 1.8),
        ("4C 7C TC AC 2D 3D 4D 2H 3H 4H 2S 3S 4S", 0.15),
    ],
)
def test_chance_of_a_nil_falls_with_each_danger(held: str, danger: float) -> None:
    chance = nil_chance(hand(held))
    assert math.log(chance / (1 - chance)) == pytest.approx(2.4 - danger)


def test_a_suit_is_listed_lowest_first() -> None:
    assert written(suit_of(cards("2C 9C 3D AS"), Suit.CLUBS)) == "2C 9C"
    assert suit_of(cards("2C"), Suit.HEARTS) == ()


def test_a_boss_has_no_higher_card_out() -> None:
    held = cards("QC KD 2S")
    gone = frozenset(cards("KC AC"))
    assert [is_boss(card, held, gone) for card in held] == [True, False, False]
    assert is_boss(cards("AS")[0], (), frozenset())
    assert not is_boss(cards("QC")[0], held, frozenset(cards("AC")))


@pytest.mark.parametrize(
    ("held", "gone", "number"),
    [
        ("AS KS 4D 5D 6D", "", 2),
        ("AS QS 4D 5D 6D", "", 1),
        ("AS QS 4D 5D 6D", "KS", 2),
        ("KS QS 4D 5D 6D", "", 0),
        ("AC 4D 5D 6D 7D", "", 1),
        ("AC 4D 5D 6D", "", 0),
        ("AC 2C 3C 4C 5D", "", 1),
        ("AC 2C 3C 4C 5C", "", 0),
        ("KC AC 4D 5D 6D", "", 2),
        ("KC 4D 5D 6D 7D", "AC", 1),
        ("AC AD AS 5D 6D", "", 3),
    ],
)
def test_sure_winners_are_top_spades_and_early_aces(held: str, gone: str, number: int) -> None:
    assert sure_winners(cards(held), frozenset(cards(gone))) == number


def test_winning_cheaply_prefers_a_side_card_then_a_low_one() -> None:
    assert written([cheapest(cards("KC QC 2S"))]) == "QC"
    assert written([cheapest(cards("9S 2S AS"))]) == "2S"


def test_the_riskiest_card_is_high_and_a_spade_counts_four_ranks_more() -> None:
    assert written([riskiest(cards("KC QD 2S"))]) == "KC"
    assert written([riskiest(cards("KC TS"))]) == "TS"
    assert written([riskiest(cards("KC 8S"))]) == "KC"
    assert written([riskiest(cards("KC 9S"))]) == "9S"
    assert written([riskiest(cards("KC KD"))]) == "KD"


def test_the_least_useful_card_is_low_from_a_short_side_suit() -> None:
    held = hand("3C 4C 5C 4D 2S KH AH")
    assert written([least_useful(held, held)]) == "4D"
    held = hand("2S KH AH")
    assert written([least_useful(held, held)]) == "KH"
    held = hand("2C QC 9D KD AH")
    assert written([least_useful(held, held)]) == "2C"
    held = hand("2C KC 9D TD JD")
    assert written([least_useful(held, held)]) == "9D"
    held = hand("5C 6C 7C 6D")
    assert written([least_useful(held, held)]) == "6D"
    held = hand("4C 9C TC 5D 6D")
    assert written([least_useful(held, held)]) == "4C"


def test_a_king_is_kept_before_a_queen() -> None:
    assert written([least_useful(cards("KC QD"), cards("KC 9D TD QD"))]) == "QD"


def test_a_card_guards_the_king_with_one_and_the_queen_with_two() -> None:
    held = cards("4C KC 4D 5D QD 4H 5H KH 4S AS")
    guards = [written([card]) for card in held if guards_honour(card, held)]
    assert guards == ["4C", "4D", "5D"]
    assert not guards_honour(cards("KC")[0], cards("KC"))
