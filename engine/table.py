"""The table as a value: who sits, what was dealt, bid and played, and the score.

Source: R and G whole; `engine/step.py` is the only place that makes one table from another.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.commands import Moment, PlayerId
from engine.deal import Deal
from engine.errors import NotAPlayer
from engine.events import Reason
from engine.options import Options
from engine.players import is_bot
from engine.seats import Partnership, Seat

Seats = tuple[PlayerId | None, PlayerId | None, PlayerId | None, PlayerId | None]


class Phase(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    PAIRING = "pairing"
    BIDDING = "bidding"
    PLAYING = "playing"
    COUNTING = "counting"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has sat here. Spectators are not persons of a table."""

    id: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """An accusation judged: `proof` are the accused's reneging plays as (trick 1..13, card)."""

    by: Seat
    accused: Seat
    proof: tuple[tuple[int, Card], ...]

    @property
    def is_proven(self) -> bool:
        """Whether the accused reneged in this deal."""
        return bool(self.proof)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won and why. `winner` None: nobody did (tie at the cap, or expired)."""

    winner: Partnership | None
    reason: Reason


@dataclass(frozen=True, slots=True)
class Table:
    """One table. Times are whole seconds UTC, scores are points, bags are tricks over (0..9)."""

    options: Options
    people: tuple[Person, ...]
    """In order of arrival; a person who left stays here and may sit again."""
    seats: Seats
    """Seat 0 is the host and, once chosen, seat 2 the partner. Between games nobody is moved before
    the rematch: there a new host keeps the seat they had."""
    host: PlayerId
    partner: PlayerId | None
    phase: Phase
    secret: bytes
    """What the next deal will be opened with; only its commitment is public."""
    since: int
    """When the awaited player, or the present phase, began to be awaited."""
    touched: int
    """When the last command was accepted."""
    bots: int = 0
    """How many bots have ever sat here: the number of the newest one."""
    game: int = 0
    deal: Deal | None = None
    scores: tuple[int, int] = (0, 0)
    bags: tuple[int, int] = (0, 0)
    """Before the deal on the table was counted while it is played, after it from the count on."""
    outcome: Outcome | None = None
    """Set while a decided count is open, and once the game is finished."""
    verdict: Verdict | None = None
    arrivals: tuple[PlayerId, ...] = ()
    """Those who sit now, in the order in which they took their seat."""

    @property
    def moment(self) -> Moment:
        """The moment that commands must name; all zero before the first game."""
        if self.deal is None:
            return Moment(self.game, 0, 0)
        return Moment(self.game, self.deal.number, self.deal.move)

    @property
    def turn(self) -> Seat | None:
        """The seat awaited to bid or play, None where nobody is."""
        if self.deal is None or self.phase not in (Phase.BIDDING, Phase.PLAYING):
            return None
        return self.deal.turn

    @property
    def awaited(self) -> PlayerId | None:
        """The player awaited to bid or play, None where nobody is."""
        return None if self.turn is None else self.seats[self.turn]

    @property
    def is_full(self) -> bool:
        """Whether all four seats are taken."""
        return None not in self.seats

    @property
    def is_in_game(self) -> bool:
        """Whether a deal is being bid, played or counted."""
        return self.phase in (Phase.BIDDING, Phase.PLAYING, Phase.COUNTING)

    def has_seated(self, player: PlayerId | None) -> bool:
        """Tell whether this player has a seat."""
        return player is not None and player in self.seats

    def seat_of(self, player: PlayerId) -> Seat:
        """Return the player's seat. Raises `NotAPlayer`."""
        if player not in self.seats:
            raise NotAPlayer(player)
        return self.seats.index(player)

    def name_of(self, player: PlayerId) -> str | None:
        """Return a person's name, None for a bot or a stranger."""
        return next((person.name for person in self.people if person.id == player), None)

    @property
    def has_people(self) -> bool:
        """Whether a person has a seat."""
        return any(player is not None and not is_bot(player) for player in self.seats)
