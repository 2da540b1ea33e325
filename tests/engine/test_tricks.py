from __future__ import annotations

import pytest

from engine.cards import Suit, cards
from engine.tricks import Trick, best_of, strength, tricks_from


@pytest.mark.parametrize(
    ("played", "winner"),
    [
        ("2C 3C 4C 5C", 0),
        ("5C 4C 3C 2C", 1),
        ("TC JC 9C AC", 0),
        ("2C AD AH KD", 1),
        ("AC KC QC 2S", 0),
        ("AC 2S 3S KC", 3),
        ("AC 3S 2S AS", 0),
        ("2S 3S AS KS", 3),
        ("2S AC AD AH", 1),
        ("9H TH 2S TS", 0),
    ],
)
def test_highest_spade_takes_else_highest_of_led_suit(played: str, winner: int) -> None:
    assert Trick(1, cards(played)).winner == winner


@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_plays_go_left_from_the_leader(leader: int) -> None:
    trick = Trick(leader, cards("2C 3C 4C"))
    assert [seat for seat, _ in trick.plays] == [leader, (leader + 1) % 4, (leader + 2) % 4]
    assert not trick.is_closed
    assert trick.winner == (leader + 2) % 4
    assert Trick(leader, cards("2C 3C 4C 5D")).is_closed


def test_led_suit_is_that_of_the_first_card() -> None:
    assert Trick(0, cards("2D AC")).led_suit is Suit.DIAMONDS


def test_who_takes_a_trick_leads_the_next() -> None:
    tricks = tricks_from(1, cards("2C 3C 4C AC 2D AD 3D 4D 5H 2S"))
    assert tricks == (
        Trick(1, cards("2C 3C 4C AC")),
        Trick(0, cards("2D AD 3D 4D")),
        Trick(1, cards("5H 2S")),
    )
    assert tricks_from(2, ()) == ()


def test_strength_orders_spades_over_led_suit_over_the_rest() -> None:
    ordered = cards("2S KC 2C AH")
    strengths = [strength(card, Suit.CLUBS) for card in ordered]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == 4
    assert best_of(cards("2C AH KC")) == cards("KC")[0]
