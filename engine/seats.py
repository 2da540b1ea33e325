"""Seats and partnerships.

Seat 0 is the host; play runs 0, 1, 2, 3, each to the left of the one before. Partnership 0 is seats
0 and 2, partnership 1 is seats 1 and 3. Source: R "Jugadores, parejas y baraja".
"""

from __future__ import annotations

from typing import Final

Seat = int
Partnership = int

SEATS: Final[tuple[Seat, ...]] = (0, 1, 2, 3)


def left_of(seat: Seat) -> Seat:
    """Return the seat to the left, the next to play.

    >>> left_of(3)
    0
    """
    return (seat + 1) % 4


def partner_of(seat: Seat) -> Seat:
    """Return the seat opposite."""
    return (seat + 2) % 4


def partnership_of(seat: Seat) -> Partnership:
    """Return 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat % 2


def members_of(partnership: Partnership) -> tuple[Seat, Seat]:
    """Return the two seats of a partnership."""
    return (partnership, partnership + 2)


def rivals_of(seat: Seat) -> tuple[Seat, Seat]:
    """Return the two seats of the other partnership, lower first."""
    return members_of(1 - partnership_of(seat))
