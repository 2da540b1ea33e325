"""A card is played, and what follows: a trick taken, a deal counted.

Source: R "Cómo se juega una baza", "El recuento", "El renuncio" (a bot always follows suit).
"""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card, Suit
from engine.commands import PlayCard
from engine.deal import Deal
from engine.ending import outcome_of
from engine.errors import NotYourTurn
from engine.events import CardPlayed, DealCounted, Event, SpadesBroken, TrickTaken
from engine.following import check_play
from engine.permissions import must_follow_suit
from engine.scoring import count_deal
from engine.seats import Seat
from engine.steps.shared import Step, check_moment, deal_in
from engine.table import Phase, Table


def play_card(table: Table, command: PlayCard) -> Step:
    """Play on turn. Raises `NotAPlayer`, `Stale`, `WrongPhase`, `NotYourTurn`, `BrokenRule`."""
    seat = table.seat_of(command.by)
    check_moment(table, command.moment)
    deal = deal_in(table, Phase.PLAYING)
    if seat != deal.turn:
        raise NotYourTurn(command.by)
    _check_card(table, deal, seat, command.card)
    after = deal.with_play(command.card)
    events = _events_of(deal, after, seat, command.card)
    if not after.is_played_out:
        return replace(table, deal=after), events
    counted = _counted(table, after)
    decided = counted.outcome is not None
    return counted, (*events, DealCounted(after.number, decided))


def _check_card(table: Table, deal: Deal, seat: Seat, card: Card) -> None:
    check_play(
        card,
        deal.hand_of(seat),
        deal.led_suit,
        deal.spades_broken,
        must_follow=must_follow_suit(table, seat),
    )


def _events_of(before: Deal, after: Deal, seat: Seat, card: Card) -> tuple[Event, ...]:
    events: list[Event] = [CardPlayed(seat, card)]
    if card.suit is Suit.SPADES and not before.spades_broken:
        events.append(SpadesBroken(seat))
    trick = after.tricks[-1]
    if trick.is_closed:
        events.append(TrickTaken(trick.winner, len(after.plays) // 4))
    return tuple(events)


def _counted(table: Table, deal: Deal) -> Table:
    first, second = count_deal(deal.bids, deal.taken, table.scores, table.bags)
    scores = (first.score_after, second.score_after)
    return replace(
        table,
        phase=Phase.COUNTING,
        deal=deal,
        scores=scores,
        bags=(first.bags_after, second.bags_after),
        outcome=outcome_of(scores, table.options.target, deal.number),
    )
