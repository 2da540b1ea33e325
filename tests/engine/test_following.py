from __future__ import annotations

import pytest

from engine.cards import Suit, cards, written
from engine.errors import CardNotInHand, MustFollowSuit, SpadesNotBroken
from engine.following import accepted_cards, check_play, clean_cards

HAND = cards("4C 9C 2D AS KS")


@pytest.mark.parametrize(
    ("hand", "led", "broken", "clean", "at_risk"),
    [
        ("4C 9C 2D KS AS", None, False, "4C 9C 2D", "4C 9C 2D"),
        ("4C 9C 2D KS AS", None, True, "4C 9C 2D KS AS", "4C 9C 2D KS AS"),
        ("KS AS", None, False, "KS AS", "KS AS"),
        ("4C 9C 2D KS AS", Suit.CLUBS, False, "4C 9C", "4C 9C 2D KS AS"),
        ("4C 9C 2D KS AS", Suit.HEARTS, False, "4C 9C 2D KS AS", "4C 9C 2D KS AS"),
        ("4C 9C 2D KS AS", Suit.SPADES, True, "KS AS", "4C 9C 2D KS AS"),
        ("4C 9C 2D", Suit.SPADES, True, "4C 9C 2D", "4C 9C 2D"),
    ],
)
def test_playable_cards_by_led_suit_and_mode(
    hand: str, led: Suit | None, broken: bool, clean: str, at_risk: str
) -> None:
    held = cards(hand)
    assert written(clean_cards(held, led, broken)) == clean
    assert written(accepted_cards(held, led, broken, must_follow=True)) == clean
    assert written(accepted_cards(held, led, broken, must_follow=False)) == at_risk


@pytest.mark.parametrize("must_follow", [True, False])
def test_no_spade_is_led_before_they_are_broken_in_either_mode(must_follow: bool) -> None:
    with pytest.raises(SpadesNotBroken) as refusal:
        check_play(cards("AS")[0], HAND, None, False, must_follow=must_follow)
    assert refusal.value.code == "spades_not_broken"
    check_play(cards("AS")[0], HAND, None, True, must_follow=must_follow)


def test_suit_must_be_followed_where_reneges_are_prevented() -> None:
    with pytest.raises(MustFollowSuit) as refusal:
        check_play(cards("2D")[0], HAND, Suit.CLUBS, False, must_follow=True)
    assert refusal.value.code == "must_follow_suit"
    check_play(cards("2D")[0], HAND, Suit.CLUBS, False, must_follow=False)
    check_play(cards("9C")[0], HAND, Suit.CLUBS, False, must_follow=True)


@pytest.mark.parametrize("led", [None, Suit.CLUBS, Suit.SPADES])
def test_a_card_must_be_held(led: Suit | None) -> None:
    with pytest.raises(CardNotInHand) as refusal:
        check_play(cards("AH")[0], HAND, led, True, must_follow=False)
    assert refusal.value.code == "card_not_in_hand"
    assert str(refusal.value) == "AH"
