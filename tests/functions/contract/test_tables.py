"""Opening, loading and saving a table."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from functions.ports.store import LostRace, NoSuchTable, TableStore
from functions.ports.values import Change, Connection, Loaded
from tests.functions.fakes import NOON
from tests.functions.tables import (
    TABLE,
    awaits,
    closed_records,
    game,
    loaded,
    lobby,
    next_command,
    person,
    played,
    stored,
)


def change_of(
    read: Loaded, request: str = "0123456789ab", *, due: int | None = NOON + 60, touched: int = NOON
) -> Change:
    """Return a write that follows what was read.

    Touched at another time, as a step would leave it.
    """
    table = replace(read.state.table, touched=touched)
    state = replace(
        read.state,
        table=table,
        version=read.state.version + 1,
        recent=(*read.state.recent, request),
        due=due,
    )
    return Change(read.id, read.state.version, state, request, read_due=read.state.due)


def test_a_stored_table_loads_as_it_was(store: TableStore) -> None:
    table = played(game(people=2), awaits("p1"))
    assert store.create(loaded(table))
    assert store.load(TABLE, NOON) == loaded(table)


def test_a_table_is_created_only_once(store: TableStore) -> None:
    first, second = loaded(lobby(1)), loaded(lobby(2))
    assert store.create(first)
    assert not store.create(second)
    assert store.load(TABLE, NOON) == first


def test_a_table_that_never_was_is_unknown(store: TableStore) -> None:
    with pytest.raises(NoSuchTable):
        store.load(TABLE, NOON)


def test_people_come_back_in_order_of_arrival(store: TableStore) -> None:
    read = stored(store, lobby(1))
    table = read.state.table
    people = tuple(person(f"p{number}", f"N{number}") for number in range(12))
    several = replace(
        table, people=tuple(replace(table.people[0], id=each.id, name=each.name) for each in people)
    )
    state = replace(read.state, table=several, version=2)
    store.save(Change(TABLE, 1, state, "0" * 12, read_due=state.due, people=people))
    assert [each.id for each in store.load(TABLE, NOON).people] == [f"p{n}" for n in range(12)]


def test_a_save_moves_the_table_to_its_next_version(store: TableStore) -> None:
    read = stored(store, game())
    change = change_of(read, touched=NOON + 5)
    store.save(change)
    assert store.load(TABLE, NOON).state == change.state


def test_a_save_against_a_newer_version_tells_what_stands(store: TableStore) -> None:
    read = stored(store, game())
    winner = change_of(read, "aaaaaaaaaaaa", touched=NOON + 1)
    store.save(winner)
    with pytest.raises(LostRace) as lost:
        store.save(change_of(read, "bbbbbbbbbbbb", touched=NOON + 2))
    assert lost.value.current == winner.state


def test_a_lost_race_with_people_changes_nothing_at_all(store: TableStore) -> None:
    read = stored(store, game())
    store.save(change_of(read, "aaaaaaaaaaaa", touched=NOON + 1))
    late = change_of(read, "bbbbbbbbbbbb", touched=NOON + 2)
    renamed = replace(read.people[0], name="Otra")
    with pytest.raises(LostRace) as lost:
        store.save(replace(late, people=(renamed,), records=tuple(closed_records(1))))
    assert lost.value.current is not None
    assert store.load(TABLE, NOON).people == read.people
    assert store.record(TABLE, 1, 1) is None


def test_a_lost_race_to_a_table_that_is_not_there_tells_nothing(store: TableStore) -> None:
    with pytest.raises(LostRace) as lost:
        store.save(change_of(loaded(game())))
    assert lost.value.current is None


def test_the_very_same_change_saved_twice_is_a_success(store: TableStore) -> None:
    read = stored(store, game())
    change = change_of(read)
    store.save(change)
    store.save(change)
    assert store.load(TABLE, NOON).state.version == 2


def test_the_same_request_made_anew_is_a_lost_race(store: TableStore) -> None:
    read = stored(store, game())
    store.save(change_of(read, "aaaaaaaaaaaa", touched=NOON + 1))
    with pytest.raises(LostRace) as lost:
        store.save(change_of(read, "aaaaaaaaaaaa", touched=NOON + 2))
    assert lost.value.current is not None
    assert "aaaaaaaaaaaa" in lost.value.current.recent


def test_people_and_records_are_stored_with_the_table(store: TableStore) -> None:
    read = stored(store, game())
    records = tuple(closed_records(2))
    renamed = replace(read.people[1], language="en")
    store.save(replace(change_of(read), people=(renamed,), records=records))
    assert store.load(TABLE, NOON).people[1] == renamed
    assert store.record(TABLE, 1, 2) == records[1]
    assert list(store.records(TABLE)) == list(records)


def test_records_of_many_deals_keep_their_order(store: TableStore) -> None:
    read = stored(store, game())
    first = closed_records(1)[0]
    shuffled = [replace(first, game=g, deal=d) for g, d in ((2, 1), (1, 10), (1, 2), (10, 1))]
    store.save(replace(change_of(read), records=tuple(shuffled)))
    order = [(record.game, record.deal) for record in store.records(TABLE)]
    assert order == [(1, 2), (1, 10), (2, 1), (10, 1)]


def test_a_deal_that_is_not_closed_has_no_record(store: TableStore) -> None:
    stored(store, game())
    assert store.record(TABLE, 1, 1) is None
    assert list(store.records(TABLE)) == []


def test_a_save_leaves_the_mark_of_spectators_alone(store: TableStore) -> None:
    read = stored(store, game())
    assert store.arm(TABLE, read.state, due=read.state.due, marks="", watched=True)
    store.save(change_of(read))
    assert store.load(TABLE, NOON).state.watched


def test_of_eight_who_save_at_once_one_wins(store: TableStore) -> None:
    read = stored(store, game())
    fates: list[str] = []

    def save(number: int) -> None:
        try:
            store.save(change_of(read, f"{number:012x}", touched=NOON + number))
            fates.append("won")
        except LostRace:
            fates.append("lost")

    threads = [threading.Thread(target=save, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(fates) == ["lost"] * 7 + ["won"]
    assert store.load(TABLE, NOON).state.version == 2


def test_connections_past_their_time_are_not_loaded(store: TableStore) -> None:
    stored(store, game())
    store.connect(TABLE, Connection("early", "p0", visible=True, seen=NOON, expires=NOON + 10))
    store.connect(TABLE, Connection("late", "p1", visible=True, seen=NOON, expires=NOON + 11))
    assert [each.id for each in store.load(TABLE, NOON + 10).connections] == ["late"]


def test_next_command_of_a_stored_table_is_the_same(store: TableStore) -> None:
    table = played(game(), awaits("p2"))
    assert next_command(stored(store, table).state.table) == next_command(table)
