"""Sitting down, standing up, and who sits opposite the host."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.commands import ChoosePartner, FreeSeat, Leave, PlayerId, Sit
from engine.errors import BadPartner, BadSeat, NotAPlayer, TableFull, WrongPhase
from engine.events import (
    Event,
    HostChanged,
    PartnerChosen,
    PlayerLeft,
    PlayerSat,
    TableClosed,
)
from engine.names import checked_name
from engine.players import person_id
from engine.seating import first_free, with_partner, with_seat_freed, with_seat_taken
from engine.seats import SEATS
from engine.steps.shared import (
    BEFORE_OR_BETWEEN_GAMES,
    Step,
    check_host,
    check_phase,
    person_seat,
)
from engine.table import Person, Phase, Table

PEOPLE_LIMIT: Final = 250
"""Persons who may ever have sat at one table."""


def sit(table: Table, command: Sit) -> Step:
    """Seat a person in the first free seat. Raises `WrongPhase`, `TableFull`, `BadName`."""
    if table.has_seated(command.by):
        return table, ()
    if table.phase is Phase.CLOSED:
        raise WrongPhase(table.phase)
    seat = first_free(table)
    if seat is None:
        raise TableFull(command.by)
    person = Person(command.by, checked_name(command.name))
    seated = with_seat_taken(_with_person(table, person), person.id, seat)
    return seated, (PlayerSat(person.id, person.name, seated.seat_of(person.id)),)


def leave(table: Table, command: Leave) -> Step:
    """Free one's own seat. Raises `WrongPhase` in a game: that would be resigning."""
    person_seat(table, command.by)
    check_phase(table, *BEFORE_OR_BETWEEN_GAMES)
    return _stood_up(table, command.by)


def free_seat(table: Table, command: FreeSeat) -> Step:
    """Free somebody's seat for the host. Raises `BadSeat` for a free one or the host's own."""
    check_host(table, command.by)
    check_phase(table, *BEFORE_OR_BETWEEN_GAMES)
    occupant = table.seats[command.seat] if command.seat in SEATS else None
    if occupant is None or occupant == table.host:
        raise BadSeat(command.seat)
    return _stood_up(table, occupant)


def choose_partner(table: Table, command: ChoosePartner) -> Step:
    """Put the partner opposite the host. Raises `BadPartner` for the host or who does not sit."""
    check_host(table, command.by)
    check_phase(table, Phase.LOBBY, Phase.PAIRING)
    check_partner(table, command.partner)
    return with_partner(table, command.partner), (PartnerChosen(command.partner),)


def check_partner(table: Table, partner: PlayerId) -> None:
    """Raise `BadPartner` for the host, or somebody who does not sit here."""
    if partner == table.host or not table.has_seated(partner):
        raise BadPartner(partner)


def _with_person(table: Table, person: Person) -> Table:
    """Return the table that knows the person: a new arrival, or a former one under this name."""
    if table.name_of(person.id) is not None:
        people = tuple(person if other.id == person.id else other for other in table.people)
        return replace(table, people=people)
    if person.id != person_id(len(table.people)):
        raise NotAPlayer(person.id)
    if len(table.people) >= PEOPLE_LIMIT:
        raise TableFull(person.id)
    return replace(table, people=(*table.people, person))


def _stood_up(table: Table, player: PlayerId) -> Step:
    after = with_seat_freed(table, player)
    events: list[Event] = [PlayerLeft(player, table.seat_of(player))]
    if after.host != table.host:
        events.append(HostChanged(after.host))
    if after.phase is Phase.CLOSED:
        events.append(TableClosed())
    return after, tuple(events)
