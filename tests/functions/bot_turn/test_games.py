"""Whole games with bots, called by events that come twice, out of order, or not at all."""

from __future__ import annotations

import random

import pytest

from engine.table import Phase
from functions.use_cases.bot_turn import bot_turn
from functions.use_cases.sweep import sweep
from tests.functions.bot_turn.runs import play_to_the_end, table_of
from tests.functions.fakes import World, plenty_of_time
from tests.functions.tables import TABLE, game, stored


@pytest.mark.parametrize("people", [1, 2])
def test_a_game_with_bots_is_played_to_its_end(people: int) -> None:
    world = World()
    stored(world.store, game(people))
    play_to_the_end(world)
    outcome = table_of(world).outcome
    assert outcome is not None
    assert outcome.reason in {"target", "minus200"}
    assert world.log.lines == []


def test_a_game_whose_events_come_twice_and_late_is_played_once() -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    world = World()
    stored(world.store, game(people=1))

    def deliver_badly(world: World) -> None:
        """Deliver any event of those announced, and now and then keep it for another time."""
        event = chance.choice(world.bus.turns)
        if chance.random() < 0.7:
            world.bus.turns.remove(event)
        bot_turn(world.site, *event)

    play_to_the_end(world, deliver_badly)
    assert world.log.lines == []
    records = list(world.store.records(TABLE))
    assert [record.deal for record in records] == list(range(1, len(records) + 1))
    assert all(len(record.plays) == 52 for record in records)


def test_a_game_without_a_bus_is_played_by_those_who_call() -> None:
    world = World()
    world.bus.is_broken = True
    loaded = stored(world.store, game(people=1))
    bot_turn(world.site, TABLE, loaded.state.table.moment)
    play_to_the_end(world)
    assert table_of(world).phase is Phase.FINISHED


def test_a_game_whose_events_are_lost_goes_on_with_the_sweep() -> None:
    world = World()
    stored(world.store, game(people=1))
    lost = 0

    def lose(world: World) -> None:
        """Lose every event.

        A minute later the sweep announces the turn again, and that one arrives.
        """
        nonlocal lost
        lost += len(world.bus.turns)
        world.bus.turns.clear()
        world.clock.advance(seconds=60)
        sweep(world.site, plenty_of_time)
        bot_turn(world.site, *world.bus.turns.pop(0))

    play_to_the_end(world, lose)
    assert lost > 100
