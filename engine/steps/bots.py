"""Bots take free seats. Source: R "La mesa", Robots; between games too."""

from __future__ import annotations

from dataclasses import replace

from engine.commands import AddBots
from engine.errors import BadSeat, TableFull
from engine.events import BotSat
from engine.players import bot_id
from engine.seating import with_seat_taken
from engine.seats import SEATS, Seat
from engine.steps.shared import Step, check_host, check_phase
from engine.table import Phase, Table


def add_bots(table: Table, command: AddBots) -> Step:
    """Fill the free seats, or the one named. Raises `TableFull`, or `BadSeat` for a taken one."""
    check_host(table, command.by)
    check_phase(table, Phase.LOBBY, Phase.PAIRING, Phase.FINISHED)
    after = table
    for seat in _seats_for(table, command):
        number = after.bots + 1
        after = with_seat_taken(replace(after, bots=number), bot_id(number), seat)
    newcomers = after.arrivals[len(table.arrivals) :]
    return after, tuple(BotSat(bot, after.seat_of(bot)) for bot in newcomers)


def _seats_for(table: Table, command: AddBots) -> tuple[Seat, ...]:
    free = tuple(seat for seat in SEATS if table.seats[seat] is None)
    if not free:
        raise TableFull
    if command.seat is None:
        return free
    if command.seat not in free:
        raise BadSeat(command.seat)
    return (command.seat,)
