from __future__ import annotations

import pytest

from engine.cards import CARDS, Card, Suit, cards, written
from engine.errors import BadCard


def test_deck_holds_each_card_once_in_suit_and_rank_order() -> None:
    assert written(CARDS) == (
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC "
        "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD "
        "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH "
        "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    )


def test_every_card_reads_back_from_its_notation_and_index() -> None:
    for place, card in enumerate(CARDS):
        assert Card.parse(str(card)) == card
        assert card.index == place
        assert Card.at(place) == card
        assert hash(Card(card.suit, card.rank)) == hash(card)


@pytest.mark.parametrize("text", ["", "A", "SA", "as", "AS ", "10S", "1S", "AX", None, 3, ["AS"]])
def test_anything_else_is_no_card(text: object) -> None:
    with pytest.raises(BadCard) as refusal:
        Card.parse(text)
    assert refusal.value.code == "bad_card"
    assert refusal.value.args == (text,)


def test_cards_sort_by_suit_then_rank_with_the_ace_high() -> None:
    assert written(sorted(cards("2S AH KH AD 3C AC"))) == "3C AC AD KH AH 2S"
    assert [str(suit) for suit in Suit] == ["C", "D", "H", "S"]


def test_a_list_of_cards_stops_at_the_first_wrong_word() -> None:
    with pytest.raises(BadCard):
        cards("AS XX 2C")
    assert cards("") == ()
