"""Known numbers of possible courses, derived by hand: what chess engines call perft."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import cards
from engine.deal import Deal
from engine.options import Options
from engine.table import Phase, Table
from engine.views import view
from tests.engine.tables import ALLOWED, PREVENTED, bid_out, dealt, on_turn, play

CLUBS_ONLY = ("2C 3C", "4C 5C", "6C 7C", "8C 9C")
TWO_SUITS = ("2C 3D", "4C 5D", "6C 7D", "8C 9D")
LOCKED_SPADE = ("2C AS", "3C 4D", "5C 6D", "7C 8D")
THREE_EACH = ("2C 3C 4D", "5C 6C 7S", "8C 9D TD", "JC QC KS")


def ending(hands: tuple[str, ...], options: Options) -> Table:
    """Return a table where nobody ever held more than these; seat 0 leads, no spade was played."""
    held = [cards(hand) for hand in hands]
    deck = tuple(held[place % 4][place // 4] for place in range(4 * len(held[0])))
    table = bid_out(dealt(options=options, dealer=3))
    return replace(table, deal=Deal(1, 3, deck, bytes(32), bytes(16), (3, 3, 3, 3)))


def courses(table: Table) -> int:
    """Return in how many ways the deal can be played out."""
    if table.phase is not Phase.PLAYING:
        return 1
    choices = view(table, on_turn(table)).allowed.cards
    return sum(courses(play(table, [card])) for card in choices)


@pytest.mark.parametrize(
    ("hands", "options", "number"),
    [
        # Four times one of two clubs, then nothing is left to choose: 2 ** 4.
        (CLUBS_ONLY, PREVENTED, 16),
        (CLUBS_ONLY, ALLOWED, 16),
        # The leader has two suits and everybody follows; with reneges all four choose of two.
        (TWO_SUITS, PREVENTED, 2),
        (TWO_SUITS, ALLOWED, 16),
        # The ace of spades may not be led: one course; with reneges the three others choose of two.
        (LOCKED_SPADE, PREVENTED, 1),
        (LOCKED_SPADE, ALLOWED, 8),
        # A club led: 2 * 2 * 1 * 2 tricks that seat 3 takes, who must lead a club; seat 2 throws
        # one of two diamonds: 16. The diamond led: seat 3 ruffs 32; seat 1 alone ruffs 16; nobody
        # ruffs, seat 2 takes it, 8 * (2 with the club led + 8 with the diamond led) = 80.
        (THREE_EACH, PREVENTED, 16 + 32 + 16 + 80),
        # 81 first tricks. In 24 seat 3 takes it with both spades still in hand and must lead its
        # club, in 57 the leader has both cards to choose from; three followers choose of two.
        (THREE_EACH, ALLOWED, (24 * 1 + 57 * 2) * 8),
    ],
)
def test_number_of_ways_to_play_an_ending(
    hands: tuple[str, ...], options: Options, number: int
) -> None:
    assert courses(ending(hands, options)) == number
