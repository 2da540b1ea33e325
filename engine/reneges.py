"""A renege: not following suit while holding the led suit. Source: R "El renuncio"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.deal import Deal
from engine.seats import SEATS, Seat
from engine.tricks import Trick


@dataclass(frozen=True, slots=True)
class Renege:
    """`trick` counts from 1; `card` was played while `led_suit` was held."""

    trick: int
    seat: Seat
    card: Card
    led_suit: Suit


def reneges_in(deal: Deal) -> tuple[Renege, ...]:
    """Return every renege of the deal so far, in order of play."""
    held = {seat: set(deal.dealt_to(seat)) for seat in SEATS}
    found: list[Renege] = []
    for number, trick in enumerate(deal.tricks, start=1):
        found.extend(_reneges_of(trick, number, held))
    return tuple(found)


def _reneges_of(trick: Trick, number: int, held: dict[Seat, set[Card]]) -> Iterator[Renege]:
    led_suit = trick.led_suit
    for seat, card in trick.plays:
        held[seat].discard(card)
        if card.suit is not led_suit and any(other.suit is led_suit for other in held[seat]):
            yield Renege(number, seat, card, led_suit)
