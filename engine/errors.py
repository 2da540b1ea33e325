"""Everything the engine refuses, as one tree.

::

    Refused (ValueError)        code
    |-- NotNow
    |   |-- WrongPhase          wrong_phase
    |   |-- GameDecided         game_decided
    |   |-- NotYourTurn         not_your_turn
    |   |-- Stale               stale
    |   `-- NotYet48Hours       not_yet_48_hours
    |-- NotYou
    |   |-- NotAPlayer          not_a_player
    |   |-- OnlyHost            only_host
    |   |-- NotARival           not_a_rival
    |   |-- NotTheOtherPair     not_the_other_pair
    |   |-- BotsAreNeverAbsent  bots_are_never_absent
    |   `-- BotsNeverDoThis     bots_never_do_this
    |-- BrokenRule
    |   |-- MustFollowSuit      must_follow_suit
    |   |-- SpadesNotBroken     spades_not_broken
    |   |-- CardNotInHand       card_not_in_hand
    |   |-- BadBid              bad_bid
    |   `-- RenegePrevented     renege_prevented
    |-- BadSeating
    |   |-- BadPartner          bad_partner
    |   |-- NoPartnerChosen     no_partner_chosen
    |   |-- TableFull           table_full
    |   |-- SeatsFree           seats_free
    |   `-- BadSeat             bad_seat
    `-- BadText
        |-- BadCard             bad_card
        |-- BadName             bad_name
        |-- BadShuffle          bad_shuffle
        |-- BadRecord           bad_record
        `-- BadEncoding         bad_encoding

A refused step changes nothing. The client translates `code`; `str(error)` is for logs and tests.
"""

from __future__ import annotations

from typing import ClassVar


class Refused(ValueError):
    """A command that the rules or the moment do not allow."""

    code: ClassVar[str] = "refused"


class NotNow(Refused):
    """The command may be right, the moment is not."""


class WrongPhase(NotNow):
    """The table is in another phase than the command needs."""

    code = "wrong_phase"


class GameDecided(NotNow):
    """The count has decided the game: it can no longer be resigned."""

    code = "game_decided"


class NotYourTurn(NotNow):
    """Another seat is awaited."""

    code = "not_your_turn"


class Stale(NotNow):
    """The command was meant for another game, deal or move than the one on the table."""

    code = "stale"


class NotYet48Hours(NotNow):
    """The table has not waited for more than 48 hours."""

    code = "not_yet_48_hours"


class NotYou(Refused):
    """Somebody else may do this, the sender may not."""


class NotAPlayer(NotYou):
    """The sender does not sit at this table."""

    code = "not_a_player"


class OnlyHost(NotYou):
    """Only the host does this."""

    code = "only_host"


class NotARival(NotYou):
    """The seat named is not one of the sender's two rivals."""

    code = "not_a_rival"


class NotTheOtherPair(NotYou):
    """The sender's own partnership is the one awaited."""

    code = "not_the_other_pair"


class BotsAreNeverAbsent(NotYou):
    """The table waits for a bot, and bots are never absent."""

    code = "bots_are_never_absent"


class BotsNeverDoThis(NotYou):
    """Bots bid and play; they do nothing else."""

    code = "bots_never_do_this"


class BrokenRule(Refused):
    """A rule of the game forbids it."""


class MustFollowSuit(BrokenRule):
    """The led suit is held and must be played (renege prevented)."""

    code = "must_follow_suit"


class SpadesNotBroken(BrokenRule):
    """Spades may not be led yet."""

    code = "spades_not_broken"


class CardNotInHand(BrokenRule):
    """The sender does not hold this card."""

    code = "card_not_in_hand"


class BadBid(BrokenRule):
    """Not a bid: a bid is 1 to 13 or nil."""

    code = "bad_bid"


class RenegePrevented(BrokenRule):
    """This table prevents reneges, so there is nothing to accuse."""

    code = "renege_prevented"


class BadSeating(Refused):
    """Seats and partners do not allow it."""


class BadPartner(BadSeating):
    """The partner named is the host, or does not sit here."""

    code = "bad_partner"


class NoPartnerChosen(BadSeating):
    """The host has not chosen a partner yet."""

    code = "no_partner_chosen"


class TableFull(BadSeating):
    """All four seats are taken."""

    code = "table_full"


class SeatsFree(BadSeating):
    """A game needs four players."""

    code = "seats_free"


class BadSeat(BadSeating):
    """There is no such seat, or not that occupant in it."""

    code = "bad_seat"


class BadText(Refused):
    """Something handed in cannot be read."""


class BadCard(BadText):
    """Not a card: a card is rank then suit."""

    code = "bad_card"


class BadName(BadText):
    """Not a name: 1 to 20 graphemes and at most 80 bytes."""

    code = "bad_name"


class BadShuffle(BadText):
    """Secret or contribution of the wrong length, or a deck that is not 52 cards."""

    code = "bad_shuffle"


class BadRecord(BadText):
    """A record that is malformed or does not follow the rules."""

    code = "bad_record"


class BadEncoding(BadText):
    """A stored table that this version cannot read."""

    code = "bad_encoding"
