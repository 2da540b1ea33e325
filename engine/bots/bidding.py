"""What a bot bids. Source: R "Consejos para quien empieza"; figures were fitted on random deals."""

from __future__ import annotations

from typing import Final

from engine.bids import NIL, Bid
from engine.bots.estimate import expected_tricks, nil_chance
from engine.seats import partner_of, partnership_of
from engine.views import TableView

NIL_CHANCE: Final = 0.75
"""A nil is bid from this estimated chance on."""
BOLD_NIL_CHANCE: Final = 0.55
"""The same, where the rivals are about to win."""
FULL_TABLE: Final = 12
"""Four bids that add up to more than this have somebody set."""


def bid_for(view: TableView) -> Bid:
    """Return the bid for the hand, the bids heard and the score."""
    tricks = expected_tricks(view.hand)
    if _is_nil(view, tricks):
        return NIL
    return _adjusted(view, tricks)


def _is_nil(view: TableView, tricks: float) -> bool:
    if _partners_bid(view) == NIL:
        return False
    least = BOLD_NIL_CHANCE if _is_desperate(view) else NIL_CHANCE
    return nil_chance(view.hand) >= least + _price(view, tricks)


def _price(view: TableView, tricks: float) -> float:
    """Return how much surer a nil must be: tricks given up, and a partner who cannot cover."""
    partners = _partners_bid(view)
    cover = 0.0 if not isinstance(partners, int) else 0.03 * (3 - min(partners, 5))
    return max(0.0, tricks - 1.5) * 0.05 + cover


def _adjusted(view: TableView, tricks: float) -> int:
    bid = max(1, min(13, int(tricks + 0.3)))
    heard = [seat.bid for seat in view.seats if isinstance(seat.bid, int)]
    is_last = sum(seat.bid is not None for seat in view.seats) == 3
    if is_last and bid > 1 and sum(heard) + bid > FULL_TABLE:
        bid -= 1
    return _enough_to_win(view, bid)


def _enough_to_win(view: TableView, bid: int) -> int:
    """Return no more than wins the game, where the partner's bid is known."""
    partners = _partners_bid(view)
    if not isinstance(partners, int) or view.seat is None:
        return bid
    lacking = view.target - view.scores[partnership_of(view.seat)]
    enough = max(1, -(-lacking // 10) - partners)
    return min(bid, enough)


def _is_desperate(view: TableView) -> bool:
    """Tell whether an ordinary deal gives the rivals the game, and the own score is behind."""
    if view.seat is None:
        return False
    mine = partnership_of(view.seat)
    theirs = view.scores[1 - mine]
    return theirs + 50 >= view.target and theirs > view.scores[mine] + 60


def _partners_bid(view: TableView) -> Bid | None:
    return None if view.seat is None else view.seats[partner_of(view.seat)].bid
