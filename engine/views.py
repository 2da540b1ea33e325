"""The single door to what anybody may know of a table: people, spectators and bots alike.

No other module shows a table to anyone. Nothing here depends on whether somebody reneged: only the
record does, once closed. The view holds no card older than the last trick.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from engine.bids import Bid, contract_of
from engine.cards import Card
from engine.commands import PlayerId
from engine.deal import Deal
from engine.ending import outcome_of
from engine.events import Reason
from engine.options import RenegeMode
from engine.permissions import Allowed, allowed_to
from engine.players import is_bot
from engine.recording import count_of, counting_taken
from engine.scoring import PairCount
from engine.seats import SEATS, Partnership, Seat, members_of
from engine.shuffle import commitment_to
from engine.table import Phase, Table, Verdict

__all__ = [
    "Allowed",
    "CountView",
    "OutcomeView",
    "PlayView",
    "SeatView",
    "TableView",
    "TrickView",
    "VerdictView",
    "Views",
    "view",
]


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. `player` None: free. `name` None for bots and free seats.

    `tricks` taken in this deal, `cards` still held (0..13).
    """

    player: PlayerId | None
    kind: Literal["person", "bot", "free"]
    name: str | None
    bid: Bid | None
    tricks: int
    cards: int


@dataclass(frozen=True, slots=True)
class PlayView:
    """A card and the seat that played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickView:
    """A trick closed: four plays in order, and who took it."""

    plays: tuple[PlayView, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class CountView:
    """CONTANDO LOS PUNTOS: both partnerships' count of the deal just played.

    `decided`: the count ends the game, so that the next press closes it.
    """

    pairs: tuple[PairCount, PairCount]
    decided: bool


@dataclass(frozen=True, slots=True)
class VerdictView:
    """An accusation judged."""

    by: Seat
    accused: Seat
    proven: bool


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """Who won the game and why."""

    winner: Partnership | None
    reason: Reason
    verdict: VerdictView | None


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything one viewer may know of a table.

    `you`: the viewer's player id, None for a spectator; `seat`: where they sit. `game`, `deal`,
    `move` are the moment to name in commands. `turn`: the seat awaited to bid or play; `since`:
    from when (UTC seconds). `hand`: the viewer's own cards while they are in play, sorted.
    `trick`: the plays on the table in order. `contracts`, `taken`: by partnership, tricks; a
    contract is None until one of the two has bid, and 0 where both bid nil; `taken` leaves out the
    tricks of a nil bidder, which never count for it. `scores` in points and `bags` by partnership.
    `commitment`: to the next deal.
    """

    phase: Phase
    target: int
    mode: RenegeMode
    host: PlayerId
    partner: PlayerId | None
    you: PlayerId | None
    seat: Seat | None
    seats: tuple[SeatView, SeatView, SeatView, SeatView]
    game: int
    deal: int
    move: int
    dealer: Seat | None
    turn: Seat | None
    since: int
    hand: tuple[Card, ...]
    trick: tuple[PlayView, ...]
    last_trick: TrickView | None
    spades_broken: bool
    contracts: tuple[int | None, int | None]
    taken: tuple[int, int]
    scores: tuple[int, int]
    bags: tuple[int, int]
    count: CountView | None
    outcome: OutcomeView | None
    allowed: Allowed
    commitment: str


def view(table: Table, viewer: PlayerId | None) -> TableView:
    """Return what `viewer` may know: a player's id, or None for a spectator.

    A former player sees what a spectator sees.
    """
    return Views(table).of(viewer)


class Views:
    """One table, shown to one after another: what all of them see is made once."""

    def __init__(self, table: Table) -> None:
        """Show `table`."""
        self._table = table
        self._of_all = _of_spectator(table)

    def of(self, viewer: PlayerId | None) -> TableView:
        """Return what `viewer` may know, as `view` does."""
        table = self._table
        if viewer is None or not table.has_seated(viewer):
            return self._of_all
        seat = table.seat_of(viewer)
        hand, allowed = _hand(table, seat), allowed_to(table, viewer)
        return replace(self._of_all, you=viewer, seat=seat, hand=hand, allowed=allowed)


def _of_spectator(table: Table) -> TableView:
    deal, moment = table.deal, table.moment
    return TableView(
        phase=table.phase,
        target=table.options.target,
        mode=table.options.mode,
        host=table.host,
        partner=table.partner,
        you=None,
        seat=None,
        seats=_seats(table),
        game=moment.game,
        deal=moment.deal,
        move=moment.move,
        dealer=None if deal is None else deal.dealer,
        turn=table.turn,
        since=table.since,
        hand=(),
        trick=_open_trick(deal),
        last_trick=_last_trick(deal),
        spades_broken=deal is not None and deal.spades_broken,
        contracts=(_contract(deal, 0), _contract(deal, 1)),
        taken=(0, 0) if deal is None else counting_taken(deal),
        scores=table.scores,
        bags=table.bags,
        count=_count(table),
        outcome=_outcome(table),
        allowed=allowed_to(table, None),
        commitment=commitment_to(table.secret),
    )


def _seats(table: Table) -> tuple[SeatView, SeatView, SeatView, SeatView]:
    deal = table.deal
    held = (0, 0, 0, 0) if deal is None else deal.cards_held()
    taken = (0, 0, 0, 0) if deal is None else deal.taken
    bids = (None, None, None, None) if deal is None else deal.bids
    one, two, three, four = (
        _seat(table, seat, bids[seat], taken[seat], held[seat]) for seat in SEATS
    )
    return (one, two, three, four)


def _seat(table: Table, seat: Seat, bid: Bid | None, tricks: int, cards: int) -> SeatView:
    player = table.seats[seat]
    if player is None:
        return SeatView(None, "free", None, bid, tricks, cards)
    kind: Literal["person", "bot"] = "bot" if is_bot(player) else "person"
    return SeatView(player, kind, table.name_of(player), bid, tricks, cards)


def _hand(table: Table, seat: Seat) -> tuple[Card, ...]:
    """Return the viewer's cards. Between games others may sit there, so nobody has any."""
    if table.deal is None or not table.is_in_game:
        return ()
    return table.deal.hand_of(seat)


def _open_trick(deal: Deal | None) -> tuple[PlayView, ...]:
    trick = deal and deal.open_trick
    return tuple(PlayView(*play) for play in trick.plays) if trick else ()


def _last_trick(deal: Deal | None) -> TrickView | None:
    closed = [trick for trick in deal.tricks if trick.is_closed] if deal else []
    if not closed:
        return None
    return TrickView(tuple(PlayView(*play) for play in closed[-1].plays), closed[-1].winner)


def _contract(deal: Deal | None, partnership: Partnership) -> int | None:
    bids = [deal.bids[seat] for seat in members_of(partnership)] if deal else []
    return contract_of(bids) if any(bid is not None for bid in bids) else None


def _count(table: Table) -> CountView | None:
    pairs = count_of(table, table.deal) if table.deal else None
    if pairs is None or table.deal is None:
        return None
    outcome = outcome_of(table.scores, table.options.target, table.deal.number)
    return CountView(pairs, decided=outcome is not None)


def _outcome(table: Table) -> OutcomeView | None:
    outcome = table.outcome
    if outcome is None:
        return None
    return OutcomeView(outcome.winner, outcome.reason, _verdict(table.verdict))


def _verdict(verdict: Verdict | None) -> VerdictView | None:
    if verdict is None:
        return None
    return VerdictView(verdict.by, verdict.accused, verdict.is_proven)
