"""When a table is looked at again, and how it ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from functions.ports.store import LostRace, NoSuchTable, TableGone, TableStore
from functions.ports.values import Connection, Spectator, State
from tests.functions.contract.test_chat import say
from tests.functions.contract.test_tables import change_of
from tests.functions.fakes import NOON
from tests.functions.tables import TABLE, closed_records, game, loaded, stored

DAY = 86_400


def due_at(store: TableStore, due: int | None, name: str = TABLE) -> State:
    """Store a table that is due then."""
    new = loaded(game())
    assert store.create(replace(new, id=name, state=replace(new.state, due=due)))
    return store.load(name, NOON).state


def test_tables_come_when_they_are_due_oldest_first(store: TableStore) -> None:
    for number in range(12):
        due_at(store, NOON + number, f"table{number:07d}"[:12])
    found = list(store.due(NOON + 9, 100))
    assert found == [f"table{number:07d}" for number in range(10)]


def test_no_more_tables_come_than_asked_for(store: TableStore) -> None:
    for number in range(12):
        due_at(store, NOON - number, f"table{number:07d}")
    assert list(store.due(NOON, 2)) == ["table0000011", "table0000010"]


def test_a_table_without_due_is_never_due(store: TableStore) -> None:
    due_at(store, None)
    assert list(store.due(NOON + 1_000 * DAY, 10)) == []


def test_arming_moves_due_and_marks_but_no_version(store: TableStore) -> None:
    read = due_at(store, NOON)
    assert store.arm(TABLE, read, due=NOON + DAY, marks="c", watched=True)
    assert list(store.due(NOON + DAY - 1, 10)) == []
    armed = store.load(TABLE, NOON).state
    assert armed == replace(read, due=NOON + DAY, marks="c", watched=True)


def test_arming_with_none_takes_a_table_out(store: TableStore) -> None:
    read = due_at(store, NOON)
    assert store.arm(TABLE, read, due=None, marks="", watched=False)
    assert list(store.due(NOON + DAY, 10)) == []
    assert store.load(TABLE, NOON).state.due is None


def test_arming_on_an_old_version_does_nothing(store: TableStore) -> None:
    read = stored(store, game())
    store.save(change_of(read))
    assert not store.arm(TABLE, read.state, due=NOON + DAY, marks="c", watched=False)
    assert store.load(TABLE, NOON).state.marks == ""


def test_of_two_who_arm_on_one_reading_one_does(store: TableStore) -> None:
    read = due_at(store, NOON)
    assert store.arm(TABLE, read, due=NOON + 60, marks="c", watched=False)
    assert not store.arm(TABLE, read, due=NOON + 60, marks="c", watched=False)


def test_a_save_that_keeps_due_notices_that_it_was_armed(store: TableStore) -> None:
    read = stored(store, game())
    assert store.arm(TABLE, read.state, due=NOON + DAY, marks="", watched=False)
    with pytest.raises(LostRace) as lost:
        store.save(change_of(read, due=read.state.due))
    assert lost.value.current is not None
    assert lost.value.current.due == NOON + DAY


def test_a_save_that_moves_due_needs_only_the_version(store: TableStore) -> None:
    read = stored(store, game())
    assert store.arm(TABLE, read.state, due=NOON + DAY, marks="", watched=False)
    store.save(change_of(read, due=NOON + 61))
    assert store.load(TABLE, NOON).state.due == NOON + 61


def test_postponing_moves_a_table_whatever_its_version(store: TableStore) -> None:
    due_at(store, NOON)
    store.postpone(TABLE, NOON + 600)
    assert list(store.due(NOON + 599, 10)) == []
    assert list(store.due(NOON + 600, 10)) == [TABLE]


def test_postponing_does_not_make_a_table(store: TableStore) -> None:
    store.postpone(TABLE, NOON)
    assert list(store.due(NOON, 10)) == []
    with pytest.raises(NoSuchTable):
        store.load(TABLE, NOON)


def fill(store: TableStore) -> None:
    """Store a table with more items than one page of a deletion takes."""
    record = closed_records(1)[0]
    read = stored(store, game())
    for some in range(0, 160, 80):
        records = tuple(replace(record, deal=some + number) for number in range(80))
        store.save(replace(change_of(read, f"{some:012x}"), records=records))
        read = store.load(TABLE, NOON)


def delete_all(store: TableStore, now: int = NOON) -> int:
    """Delete until nothing is left; return how many calls that took."""
    calls = 1
    while not store.delete(TABLE, now):
        calls += 1
        assert calls < 10
    return calls


def test_a_deleted_table_is_gone_for_thirty_days(store: TableStore) -> None:
    stored(store, game())
    delete_all(store)
    with pytest.raises(TableGone):
        store.load(TABLE, NOON + 30 * DAY - 1)
    with pytest.raises(NoSuchTable):
        store.load(TABLE, NOON + 30 * DAY)


def test_a_deleted_table_leaves_nothing_to_read(store: TableStore) -> None:
    fill(store)
    say(store, 1)
    store.connect(TABLE, Connection("c1", "p0", visible=True, seen=NOON, expires=NOON + DAY))
    store.watch(TABLE, Spectator("w1", NOON, NOON + DAY))
    delete_all(store)
    assert store.chat(TABLE, None, 50) == ()
    assert list(store.records(TABLE)) == []
    assert store.spectators(TABLE, NOON) == ()
    assert list(store.due(NOON + 365 * DAY, 10)) == []


def test_a_table_is_gone_from_the_first_page_on(store: TableStore) -> None:
    fill(store)
    store.delete(TABLE, NOON)
    with pytest.raises(TableGone):
        store.load(TABLE, NOON)


def test_a_gone_table_is_not_opened_again(store: TableStore) -> None:
    stored(store, game())
    delete_all(store)
    assert not store.create(loaded(game()))


def test_nothing_is_saved_to_a_gone_table(store: TableStore) -> None:
    read = stored(store, game())
    delete_all(store)
    with pytest.raises(LostRace) as lost:
        store.save(change_of(read))
    assert lost.value.current is None
    assert not store.arm(TABLE, read.state, due=NOON, marks="", watched=False)
