"""One trick: up to four cards, who played them and who takes it.

Source: R "Cómo se juega una baza": the highest spade takes it, else the highest of the led suit.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """`cards` are one to four in order of play, from `leader` to the left."""

    leader: Seat
    cards: tuple[Card, ...]

    @property
    def led_suit(self) -> Suit:
        """The suit of the first card."""
        return self.cards[0].suit

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards with the seats that played them, in order."""
        return tuple(((self.leader + place) % 4, card) for place, card in enumerate(self.cards))

    @property
    def is_closed(self) -> bool:
        """Whether all four have played."""
        return len(self.cards) == 4

    @property
    def winner(self) -> Seat:
        """The seat that takes the trick, or would with the cards so far.

        >>> from engine.cards import cards
        >>> Trick(1, cards("9H AH 2S KS")).winner
        0
        """
        best = best_of(self.cards)
        return (self.leader + self.cards.index(best)) % 4


def best_of(cards: tuple[Card, ...]) -> Card:
    """Return the card that wins among cards of one trick, the first of which was led."""
    led_suit = cards[0].suit
    return max(cards, key=lambda card: strength(card, led_suit))


def strength(card: Card, led_suit: Suit) -> int:
    """Return how strong a card is in a trick: spades over the led suit over all else."""
    if card.suit is Suit.SPADES:
        return 100 + card.rank
    return card.rank if card.suit is led_suit else -1


def tricks_from(leader: Seat, plays: tuple[Card, ...]) -> tuple[Trick, ...]:
    """Return the tricks that follow from the plays of a deal; the last one may be open."""
    tricks = []
    for start in range(0, len(plays), 4):
        trick = Trick(leader, plays[start : start + 4])
        tricks.append(trick)
        leader = trick.winner
    return tuple(tricks)
