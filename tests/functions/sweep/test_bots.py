"""The sweep and bots whose event was lost."""

from __future__ import annotations

from engine.commands import Moment
from functions.use_cases.sweep import sweep
from tests.functions.fakes import World, plenty_of_time
from tests.functions.sweep.days import act, due_of, load, pass_time
from tests.functions.tables import TABLE, game, stored

FIRST = (TABLE, Moment(1, 1, 0))


def test_an_overdue_bot_is_announced_again_each_minute(world: World) -> None:
    stored(world.store, game(people=1))
    pass_time(world, seconds=60)
    assert world.bus.turns == [FIRST]
    pass_time(world, seconds=120)
    assert world.bus.turns == [FIRST] * 3


def test_a_bot_that_was_just_called_is_left_alone(world: World) -> None:
    stored(world.store, game(people=3))
    world.clock.advance(seconds=56)
    act(world)
    assert load(world).state.table.awaited == "b1"
    world.clock.advance(seconds=4)
    sweep(world.site, plenty_of_time)
    assert world.bus.turns == []
    assert due_of(world) == world.site.now() + 60


def test_without_a_bus_the_sweep_plays_for_the_bots(world: World) -> None:
    stored(world.store, game(people=1))
    world.bus.is_broken = True
    pass_time(world, seconds=60)
    assert load(world).state.table.awaited == "p0"


def test_bots_are_never_called_absent(world: World) -> None:
    stored(world.store, game(people=1))
    pass_time(world, days=3)
    assert load(world).state.marks == ""


def test_a_table_in_play_keeps_its_place_in_the_index(world: World) -> None:
    stored(world.store, game())
    world.clock.advance(seconds=30)
    act(world)
    world.clock.advance(seconds=30)
    sweep(world.site, plenty_of_time)
    due = due_of(world)
    act(world)
    assert due_of(world) == due == world.site.now() + 60
