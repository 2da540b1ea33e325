"""What a hand holds: its suits, the cards nobody can beat, the ones to throw away."""

from __future__ import annotations

from engine.cards import Card, Suit
from engine.following import Hand

ACE, KING, QUEEN, JACK = 12, 11, 10, 9


def suit_of(hand: Hand, suit: Suit) -> Hand:
    """Return the cards of one suit, lowest first.

    >>> from engine.cards import cards, written
    >>> written(suit_of(cards("2C 9C AS"), Suit.CLUBS))
    '2C 9C'
    """
    return tuple(card for card in hand if card.suit is suit)


def is_boss(card: Card, hand: Hand, gone: frozenset[Card]) -> bool:
    """Tell whether every higher card of the suit is in the own hand or known to be played.

    >>> from engine.cards import cards
    >>> hand = cards("KC AC QD")
    >>> [is_boss(card, hand, frozenset(cards("AD KD"))) for card in hand]
    [True, True, True]
    """
    higher = (Card(card.suit, rank) for rank in range(card.rank + 1, ACE + 1))
    return all(other in hand or other in gone for other in higher)


def sure_winners(hand: Hand, gone: frozenset[Card]) -> int:
    """Return tricks the hand can count on: top spades, and side aces while suits still go round.

    >>> from engine.cards import cards
    >>> sure_winners(cards("AC 4D 5D KS AS"), frozenset())
    3
    """
    spades = suit_of(hand, Suit.SPADES)
    tops = sum(is_boss(card, hand, gone) for card in spades)
    side = (card for card in hand if card.suit is not Suit.SPADES)
    aces = sum(is_boss(card, hand, gone) and len(suit_of(hand, card.suit)) <= 4 for card in side)
    return tops + (aces if len(hand) >= 5 else 0)


def cheapest(choices: Hand) -> Card:
    """Return the card that costs least to win with: a side card before a spade, then the lowest."""
    return min(choices, key=lambda card: (card.suit is Suit.SPADES, card.rank))


def riskiest(choices: Hand) -> Card:
    """Return the card most likely to take an unwanted trick: a high spade, then the highest."""
    return max(choices, key=lambda card: (card.rank + 4 * (card.suit is Suit.SPADES), card.suit))


def least_useful(choices: Hand, hand: Hand) -> Card:
    """Return the card to give away when tricks are wanted: low, from a short side suit."""
    return min(
        choices,
        key=lambda card: (
            card.suit is Suit.SPADES,
            card.rank >= KING,
            guards_honour(card, hand),
            card.rank + len(suit_of(hand, card.suit)),
            card.rank,
        ),
    )


def guards_honour(card: Card, hand: Hand) -> bool:
    """Tell whether without this card the king of its suit stands alone, or the queen with one.

    >>> from engine.cards import cards
    >>> [guards_honour(card, cards("4C KC 4D 5D KD")) for card in cards("4C 4D")]
    [True, False]
    """
    suit = suit_of(hand, card.suit)
    top = suit[-1]
    return card != top and len(suit) == ACE + 1 - top.rank
