"""Who sits where. Source: R "La mesa": the host's partner sits opposite, the host has seat 0.

Reading A17: of the other two, the one who came first sits to the host's left.
"""

from __future__ import annotations

from dataclasses import replace

from engine.commands import PlayerId
from engine.players import is_bot
from engine.seats import Seat, partner_of
from engine.table import Phase, Seats, Table


def first_free(table: Table) -> Seat | None:
    """Return the lowest free seat, None when the table is full."""
    return table.seats.index(None) if None in table.seats else None


def with_seat_taken(table: Table, player: PlayerId, seat: Seat) -> Table:
    """Return the table with `player` in the free `seat`."""
    seats = _with(table.seats, seat, player)
    return _settled(replace(table, seats=seats, arrivals=(*table.arrivals, player)))


def with_seat_freed(table: Table, player: PlayerId) -> Table:
    """Return the table without `player`; where the host left, the earliest person is host."""
    arrivals = tuple(other for other in table.arrivals if other != player)
    seats = _with(table.seats, table.seat_of(player), None)
    freed = replace(table, seats=seats, arrivals=arrivals)
    if not freed.has_people:
        return replace(freed, phase=Phase.CLOSED)
    host = next(other for other in arrivals if not is_bot(other))
    return _settled(replace(freed, host=host if player == table.host else table.host))


def with_partner(table: Table, partner: PlayerId) -> Table:
    """Return the table with the host at 0, `partner` at 2 and the earlier of the others at 1."""
    chosen = replace(table, partner=partner)
    return replace(chosen, seats=_arranged(chosen))


def with_host_first(table: Table) -> Table:
    """Return the table turned until the host has seat 0; everybody keeps partner and neighbours."""
    turned = table.seat_of(table.host)
    first, left, opposite, right = (table.seats[(seat + turned) % 4] for seat in range(4))
    return replace(table, seats=(first, left, opposite, right))


def _settled(table: Table) -> Table:
    """Return the table with phase, partner and order of seats as they follow from who sits."""
    if table.phase is Phase.FINISHED:
        opposite = table.seats[partner_of(table.seat_of(table.host))]
        return replace(table, partner=opposite)
    partner = table.partner if table.partner in table.seats else None
    settled = replace(
        table,
        partner=None if partner == table.host else partner,
        phase=Phase.PAIRING if table.is_full else Phase.LOBBY,
    )
    has_new_host = table.seats[0] != table.host
    is_paired = settled.partner is not None and settled.is_full
    return replace(settled, seats=_arranged(settled)) if has_new_host or is_paired else settled


def _arranged(table: Table) -> Seats:
    others = [who for who in table.arrivals if who not in (table.host, table.partner)]
    if table.partner is None:
        first, second, third, *_ = (*others, None, None, None)
        return (table.host, first, second, third)
    left, right, *_ = (*others, None, None)
    return (table.host, left, table.partner, right)


def _with(seats: Seats, seat: Seat, player: PlayerId | None) -> Seats:
    changed = list(seats)
    changed[seat] = player
    one, two, three, four = changed
    return (one, two, three, four)
