"""A bid: 1 to 13 tricks, or Nil, the promise to take none.

Source: R "La apuesta". A 0 is refused: whoever means none says Nil.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeGuard

from engine.errors import BadBid

Nil = Literal["nil"]
Bid = int | Nil
NIL: Final = "nil"
LEGAL_BIDS: Final[tuple[Bid, ...]] = (NIL, *range(1, 14))


def is_bid(value: object) -> TypeGuard[Bid]:
    """Tell whether `value` is a bid: the text `nil` or a whole number from 1 to 13.

    >>> [is_bid(value) for value in ("nil", 13, 0, 14, True, 2.5)]
    [True, True, False, False, False, False]
    """
    return value == NIL or (type(value) is int and 1 <= value <= 13)


def checked(value: object) -> Bid:
    """Return `value` as a bid. Raises `BadBid` when it is none."""
    if not is_bid(value):
        raise BadBid(value)
    return value


def contract_of(bids: Iterable[Bid | None]) -> int:
    """Return the contract of a partnership in tricks: the sum of the bids that are not nil.

    >>> contract_of([4, "nil"])
    4
    """
    return sum(bid for bid in bids if isinstance(bid, int))
