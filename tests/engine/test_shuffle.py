from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from engine.cards import CARDS, cards, written
from engine.errors import BadShuffle
from engine.shuffle import Shuffle, commitment_to, deck_from

# docs/shuffle.md; computed by a second program that shares no line with the engine.
VALUES = {
    "A": (
        bytes(32),
        bytes(16),
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        "QD 7D 4S JH KD 4H 7H 8C 9S 6D 3S 9H 6C 2H 9C TS 5H 6H 3D AD 7C 4C 2D 6S 9D 8D "
        "2C TH QC KC 3H KS 8H AH TC 8S 2S 5S TD 5C AS 4D QH JD QS 5D JS KH AC 3C JC 7S",
    ),
    "B": (
        bytes(range(32)),
        bytes(range(200, 216)),
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "4H 4C 2S AC KH 3D 6H AS 8H 8D 9D AD QH 4D 6D 7C 9S 8S 3C TH QC KD 5S TD 6S 2C "
        "9C QS 7H 5D TS KS 2H 7D 7S 6C JD 5H 9H 3H JS TC 2D 8C KC JC JH QD 3S AH 4S 5C",
    ),
    "C": (
        b"\xff" * 32,
        b"\x01" * 16,
        "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
        "9S 3D TC 5C AH 7H JC TH 9H 7S QS 8H 5D 2D KS AS 8D JD 3C 2S 6S 2C QC AC 7D 6C "
        "7C 4C AD KH 4H 8C QH JS 8S TS JH 5H 3S 2H 4D 6D 4S 5S 9D KD TD KC 6H QD 9C 3H",
    ),
    # Its stream holds a byte that is the very first of those to be dropped.
    "D": (
        bytes([0]) + b"\x02" * 31,
        b"\x07" * 16,
        "0df06d66961e68022d5069bf4c1b0576f70f93ed8b76e3885108ac7ff19087df",
        "5D JS 7H 8S TH 8D TS 2S 4D KC KD 3S 5S AD 5C 7S AH 9C 9D JH 7D 3H TC 9S 6S QD "
        "8H 9H 6H 7C 2C 4H AC 6D 4C JC 2H QC 2D AS JD QH 6C 5H 3D KH TD 3C KS QS 8C 4S",
    ),
    # It needs a third block of the stream.
    "E": (
        bytes.fromhex("0001bc27") + bytes(28),
        b"\x07" * 16,
        "d4aec4e611edd93cbea4805b46152f03d391dfd3504de1200054ced5d1ff9a31",
        "2D 7S 7C 2S 7H 9D 3H 4D 9C 5C 3D QS 4S QD TD AC 9S 3S 5D 2C 9H QH 4H KS 6H 4C "
        "8S AS AD AH JS 6S KH 7D 5S 8C 5H 6C TC JH KD TS QC 2H 8H JC KC JD 6D 3C TH 8D",
    ),
}


@pytest.mark.parametrize("name", VALUES)
def test_deck_follows_from_both_secrets_as_documented(name: str) -> None:
    secret, contribution, commitment, deck = VALUES[name]
    assert commitment_to(secret) == commitment
    assert written(deck_from(secret, contribution)) == deck


def test_every_card_comes_first_about_equally_often() -> None:
    """2,600 decks, 50 expected each: 15 to 100 is more than five standard deviations either way."""
    secrets = (
        hashlib.sha256(bytes([low, high])).digest() for low in range(52) for high in range(50)
    )
    first = Counter(deck_from(secret, bytes(16))[0] for secret in secrets)
    assert set(first) == set(CARDS)
    assert 15 <= min(first.values()) <= max(first.values()) <= 100


@pytest.mark.parametrize(
    ("contribution", "secret"), [(15, 32), (17, 32), (0, 32), (16, 31), (16, 33), (16, 0)]
)
def test_shuffle_refuses_parts_of_other_length(contribution: int, secret: int) -> None:
    with pytest.raises(BadShuffle) as refusal:
        Shuffle(bytes(contribution), bytes(secret))
    assert refusal.value.code == "bad_shuffle"


@pytest.mark.parametrize("deck", [CARDS[:51], (*CARDS[:51], CARDS[0]), (*CARDS, CARDS[0]), ()])
def test_stacked_deck_must_be_the_52_cards(deck: tuple[object, ...]) -> None:
    with pytest.raises(BadShuffle):
        Shuffle.of(deck)  # type: ignore[arg-type]


def test_stacked_shuffle_keeps_its_order() -> None:
    reversed_deck = tuple(reversed(CARDS))
    assert Shuffle.of(reversed_deck).deck == reversed_deck
    assert Shuffle(bytes(16), bytes(32)).deck is None
    assert Shuffle.of(cards(written(CARDS))).contribution == bytes(16)
