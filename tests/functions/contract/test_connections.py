"""Who can be told: connections of players and of spectators."""

from __future__ import annotations

from functions.ports.store import TableStore
from functions.ports.values import Connection, Spectator
from tests.functions.fakes import NOON
from tests.functions.tables import TABLE, game, stored

LATER = NOON + 7_500


def connection(name: str, player: str = "p0", *, seen: int = NOON) -> Connection:
    return Connection(name, player, visible=True, seen=seen, expires=LATER)


def test_a_connection_is_loaded_with_its_table(store: TableStore) -> None:
    stored(store, game())
    store.connect(TABLE, connection("c1"))
    assert store.load(TABLE, NOON).connections == (connection("c1"),)


def test_a_connection_leads_to_its_table(store: TableStore) -> None:
    stored(store, game())
    store.connect(TABLE, connection("c1"))
    store.watch(TABLE, Spectator("w1", NOON, LATER))
    assert store.table_of("c1") == TABLE
    assert store.table_of("w1") == TABLE
    assert store.table_of("nobody") is None


def test_a_person_may_have_several_connections(store: TableStore) -> None:
    stored(store, game())
    for name in ("c1", "c2", "c3"):
        store.connect(TABLE, connection(name))
    assert {each.id for each in store.load(TABLE, NOON).connections} == {"c1", "c2", "c3"}


def test_seeing_a_connection_refreshes_it(store: TableStore) -> None:
    stored(store, game())
    store.connect(TABLE, connection("c1"))
    seen = Connection("c1", "p0", visible=False, seen=NOON + 60, expires=LATER + 60)
    store.see(TABLE, seen)
    assert store.load(TABLE, NOON).connections == (seen,)


def test_seeing_a_removed_connection_does_not_revive_it(store: TableStore) -> None:
    stored(store, game())
    store.connect(TABLE, connection("c1"))
    store.disconnect(TABLE, "c1")
    store.see(TABLE, connection("c1", seen=NOON + 60))
    assert store.load(TABLE, NOON).connections == ()


def test_disconnecting_removes_that_connection_only(store: TableStore) -> None:
    stored(store, game())
    store.connect(TABLE, connection("c1"))
    store.connect(TABLE, connection("c2"))
    store.disconnect(TABLE, "c1")
    assert [each.id for each in store.load(TABLE, NOON).connections] == ["c2"]
    assert store.table_of("c1") is None
    assert store.table_of("c2") == TABLE


def test_disconnecting_twice_is_fine(store: TableStore) -> None:
    stored(store, game())
    store.watch(TABLE, Spectator("w1", NOON, LATER))
    store.disconnect(TABLE, "w1")
    store.disconnect(TABLE, "w1")
    assert store.spectators(TABLE, NOON) == ()


def test_watching_marks_the_table_without_a_new_version(store: TableStore) -> None:
    before = stored(store, game()).state
    assert not before.watched
    store.watch(TABLE, Spectator("w1", NOON, LATER))
    after = store.load(TABLE, NOON)
    assert (after.state.watched, after.state.version) == (True, before.version)
    assert after.connections == ()


def test_spectators_past_their_time_do_not_watch(store: TableStore) -> None:
    stored(store, game())
    store.watch(TABLE, Spectator("gone", NOON, NOON + 10))
    store.watch(TABLE, Spectator("here", NOON, NOON + 11))
    assert store.spectators(TABLE, NOON + 10) == (Spectator("here", NOON, NOON + 11),)


def test_sixty_spectators_are_all_found(store: TableStore) -> None:
    stored(store, game())
    names = {f"w{number:03d}" for number in range(60)}
    for name in names:
        store.watch(TABLE, Spectator(name, NOON, LATER))
    assert {each.id for each in store.spectators(TABLE, NOON, surely=True)} == names
