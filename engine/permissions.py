"""What one viewer may ask of a table now: the same rules as the steps, asked beforehand.

In renege mode `allowed` nothing here depends on a renege: whom one may accuse follows from phase
and mode alone, and the clean cards from the viewer's own hand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.bids import LEGAL_BIDS, Bid
from engine.cards import Card
from engine.clock import claim_from
from engine.commands import PlayerId
from engine.deal import Deal
from engine.following import accepted_cards, clean_cards
from engine.options import RenegeMode
from engine.players import is_bot
from engine.seats import SEATS, Seat, partnership_of, rivals_of
from engine.table import Phase, Table


@dataclass(frozen=True, slots=True)
class Allowed:
    """What this viewer may ask for now. The client derives none of it.

    `bids`: legal bids, empty when not on turn. `cards`: cards the table accepts now, empty when not
    on turn. `clean`: of these, the ones that follow the rules (gold). `accuse`: rivals who may be
    accused. `claim_from`: UTC seconds from which this viewer may claim, None: not at all.
    `partners`: players who may be chosen (also for a rematch). `free`: seats that may be freed.
    """

    bids: tuple[Bid, ...] = ()
    cards: tuple[Card, ...] = ()
    clean: tuple[Card, ...] = ()
    next_deal: bool = False
    accuse: tuple[Seat, ...] = ()
    resign: bool = False
    claim_from: int | None = None
    sit: bool = False
    leave: bool = False
    free: tuple[Seat, ...] = ()
    add_bots: bool = False
    partners: tuple[PlayerId, ...] = ()
    start: bool = False
    rematch: bool = False


def allowed_to(table: Table, you: PlayerId | None) -> Allowed:
    """Return what the seated player `you`, or None for anybody else, may ask for."""
    if you is None:
        return Allowed(sit=_may_sit(table))
    seat = table.seat_of(you)
    on_turn = _on_turn(table, seat)
    if is_bot(you):
        return on_turn
    person = _of_person(table, seat, on_turn)
    return _of_host(table, person) if you == table.host else person


def _may_sit(table: Table) -> bool:
    return table.phase in (Phase.LOBBY, Phase.FINISHED) and not table.is_full


def _on_turn(table: Table, seat: Seat) -> Allowed:
    """Return the bids or cards of the seat on turn, nothing for the others."""
    if table.deal is None or table.turn != seat:
        return Allowed()
    if table.phase is Phase.BIDDING:
        return Allowed(bids=LEGAL_BIDS)
    return _cards(table, table.deal, seat)


def _cards(table: Table, deal: Deal, seat: Seat) -> Allowed:
    hand, led_suit, broken = deal.hand_of(seat), deal.led_suit, deal.spades_broken
    must_follow = must_follow_suit(table, seat)
    return Allowed(
        cards=accepted_cards(hand, led_suit, broken, must_follow=must_follow),
        clean=clean_cards(hand, led_suit, broken),
    )


def must_follow_suit(table: Table, seat: Seat) -> bool:
    """Tell whether the table refuses a renege from this seat: by its mode, or of a bot."""
    player = table.seats[seat]
    is_prevented = table.options.mode is RenegeMode.PREVENTED
    return is_prevented or (player is not None and is_bot(player))


def _of_person(table: Table, seat: Seat, on_turn: Allowed) -> Allowed:
    is_open = table.is_in_game and table.outcome is None
    may_accuse = table.options.mode is RenegeMode.ALLOWED and table.phase in (
        Phase.PLAYING,
        Phase.COUNTING,
    )
    return replace(
        on_turn,
        next_deal=table.phase is Phase.COUNTING,
        accuse=rivals_of(seat) if may_accuse else (),
        resign=is_open,
        claim_from=_claim_from(table, seat),
        leave=not table.is_in_game and table.phase is not Phase.CLOSED,
    )


def _claim_from(table: Table, seat: Seat) -> int | None:
    turn, awaited = table.turn, table.awaited
    if turn is None or awaited is None or is_bot(awaited):
        return None
    return None if partnership_of(turn) == partnership_of(seat) else claim_from(table)


def _of_host(table: Table, person: Allowed) -> Allowed:
    if table.is_in_game or table.phase is Phase.CLOSED:
        return person
    others = [seat for seat in SEATS if table.seats[seat] not in (None, table.host)]
    partners = tuple(player for player in table.arrivals if player != table.host)
    return replace(
        person,
        free=tuple(others),
        add_bots=not table.is_full,
        partners=partners,
        start=table.phase is Phase.PAIRING and table.partner is not None,
        rematch=table.phase is Phase.FINISHED and table.is_full,
    )
