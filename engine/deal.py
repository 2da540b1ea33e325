"""One deal: from the shuffle to its thirteenth trick.

Derived things are properties, the dear ones kept once asked for; no field says the same twice.
Source: R "El reparto", "La apuesta", "Cómo se juega una baza".
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from engine.bids import Bid
from engine.cards import Card, Suit
from engine.following import Hand
from engine.seats import SEATS, Seat, left_of
from engine.shuffle import Deck
from engine.tricks import Trick, tricks_from


@dataclass(frozen=True)
class Deal:
    """`number` counts from 1 in each game.

    Cards go out one at a time from the dealer's left, so `deck` gives the hands. `bids` by seat,
    None while not said; `plays` are cards in order of play (who played follows from the rules).
    """

    number: int
    dealer: Seat
    deck: Deck
    secret: bytes
    contribution: bytes
    bids: tuple[Bid | None, Bid | None, Bid | None, Bid | None] = (None, None, None, None)
    plays: tuple[Card, ...] = ()

    @property
    def leader(self) -> Seat:
        """The dealer's left: bids first and leads first."""
        return left_of(self.dealer)

    @property
    def move(self) -> int:
        """Bids and plays so far, 0..56."""
        return sum(bid is not None for bid in self.bids) + len(self.plays)

    @property
    def is_bid_out(self) -> bool:
        """Whether all four have bid."""
        return None not in self.bids

    @property
    def is_played_out(self) -> bool:
        """Whether all thirteen tricks were played."""
        return len(self.plays) == len(self.deck)

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks so far; the last one may be open."""
        return tricks_from(self.leader, self.plays)

    @property
    def open_trick(self) -> Trick | None:
        """The trick on the table, None between tricks."""
        tricks = self.tricks
        return None if not tricks or tricks[-1].is_closed else tricks[-1]

    @property
    def led_suit(self) -> Suit | None:
        """The suit to follow, None where the next card leads."""
        trick = self.open_trick
        return None if trick is None else trick.led_suit

    @cached_property
    def turn(self) -> Seat | None:
        """The seat to bid or play, None once all is played."""
        if not self.is_bid_out:
            return (self.leader + self.move) % 4
        if self.is_played_out:
            return None
        if not self.plays:
            return self.leader
        last = self.tricks[-1]
        return last.winner if last.is_closed else (last.leader + len(last.cards)) % 4

    @cached_property
    def spades_broken(self) -> bool:
        """Whether any spade was played in this deal."""
        return any(card.suit is Suit.SPADES for card in self.plays)

    @cached_property
    def taken(self) -> tuple[int, int, int, int]:
        """Tricks taken, by seat."""
        winners = [trick.winner for trick in self.tricks if trick.is_closed]
        return (winners.count(0), winners.count(1), winners.count(2), winners.count(3))

    def dealt_to(self, seat: Seat) -> Hand:
        """Return the thirteen cards a seat was dealt, sorted."""
        return self._dealt[seat]

    def hand_of(self, seat: Seat) -> Hand:
        """Return the cards a seat still holds, sorted."""
        return self._hands[seat]

    @cached_property
    def _dealt(self) -> tuple[Hand, ...]:
        hands = (self.deck[(seat - self.leader) % 4 :: 4] for seat in SEATS)
        return tuple(tuple(sorted(hand, key=lambda card: card.index)) for hand in hands)

    @cached_property
    def _hands(self) -> tuple[Hand, ...]:
        played = frozenset(self.plays)
        return tuple(tuple(card for card in hand if card not in played) for hand in self._dealt)

    def cards_held(self) -> tuple[int, int, int, int]:
        """Return how many cards each seat still holds, by seat."""
        one, two, three, four = (len(self.hand_of(seat)) for seat in SEATS)
        return (one, two, three, four)

    def with_bid(self, bid: Bid) -> Deal:
        """Return the deal after the seat on turn bid."""
        turn = self.turn
        one, two, three, four = (
            bid if seat == turn else said for seat, said in zip(SEATS, self.bids, strict=True)
        )
        return replace(self, bids=(one, two, three, four))

    def with_play(self, card: Card) -> Deal:
        """Return the deal after the seat on turn played."""
        return replace(self, plays=(*self.plays, card))
