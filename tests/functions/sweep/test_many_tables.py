"""Many tables due at once: pages, broken ones, and too little time."""

from __future__ import annotations

from functions.use_cases.sweep import BATCH, OWN_SHARE, SET_ASIDE, sweep, sweep_tables
from tests.functions.fakes import NOON, World, plenty_of_time
from tests.functions.sweep.interrupted import InterruptedStore
from tests.functions.tables import game, stored


def names(count: int) -> list[str]:
    return [f"table{number:07d}" for number in range(count)]


def due_tables(world: World, count: int) -> list[str]:
    """Store so many games whose bots' event was lost a minute ago."""
    for name in names(count):
        stored(world.store, game(people=1), name=name)
    world.clock.advance(seconds=60)
    return names(count)


def still_due(world: World) -> list[str]:
    return list(world.store.due(world.site.now(), 10_000))


def test_every_due_table_is_looked_at(world: World) -> None:
    tables = due_tables(world, 20)
    sweep(world.site, plenty_of_time)
    assert sorted(table for table, _ in world.bus.turns) == tables
    assert still_due(world) == []


def test_a_broken_table_stops_none_of_the_others(world: World, store: InterruptedStore) -> None:
    tables = due_tables(world, 5)
    store.broken = {tables[1]}
    sweep(world.site, plenty_of_time)
    assert len(world.bus.turns) == 4
    assert world.metrics.counts["TableSetAside"] == 1
    assert [fields["table"] for _, _, fields in world.log.lines] == [tables[1]]


def test_a_broken_table_is_set_aside_for_a_while(world: World, store: InterruptedStore) -> None:
    tables = due_tables(world, 2)
    store.broken = {tables[1]}
    sweep(world.site, plenty_of_time)
    assert still_due(world) == []
    world.clock.advance(seconds=SET_ASIDE)
    assert tables[1] in still_due(world)


def test_a_store_that_is_down_breaks_no_sweep(world: World, store: InterruptedStore) -> None:
    tables = due_tables(world, 2)
    store.broken = set(tables)

    def down(table: str, due: int) -> None:
        raise ConnectionError

    store.postpone = down  # type: ignore[method-assign]
    sweep(world.site, plenty_of_time)
    assert world.metrics.counts["TableSetAside"] == 2
    assert still_due(world) == tables


def test_the_sweep_stops_before_its_time_is_up(world: World) -> None:
    due_tables(world, 5)
    left = [20_000, 20_000, 7_999]
    sweep(world.site, lambda: left.pop(0))
    assert len(world.bus.turns) == 2
    assert len(still_due(world)) == 3
    assert world.metrics.counts["SweepOutOfTime"] == 1


def test_beyond_its_share_tables_are_handed_on(world: World) -> None:
    due_tables(world, OWN_SHARE + BATCH + 1)
    sweep(world.site, lambda: 0)
    assert [len(batch) for batch in world.bus.batches] == [BATCH, 1]
    handed_on = {table for batch in world.bus.batches for table in batch}
    assert handed_on == set(names(OWN_SHARE + BATCH + 1)[OWN_SHARE:])


def test_its_own_share_is_not_handed_on(world: World) -> None:
    due_tables(world, OWN_SHARE)
    sweep(world.site, lambda: 0)
    assert world.bus.batches == []


def test_what_is_handed_on_is_looked_at_there(world: World) -> None:
    tables = due_tables(world, 3)
    sweep_tables(world.site, tables[1:], plenty_of_time)
    assert sorted(table for table, _ in world.bus.turns) == tables[1:]


def test_what_the_bus_does_not_take_stays_due(world: World) -> None:
    due_tables(world, OWN_SHARE + 1)
    world.bus.is_broken = True
    sweep(world.site, lambda: 0)
    assert len(still_due(world)) == OWN_SHARE + 1


def test_a_table_that_is_no_longer_there_is_passed_over(world: World) -> None:
    sweep_tables(world.site, ["nevernevernv"], plenty_of_time)
    assert world.log.lines == []
    assert world.site.now() == NOON
