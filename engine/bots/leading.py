"""The first card of a trick."""

from __future__ import annotations

from engine.bots.holding import KING, QUEEN, is_boss, suit_of
from engine.bots.situation import Situation
from engine.cards import Card, Suit
from engine.following import Hand


def led(now: Situation) -> Card:
    """Return the card to lead."""
    side = tuple(card for card in now.choices if card.suit is not Suit.SPADES)
    if not side:
        return _spade(now)
    if now.keeps_nil(now.seat):
        return _lowest(now, side)
    if now.covers_nil:
        return _highest(now, side)
    if now.attacks_nil or not now.wants_tricks:
        return _lowest(now, side)
    return _for_trick(now, side)


def _spade(now: Situation) -> Card:
    """Lead from spades alone: from the top where tricks are wanted, else from the bottom."""
    wants = now.wants_tricks and not now.keeps_nil(now.seat)
    is_top = wants and is_boss(max(now.choices), now.hand, now.gone)
    return max(now.choices) if is_top else min(now.choices)


def _lowest(now: Situation, side: Hand) -> Card:
    """Return the lowest side card, from the longest suit among equals."""
    return min(side, key=lambda card: (card.rank, -_length(now, card), _tie(now, card)))


def _highest(now: Situation, side: Hand) -> Card:
    """Return the highest side card, from the longest suit among equals."""
    return max(side, key=lambda card: (card.rank, _length(now, card), _tie(now, card)))


def _for_trick(now: Situation, side: Hand) -> Card:
    """Lead a sure side trick, draw spades with the best, else play for a ruff or a later trick."""
    bosses = tuple(card for card in side if is_boss(card, now.hand, now.gone))
    if bosses:
        return min(bosses, key=lambda card: (_length(now, card), _tie(now, card)))
    if _draws_spades(now):
        return max(now.choices)
    return _towards_ruff(now, side) or _from_weakness(now, side)


def _draws_spades(now: Situation) -> bool:
    spades = suit_of(now.choices, Suit.SPADES)
    is_strong = len(spades) >= 4 and is_boss(spades[-1], now.hand, now.gone)
    return is_strong and now.rivals_have_spades


def _towards_ruff(now: Situation, side: Hand) -> Card | None:
    """Return a lone low card of a side suit, where a few spades are left to ruff with."""
    lone = [card for card in side if _length(now, card) == 1 and card.rank < KING]
    if not lone or not 1 <= len(suit_of(now.hand, Suit.SPADES)) <= 4:
        return None
    return min(lone, key=lambda card: (card.rank, _tie(now, card)))


def _from_weakness(now: Situation, side: Hand) -> Card:
    """Lead low, from a suit where no king or queen waits for its trick."""
    return min(
        side,
        key=lambda card: (
            _has_waiting_honour(now, card),
            card.rank,
            -_length(now, card),
            _tie(now, card),
        ),
    )


def _has_waiting_honour(now: Situation, card: Card) -> bool:
    return suit_of(now.hand, card.suit)[-1].rank in (KING, QUEEN)


def _length(now: Situation, card: Card) -> int:
    return len(suit_of(now.hand, card.suit))


def _tie(now: Situation, card: Card) -> int:
    """Return a number that orders suits by the seed, where nothing else does."""
    return now.seed[int(card.suit) % len(now.seed)] if now.seed else int(card.suit)
