"""The 52 cards and their one text notation: rank then suit, `AS`, `TD`, `2C`.

Source: R "Jugadores, parejas y baraja": the ace is high in every suit, then king down to the 2.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from engine.errors import BadCard

RANKS: Final = "23456789TJQKA"


class Suit(IntEnum):
    """A suit. Spades are always trump."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    def __str__(self) -> str:
        """Return the suit's letter: `C`, `D`, `H` or `S`."""
        return "CDHS"[self]


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card. Cards sort by suit (clubs, diamonds, hearts, spades), then by rank.

    >>> Card.parse("TD") < Card.parse("2S")
    True
    """

    suit: Suit
    rank: int
    """0 for the 2 up to 12 for the ace."""

    @staticmethod
    def parse(text: object) -> Card:
        """Return the card written as `text`. Raises `BadCard` for any other text.

        >>> Card.parse("QS").rank
        10
        """
        card = _BY_TEXT.get(text) if isinstance(text, str) else None
        if card is None:
            raise BadCard(text)
        return card

    @staticmethod
    def at(index: int) -> Card:
        """Return the card with this `index`, 0..51."""
        return CARDS[index]

    @property
    def index(self) -> int:
        """The card's place in `CARDS`: suit * 13 + rank."""
        return self.suit * 13 + self.rank

    def __hash__(self) -> int:
        return self.suit * 13 + self.rank

    def __str__(self) -> str:
        """Return the notation, rank then suit."""
        return RANKS[self.rank] + str(self.suit)


CARDS: Final[tuple[Card, ...]] = tuple(Card(suit, rank) for suit in Suit for rank in range(13))
_BY_TEXT: Final = {str(card): card for card in CARDS}


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text with blanks between them.

    >>> [str(card) for card in cards("AS TD")]
    ['AS', 'TD']
    """
    return tuple(Card.parse(word) for word in text.split())


def written(some: Iterable[Card]) -> str:
    """Return cards as one text, in their order: the reverse of `cards`.

    >>> written(cards("AS TD"))
    'AS TD'
    """
    return " ".join(str(card) for card in some)
