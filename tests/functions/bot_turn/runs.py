"""Games with bots, driven by the events that are announced."""

from __future__ import annotations

from collections.abc import Callable

from engine.commands import Command
from engine.table import Phase, Table
from functions.ports.values import Connection, Loaded
from functions.use_cases.bot_turn import bot_turn
from functions.use_cases.bot_waking import wake_bot
from functions.use_cases.broadcast import broadcast
from functions.use_cases.carry_out import carry_out
from functions.use_cases.digests import digest_of
from tests.functions.fakes import NOON, World
from tests.functions.tables import TABLE, next_command

Deliver = Callable[[World], None]


def table_of(world: World) -> Table:
    return world.store.load(TABLE, world.site.now()).state.table


def connect(world: World, *players: str) -> None:
    """Let players look at the table for a year."""
    for player in players:
        expires = NOON + 366 * 86_400
        world.store.connect(TABLE, Connection(f"c-{player}", player, True, NOON, expires))


def act(world: World) -> None:
    """Let the awaited person play, or the host close the count, as a message would."""
    site = world.site
    loaded = site.store.load(TABLE, site.now())

    def command(now: Loaded) -> Command:
        return next_command(now.state.table)

    carried = carry_out(site, loaded, command, digest_of("person", str(loaded.state.version)))
    broadcast(site, carried.loaded, carried.events)
    wake_bot(site, carried.loaded)


def deliver(world: World) -> None:
    """Deliver the oldest event."""
    table, moment = world.bus.turns.pop(0)
    bot_turn(world.site, table, moment)


def play_to_the_end(world: World, hand_over: Deliver = deliver) -> int:
    """Play until the game is over; return how many steps it took.

    Fails where a table stands still.
    """
    steps = 0
    while table_of(world).phase is not Phase.FINISHED:
        steps += 1
        assert steps < 20_000
        if world.bus.turns:
            hand_over(world)
        else:
            act(world)
    return steps
