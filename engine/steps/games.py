"""A game begins: the first, and every rematch. Source: R "La mesa"; readings A18, A19."""

from __future__ import annotations

from dataclasses import replace

from engine.commands import Rematch, Start
from engine.errors import NoPartnerChosen, SeatsFree
from engine.events import Event, GameStarted, PartnerChosen
from engine.seating import with_host_first, with_partner
from engine.shuffle import Shuffle
from engine.steps.dealing import dealt
from engine.steps.people import check_partner
from engine.steps.shared import Step, check_host, check_moment, check_phase
from engine.table import Phase, Table


def start(table: Table, command: Start) -> Step:
    """Start the first game. Raises `OnlyHost`, `WrongPhase`, `SeatsFree`, `NoPartnerChosen`."""
    check_host(table, command.by)
    check_phase(table, Phase.LOBBY, Phase.PAIRING)
    if not table.is_full:
        raise SeatsFree
    if table.partner is None:
        raise NoPartnerChosen
    return _begun(table, command.shuffle)


def rematch(table: Table, command: Rematch) -> Step:
    """Start another game at 0 points.

    Raises `OnlyHost`, `Stale`, `WrongPhase`, `SeatsFree`, `BadPartner`.
    """
    check_host(table, command.by)
    check_moment(table, command.moment)
    check_phase(table, Phase.FINISHED)
    if not table.is_full:
        raise SeatsFree
    paired, chosen = _paired(table, command)
    optioned = replace(paired, options=command.options or table.options)
    after, events = _begun(optioned, command.shuffle)
    return after, (*chosen, *events)


def _paired(table: Table, command: Rematch) -> tuple[Table, tuple[Event, ...]]:
    if command.partner is None:
        return with_host_first(table), ()
    check_partner(table, command.partner)
    return with_partner(table, command.partner), (PartnerChosen(command.partner),)


def _begun(table: Table, shuffle: Shuffle) -> Step:
    fresh = replace(
        table, game=table.game + 1, scores=(0, 0), bags=(0, 0), outcome=None, verdict=None
    )
    after, deal_started = dealt(fresh, shuffle, number=1, dealer=0)
    begun = GameStarted(after.game, after.options.target, after.options.mode)
    return after, (begun, deal_started)
