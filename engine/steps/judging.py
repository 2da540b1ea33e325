"""ACUSAR RENUNCIO. Source: R "El renuncio"; readings A07 to A11.

Only the plays of the accused in this deal count, against the cards they really held.
"""

from __future__ import annotations

from dataclasses import replace

from engine.commands import Accuse
from engine.deal import Deal
from engine.errors import NotARival, RenegePrevented
from engine.events import VerdictGiven
from engine.options import RenegeMode
from engine.reneges import reneges_in
from engine.seats import Seat, partnership_of, rivals_of
from engine.steps.finishing import finished
from engine.steps.shared import Step, check_reached, deal_in, person_seat
from engine.table import Outcome, Phase, Table, Verdict


def accuse(table: Table, command: Accuse) -> Step:
    """Judge one named rival; the game ends.

    Raises `NotAPlayer`, `BotsNeverDoThis`, `Stale`, `RenegePrevented`, `WrongPhase`, `NotARival`.
    """
    seat = person_seat(table, command.by)
    check_reached(table, command.moment)
    if table.options.mode is RenegeMode.PREVENTED:
        raise RenegePrevented
    deal = deal_in(table, Phase.PLAYING, Phase.COUNTING)
    if command.accused not in rivals_of(seat):
        raise NotARival(command.accused)
    verdict = _verdict(deal, seat, command.accused)
    after, events = finished(replace(table, verdict=verdict), deal, _outcome(verdict))
    return after, (VerdictGiven(verdict.by, verdict.accused, verdict.is_proven), *events)


def _verdict(deal: Deal, by: Seat, accused: Seat) -> Verdict:
    proof = [(found.trick, found.card) for found in reneges_in(deal) if found.seat == accused]
    return Verdict(by, accused, tuple(proof))


def _outcome(verdict: Verdict) -> Outcome:
    if verdict.is_proven:
        return Outcome(partnership_of(verdict.by), "renege_proven")
    return Outcome(partnership_of(verdict.accused), "renege_not_proven")
