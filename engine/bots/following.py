"""The second, third and fourth card of a trick."""

from __future__ import annotations

from engine.bots.holding import QUEEN, cheapest, is_boss, least_useful, riskiest
from engine.bots.situation import Situation
from engine.cards import Card, Suit
from engine.following import Hand
from engine.seats import partner_of
from engine.tricks import best_of, strength


def followed(now: Situation) -> Card:
    """Return the card to play to the open trick."""
    winning, losing = _split(now)
    if now.keeps_nil(now.seat):
        return _under(now, winning, losing)
    if now.covers_nil and _is_cover_due(now):
        return _over(now, winning)
    if now.attacks_nil and any(_may_take(now, rival) for rival in now.nil_rivals):
        return riskiest(losing) if losing else cheapest(winning)
    if not now.wants_tricks:
        return _under(now, winning, losing)
    return _for_trick(now, winning)


def _split(now: Situation) -> tuple[Hand, Hand]:
    """Return the choices that beat the trick so far, and those that do not."""
    trick = now.trick
    best = strength(best_of(trick.cards), trick.led_suit)
    winning = tuple(card for card in now.choices if strength(card, trick.led_suit) > best)
    return winning, tuple(card for card in now.choices if card not in winning)


def _is_last(now: Situation) -> bool:
    return len(now.view.trick) == 3


def _may_take(now: Situation, seat: int) -> bool:
    """Tell whether a seat has the trick now or is still to play to it."""
    has_played = any(play.seat == seat for play in now.view.trick)
    return not has_played or now.trick.winner == seat


def _under(now: Situation, winning: Hand, losing: Hand) -> Card:
    """Leave the trick with the riskiest card that does; where it must be taken, spend the most."""
    if losing:
        return riskiest(losing)
    return riskiest(winning) if _is_last(now) else cheapest(winning)


def _is_cover_due(now: Situation) -> bool:
    return _may_take(now, partner_of(now.seat))


def _over(now: Situation, winning: Hand) -> Card:
    """Take the trick from the partner who bid nil: as high as needed, as cheaply as is safe."""
    if not winning:
        return least_useful(now.choices, now.hand)
    has_partner_played = now.trick.winner == partner_of(now.seat)
    if has_partner_played and _is_last(now):
        return cheapest(winning)
    following = tuple(card for card in winning if card.suit is not Suit.SPADES)
    return riskiest(following) if following else cheapest(winning)


def _for_trick(now: Situation, winning: Hand) -> Card:
    """Take the trick where it can be had at a fair price."""
    if not winning or _is_partners(now):
        return least_useful(now.choices, now.hand)
    if _is_last(now) or winning[0].suit is not now.trick.led_suit:
        return cheapest(winning)
    return _high_enough(now, winning)


def _is_partners(now: Situation) -> bool:
    """Tell whether the trick can be left to the partner who has it."""
    trick = now.trick
    if trick.winner != partner_of(now.seat):
        return False
    best = best_of(trick.cards)
    if _is_last(now) or is_boss(best, now.hand, now.gone):
        return True
    is_void = all(card.suit is not trick.led_suit for card in now.hand)
    return best.rank >= QUEEN if is_void else _adds_nothing(now, best)


def _adds_nothing(now: Situation, best: Card) -> bool:
    """Tell whether the own best card of the suit keeps out no card that the partner's lets in."""
    top = max(now.choices)
    between = (Card(best.suit, rank) for rank in range(best.rank + 1, top.rank))
    return top < best or all(card in now.hand or card in now.gone for card in between)


def _high_enough(now: Situation, winning: Hand) -> Card:
    """Second plays low unless nobody can beat the top; third plays high."""
    top = max(winning)
    if is_boss(top, now.hand, now.gone):
        return min(card for card in winning if is_boss(card, now.hand, now.gone))
    if len(now.view.trick) == 1:
        return least_useful(now.choices, now.hand)
    return top
