"""What may be asked of a table. Commands are verbs and frozen; `by` is the player who asks.

A player's id is `p0`, `p1`, ... for persons in order of arrival (`p0` opened the table) and `b1`,
`b2`, ... for bots. In-game commands name the `Moment` that the sender was looking at; for another
moment they are `Stale`. An accusation and a resignation may name an earlier move of the same deal,
so that nobody defeats them by playing on.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.bids import Bid
from engine.cards import Card
from engine.options import Options
from engine.seats import Seat
from engine.shuffle import Shuffle

PlayerId = str


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in the life of a table.

    `game` and `deal` count from 1, `move` is bids and plays of the deal so far (0..56).
    """

    game: int
    deal: int
    move: int


# Before a game, and between games ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sit:
    """A person takes the first free seat. `name` is theirs.

    Sitting again with the same id changes nothing. A new person's id is the next one.
    """

    by: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class Leave:
    """A person gives up their seat."""

    by: PlayerId


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """The host frees a person's or a bot's seat."""

    by: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class AddBots:
    """The host fills free seats with bots: all of them, or one `seat`."""

    by: PlayerId
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class ChoosePartner:
    """The host chooses who sits opposite."""

    by: PlayerId
    partner: PlayerId


@dataclass(frozen=True, slots=True)
class Start:
    """The host starts the first game: EMPEZAR LA PARTIDA."""

    by: PlayerId
    shuffle: Shuffle


@dataclass(frozen=True, slots=True)
class Rematch:
    """The host starts another game: REVANCHA.

    `partner` None keeps the pairs; `options` None keeps the options.
    """

    by: PlayerId
    moment: Moment
    shuffle: Shuffle
    partner: PlayerId | None = None
    options: Options | None = None


# In a game --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """Bid on turn."""

    by: PlayerId
    moment: Moment
    bid: Bid


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card on turn."""

    by: PlayerId
    moment: Moment
    card: Card


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Close the count and deal again, or close the game it decided: SIGUIENTE MANO."""

    by: PlayerId
    moment: Moment
    shuffle: Shuffle


@dataclass(frozen=True, slots=True)
class Accuse:
    """Accuse one rival of a renege in this deal: ACUSAR RENUNCIO."""

    by: PlayerId
    moment: Moment
    accused: Seat


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up the game for one's partnership: ABANDONAR."""

    by: PlayerId
    moment: Moment


@dataclass(frozen=True, slots=True)
class Claim:
    """Close and win a game that has waited more than 48 hours for a rival."""

    by: PlayerId
    moment: Moment


# By the site itself -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CloseCount:
    """Close a decided count that nobody pressed for 48 hours."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class Expire:
    """End a table that nobody touched until its day (`engine.clock.ends_at`)."""


LobbyCommand = Sit | Leave | FreeSeat | AddBots | ChoosePartner | Start | Rematch
GameCommand = PlaceBid | PlayCard | NextDeal | Accuse | Resign | Claim
Command = LobbyCommand | GameCommand | CloseCount | Expire
