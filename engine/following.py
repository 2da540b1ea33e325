"""Which cards may be played.

Source: R "Cómo se juega una baza", "Romper las espadas" and "El renuncio".
"""

from __future__ import annotations

from engine.cards import Card, Suit
from engine.errors import CardNotInHand, MustFollowSuit, SpadesNotBroken

Hand = tuple[Card, ...]


def lead_cards(hand: Hand, spades_broken: bool) -> Hand:
    """Return the cards that may be led: no spade before they are broken, unless all are spades.

    >>> from engine.cards import cards, written
    >>> written(lead_cards(cards("4C AS"), False)), written(lead_cards(cards("4S AS"), False))
    ('4C', '4S AS')
    """
    others = tuple(card for card in hand if card.suit is not Suit.SPADES)
    return hand if spades_broken else others or hand


def following_cards(hand: Hand, led_suit: Suit) -> Hand:
    """Return the cards that follow suit, or the whole hand where none does.

    >>> from engine.cards import cards, written
    >>> written(following_cards(cards("4C 9C AS"), Suit.CLUBS))
    '4C 9C'
    """
    return tuple(card for card in hand if card.suit is led_suit) or hand


def clean_cards(hand: Hand, led_suit: Suit | None, spades_broken: bool) -> Hand:
    """Return the cards that are no renege. `led_suit` is None for the leader."""
    if led_suit is None:
        return lead_cards(hand, spades_broken)
    return following_cards(hand, led_suit)


def accepted_cards(
    hand: Hand, led_suit: Suit | None, spades_broken: bool, *, must_follow: bool
) -> Hand:
    """Return the cards that the table accepts; without `must_follow` a renege is accepted too."""
    if led_suit is not None and not must_follow:
        return hand
    return clean_cards(hand, led_suit, spades_broken)


def check_play(
    card: Card, hand: Hand, led_suit: Suit | None, spades_broken: bool, *, must_follow: bool
) -> None:
    """Raise `CardNotInHand`, `SpadesNotBroken` or `MustFollowSuit` when the card is refused."""
    if card not in hand:
        raise CardNotInHand(str(card))
    if card in accepted_cards(hand, led_suit, spades_broken, must_follow=must_follow):
        return
    raise SpadesNotBroken(str(card)) if led_suit is None else MustFollowSuit(str(card))
