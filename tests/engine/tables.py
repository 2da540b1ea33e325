"""Tables for tests, written in notation: who sits, what is dealt, what was bid and played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from engine import commands
from engine.bids import Bid
from engine.cards import CARDS, Card, cards
from engine.commands import Command, Moment
from engine.deal import Deal
from engine.errors import Refused
from engine.events import Event
from engine.options import Options, RenegeMode
from engine.seats import Seat
from engine.shuffle import Deck, Shuffle
from engine.step import open_table, step
from engine.table import Table
from engine.views import view

SECRET = bytes(range(32))
NEXT_SECRET = bytes(range(100, 132))
CONTRIBUTION = bytes(range(200, 216))
NAMES = ("Ana", "Berta", "Caro", "Dina")

ALLOWED = Options(500, RenegeMode.ALLOWED)
PREVENTED = Options(500, RenegeMode.PREVENTED)

SUITED_HANDS = (
    "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
    "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
)
"""One whole suit for each seat: clubs for seat 0, spades for seat 3."""


def deck_of(hands: Sequence[str], dealer: Seat = 0) -> Deck:
    """Return the deck that gives these hands when `dealer` deals."""
    held = [cards(hand) for hand in hands]
    return tuple(held[(dealer + 1 + place) % 4][place // 4] for place in range(52))


def after(table: Table, *some: Command, at: int = 0) -> Table:
    """Return the table after the commands, all accepted."""
    for command in some:
        table, _ = step(table, command, at=at)
    return table


def events_of(table: Table, command: Command, at: int = 0) -> tuple[Event, ...]:
    return step(table, command, at=at)[1]


def lobby(options: Options = ALLOWED, *, guests: int = 0, at: int = 0) -> Table:
    """Return a table with the host and so many guests."""
    table = open_table(options, NAMES[0], SECRET, at)
    sitting = [commands.Sit(f"p{number}", NAMES[number]) for number in range(1, guests + 1)]
    return after(table, *sitting, at=at)


OPPOSITE = {4: "p2", 3: "p2", 2: "b1", 1: "b2"}
"""The partner by the number of people that leaves everybody in order of arrival."""


def paired(options: Options = ALLOWED, *, people: int = 4, partner: str | None = None) -> Table:
    """Return a full table with the partner chosen: people first, bots in the other seats."""
    table = lobby(options, guests=people - 1)
    if people < 4:
        table = after(table, commands.AddBots("p0"))
    return after(table, commands.ChoosePartner("p0", partner or OPPOSITE[people]))


def dealt(
    hands: Sequence[str] | None = None,
    *,
    options: Options = ALLOWED,
    dealer: Seat = 0,
    people: int = 4,
    partner: str | None = None,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    number: int = 1,
) -> Table:
    """Return a table in its bidding; seats 0..3 are p0..p3 when four people play."""
    table = paired(options, people=people, partner=partner)
    deck = CARDS if hands is None else deck_of(hands, dealer)
    table = after(table, commands.Start("p0", Shuffle.of(deck)))
    deal = replace(deal_on(table), dealer=dealer, number=number)
    return replace(table, deal=deal, scores=scores, bags=bags)


def bid_out(table: Table, bids: Sequence[Bid] = (3, 3, 3, 3), at: int = 0) -> Table:
    """Return the table after everybody bid; `bids` by seat."""
    while table.turn is not None and not deal_on(table).is_bid_out:
        table = bid(table, bids[table.turn], at=at)
    return table


def bid(table: Table, value: Bid, at: int = 0) -> Table:
    return after(table, commands.PlaceBid(on_turn(table), table.moment, value), at=at)


def play(table: Table, text: str | Iterable[Card], at: int = 0) -> Table:
    """Return the table after the seats on turn played the cards, in order."""
    for card in cards(text) if isinstance(text, str) else text:
        table = after(table, commands.PlayCard(on_turn(table), table.moment, card), at=at)
    return table


def played_out(table: Table, at: int = 0, place: int = 0) -> Table:
    """Return the table after the rest of the deal: always the lowest clean card, or another."""
    while table.turn is not None:
        table = play(table, [view(table, on_turn(table)).allowed.clean[place]], at=at)
    return table


def counted(
    bids: Sequence[Bid] = (3, 3, 3, 3),
    *,
    options: Options = ALLOWED,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    number: int = 1,
    people: int = 4,
    at: int = 0,
) -> Table:
    """Return a table whose suited deal is counted: seat 3 took all tricks with all spades.

    Bids of 3 each count -60 points for pair 0, and 67 points with 7 bags for pair 1.
    """
    table = dealt(
        SUITED_HANDS, options=options, scores=scores, bags=bags, number=number, people=people
    )
    return played_out(bid_out(table, bids), at=at)


def decided(at: int = 0) -> Table:
    """Return a table whose count decided the game: pair 1 came from 440 to 507 points."""
    return counted(scores=(0, 440), at=at)


def finished(at: int = 0, people: int = 4) -> Table:
    """Return a table whose game pair 1 won at the target."""
    table = counted(scores=(0, 440), people=people, at=at)
    return after(table, next_deal(table), at=at)


def next_deal(table: Table, by: str = "p0", deck: Deck = CARDS) -> commands.NextDeal:
    return commands.NextDeal(by, table.moment, Shuffle.of(deck))


def on_turn(table: Table) -> str:
    """Return the player awaited."""
    assert table.awaited is not None
    return table.awaited


def deal_on(table: Table) -> Deal:
    """Return the deal on the table."""
    assert table.deal is not None
    return table.deal


def refusal_of(table: Table, command: Command, at: int = 0) -> str:
    """Return the code with which the command is refused; what the error names is never nothing."""
    with pytest.raises(Refused) as refusal:
        step(table, command, at=at)
    assert refusal.value.args != (None,)
    return refusal.value.code


def moment(table: Table, *, game: int = 0, deal: int = 0, move: int = 0) -> Moment:
    """Return the table's moment, moved by so much."""
    now = table.moment
    return Moment(now.game + game, now.deal + deal, now.move + move)
