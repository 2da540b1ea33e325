"""A bot that is awaited is told so, and told again when that was lost."""

from __future__ import annotations

from engine.commands import Moment
from tests.functions.clients import CONTRIBUTION, Client, opened, secret_of
from tests.functions.fakes import World


def one_person_three_bots(world: World) -> Client:
    table = opened(world)
    host = Client(world, table, secret_of(0))
    host.hello()
    host.send("add_bots")
    host.send("partner", partner="b2")
    host.send("start", contribution=CONTRIBUTION)
    return host


def test_a_bots_turn_is_announced_once_it_is_stored() -> None:
    world = World()
    host = one_person_three_bots(world)
    assert world.bus.turns == [(host.table, Moment(1, 1, 0))]


def test_a_persons_turn_is_announced_to_nobody() -> None:
    world = World()
    opened(world)
    assert world.bus.turns == []


def test_a_sync_announces_a_bots_turn_again_after_five_seconds() -> None:
    world = World()
    host = one_person_three_bots(world)
    version = host.last("update")["version"]
    host.send("sync", version=version)
    assert len(world.bus.turns) == 1
    world.clock.advance(seconds=6)
    host.send("sync", version=version)
    assert world.bus.turns == [(host.table, Moment(1, 1, 0))] * 2


def test_bots_play_at_once_where_the_bus_takes_nothing() -> None:
    world = World()
    world.bus.is_broken = True
    host = one_person_three_bots(world)
    view = host.view()
    assert [seat["bid"] is not None for seat in view["seats"]] == [False, True, True, True]
    assert view["turn"] == 0
