"""A recorded deal again, trick by trick, with all four hands open and reneges marked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.cards import Card
from engine.deal import Deal
from engine.following import Hand
from engine.records import DealRecord
from engine.reneges import reneges_in
from engine.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class ReplayedPlay:
    """A card, who played it and whether that was a renege."""

    seat: Seat
    card: Card
    is_renege: bool


@dataclass(frozen=True, slots=True)
class Position:
    """One trick. `trick` counts from 1; `hands` by seat are those before it, sorted.

    `winner` is None where the deal broke off within the trick.
    """

    trick: int
    hands: tuple[Hand, ...]
    plays: tuple[ReplayedPlay, ...]
    winner: Seat | None


def deal_of(record: DealRecord) -> Deal:
    """Return the deal that a record tells of, as it stood at its end."""
    one, two, three, four = record.bids
    return Deal(
        number=record.deal,
        dealer=record.dealer,
        deck=record.deck,
        secret=bytes.fromhex(record.secret),
        contribution=bytes.fromhex(record.contribution),
        bids=(one, two, three, four),
        plays=tuple(card for _, card in record.plays),
    )


def replay(record: DealRecord) -> Iterator[Position]:
    """Yield the deal's tricks in order. The record is taken at its word: `verify` it first."""
    deal = deal_of(record)
    reneged = {(renege.trick, renege.seat) for renege in reneges_in(deal)}
    for number, trick in enumerate(deal.tricks, start=1):
        before = replace(deal, plays=deal.plays[: 4 * number - 4])
        yield Position(
            trick=number,
            hands=tuple(before.hand_of(seat) for seat in SEATS),
            plays=tuple(
                ReplayedPlay(seat, card, (number, seat) in reneged) for seat, card in trick.plays
            ),
            winner=trick.winner if trick.is_closed else None,
        )
