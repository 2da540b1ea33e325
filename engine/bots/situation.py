"""What a bot reads from its view before it plays: what is wanted of it, and what it holds."""

from __future__ import annotations

from dataclasses import dataclass

from engine.bids import NIL
from engine.bots.holding import sure_winners
from engine.cards import Card, Suit
from engine.following import Hand
from engine.seats import Seat, partner_of, partnership_of, rivals_of
from engine.tricks import Trick
from engine.views import TableView


@dataclass(frozen=True, slots=True)
class Situation:
    """`choices` are the cards that follow the rules; `gone` those known to be out of play.

    `need` and `rivals_need` are tricks that each contract still lacks, 0 or less once made; `left`
    counts the tricks to come with this one.
    """

    view: TableView
    seat: Seat
    choices: Hand
    gone: frozenset[Card]
    need: int
    rivals_need: int
    left: int
    seed: bytes

    @staticmethod
    def of(view: TableView, seed: bytes) -> Situation:
        """Return the situation of the seat whose view this is."""
        seat = view.seat or 0
        mine = partnership_of(seat)
        closed = view.last_trick.plays if view.last_trick else ()
        needs = [(view.contracts[pair] or 0) - view.taken[pair] for pair in (0, 1)]
        return Situation(
            view=view,
            seat=seat,
            choices=view.allowed.clean,
            gone=frozenset(play.card for play in (*closed, *view.trick)),
            need=needs[mine],
            rivals_need=needs[1 - mine],
            left=len(view.hand),
            seed=seed,
        )

    @property
    def hand(self) -> Hand:
        """The cards held, sorted."""
        return self.view.hand

    @property
    def trick(self) -> Trick:
        """The open trick. Only where one is open."""
        return Trick(self.view.trick[0].seat, tuple(play.card for play in self.view.trick))

    def keeps_nil(self, seat: Seat) -> bool:
        """Tell whether a seat bid nil and has taken no trick yet."""
        return self.view.seats[seat].bid == NIL and self.view.seats[seat].tricks == 0

    @property
    def nil_rivals(self) -> tuple[Seat, ...]:
        """Rivals whose nil can still be broken."""
        return tuple(seat for seat in rivals_of(self.seat) if self.keeps_nil(seat))

    @property
    def covers_nil(self) -> bool:
        """Whether the partner's nil is still to be protected."""
        return self.keeps_nil(partner_of(self.seat))

    @property
    def wants_tricks(self) -> bool:
        """Whether another trick is worth taking: for the contract, or to set the rivals'."""
        return self.need > 0 or self._can_set

    @property
    def attacks_nil(self) -> bool:
        """Whether a rival's nil may be attacked without losing the own contract over it."""
        is_safe = self.need <= max(0, sure_winners(self.hand, self.gone))
        return bool(self.nil_rivals) and is_safe

    @property
    def _can_set(self) -> bool:
        """Whether the rivals can still make their contract and this hand may keep them from it."""
        to_set = self.left - self.rivals_need + 1
        if self.rivals_need <= 0 or to_set <= 0:
            return False
        return to_set <= sure_winners(self.hand, self.gone) or self._must_set

    @property
    def _must_set(self) -> bool:
        """Whether the rivals win the game by making their contract."""
        mine = partnership_of(self.seat)
        ours, theirs = (
            self.view.scores[pair] + 10 * (self.view.contracts[pair] or 0)
            for pair in (mine, 1 - mine)
        )
        return theirs >= self.view.target and theirs >= ours

    @property
    def rivals_have_spades(self) -> bool:
        """Whether a rival may hold spades, as far as the last trick tells."""
        last = self.view.last_trick
        if last is None or last.plays[0].card.suit is not Suit.SPADES:
            return True
        rivals = rivals_of(self.seat)
        return any(p.card.suit is Suit.SPADES for p in last.plays if p.seat in rivals)
