"""Views for tests of bots, in notation. The bot has seat 0: partner 2, rivals 1 and 3."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.bids import LEGAL_BIDS, Bid, contract_of
from engine.cards import cards
from engine.following import clean_cards
from engine.scoring import counting_tricks
from engine.seats import SEATS, members_of
from engine.table import Phase
from engine.tricks import Trick
from engine.views import Allowed, PlayView, SeatView, TableView, TrickView, view
from tests.engine.tables import dealt

EMPTY = view(dealt(people=1, partner="b2"), "p0")

Bids = Sequence[Bid | None]


def bidding(
    hand: str,
    bids: Bids = (None, None, None, None),
    *,
    scores: tuple[int, int] = (0, 0),
) -> TableView:
    """Return the view of seat 0 on turn to bid."""
    base = replace(EMPTY, hand=tuple(sorted(cards(hand))), scores=scores, turn=0)
    return replace(base, seats=_seats(bids, (0, 0, 0, 0)), allowed=Allowed(bids=LEGAL_BIDS))


def playing(
    hand: str,
    trick: str = "",
    *,
    bids: Bids = (3, 3, 3, 3),
    taken: Sequence[int] = (0, 0, 0, 0),
    last: str = "",
    last_leader: int = 0,
    broken: bool = True,
    scores: tuple[int, int] = (0, 0),
) -> TableView:
    """Return the view of seat 0 on turn to play; `trick` are the cards before its own, in order."""
    held, played = tuple(sorted(cards(hand))), cards(trick)
    leader = (4 - len(played)) % 4
    plays = Trick(leader, played).plays if played else ()
    clean = clean_cards(held, played[0].suit if played else None, broken)
    closed = Trick(last_leader, cards(last)) if last else None
    shown = closed and TrickView(tuple(PlayView(*play) for play in closed.plays), closed.winner)
    return replace(
        EMPTY,
        phase=Phase.PLAYING,
        turn=0,
        hand=held,
        trick=tuple(PlayView(*play) for play in plays),
        last_trick=shown or None,
        spades_broken=broken,
        scores=scores,
        seats=_seats(bids, taken),
        contracts=(_contract(bids, 0), _contract(bids, 1)),
        taken=(_taken(bids, taken, 0), _taken(bids, taken, 1)),
        allowed=Allowed(cards=clean, clean=clean),
    )


def _seats(bids: Bids, taken: Sequence[int]) -> tuple[SeatView, SeatView, SeatView, SeatView]:
    one, two, three, four = (
        SeatView(f"b{seat}", "bot", None, bids[seat], taken[seat], 0) for seat in SEATS
    )
    return (one, two, three, four)


def _contract(bids: Bids, partnership: int) -> int:
    return contract_of(bids[seat] for seat in members_of(partnership))


def _taken(bids: Bids, taken: Sequence[int], partnership: int) -> int:
    return counting_tricks([(bids[seat], taken[seat]) for seat in members_of(partnership)])
