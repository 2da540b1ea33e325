"""What somebody else does between a read and a write: the order that threads find once a year."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from functions.adapters.memory import MemoryStore
from functions.ports.values import Connection, Loaded
from tests.functions.clients import Client, ask, opened, secret_of, started
from tests.functions.fakes import World

Happening = Callable[[], object]


class Interleaved(MemoryStore):
    """A store where things happen once, at the next call named."""

    def __init__(self) -> None:
        super().__init__()
        self.after_load: list[Happening] = []
        self.before_connect: list[Happening] = []
        self.after_connect: list[Happening] = []

    def load(self, table: str, now: int) -> Loaded:
        loaded = super().load(table, now)
        _happen(self.after_load)
        return loaded

    def connect(self, table: str, connection: Connection) -> None:
        _happen(self.before_connect)
        super().connect(table, connection)
        _happen(self.after_connect)


def _happen(happenings: list[Happening]) -> None:
    due = happenings.copy()
    happenings.clear()
    for happening in due:
        happening()


@contextmanager
def after_the_next_load(store: Interleaved, *happenings: Happening) -> Iterator[None]:
    store.after_load += happenings
    yield
    assert store.after_load == []


def test_what_happens_during_hello_is_not_missed() -> None:
    store = Interleaved()
    four = started(World(store=store))
    before = four.version()
    store.after_connect.append(lambda: four.awaited().act())
    late = Client(four.world, four.table, secret_of(2))
    welcome = late.hello()
    assert welcome["version"] == before + 1
    assert [said["type"] for said in late.received()] == ["update", "welcome"]


def test_a_second_hello_hides_nobody_for_a_moment() -> None:
    store = Interleaved()
    four = started(World(store=store))
    player = four.awaited()
    player.new()
    store.before_connect.append(player.act)
    player.hello()
    assert [said["type"] for said in player.new()] == ["update", "welcome"]


def test_a_spectators_second_hello_keeps_them_watching() -> None:
    store = Interleaved()
    four = started(World(store=store))
    watching = Client(four.world, four.table, None)
    watching.hello()
    watching.new()
    watching.hello()
    four.awaited().act()
    assert [said["type"] for said in watching.new()] == ["welcome", "update"]


def test_a_double_stored_between_read_and_write_is_said_once() -> None:
    store = Interleaved()
    four = started(World(store=store))
    author, other, *_ = four.clients
    message = author.message("chat", text="hola")
    for client in (author, other):
        client.new()

    def double_a_moment_earlier() -> None:
        four.world.clock.milliseconds += 1
        author.send_again(message)
        four.world.clock.milliseconds += 1

    with after_the_next_load(store, double_a_moment_earlier):
        author.send_again(message)
    first, second = author.new()
    assert first == second
    assert [said["text"] for said in other.new()] == ["hola"]
    assert four.world.metrics.counts["LostRace"] == 1


def test_who_talks_between_read_and_write_keeps_both_lines() -> None:
    store = Interleaved()
    four = started(World(store=store))
    with after_the_next_load(store, lambda: four.clients[0].send("chat", text="primera")):
        four.clients[0].send("chat", text="segunda")
    heard = [said["text"] for said in four.clients[1].new() if said["type"] == "chat"]
    assert heard == ["primera", "segunda"]


def test_a_double_that_sat_after_somebody_else_sat_changes_nothing() -> None:
    store = Interleaved()
    world = World(store=store)
    table = opened(world)
    host = Client(world, table, secret_of(0))
    host.hello()

    def sit(number: int) -> None:
        body = {"secret": secret_of(number), "name": f"N{number}"}
        assert ask(world, "POST", f"/api/tables/{table}/people", body).status == 200

    with after_the_next_load(store, lambda: sit(1), lambda: sit(2)):
        sit(2)
    stored = world.store.load(table, world.site.now())
    assert stored.state.table.seats == ("p0", "p1", "p2", None)
    assert stored.state.version == 3
    assert host.received()[-1]["version"] == 3


def test_a_table_deleted_between_read_and_write_is_told_as_gone() -> None:
    store = Interleaved()
    four = started(World(store=store))
    author = four.clients[0]
    with after_the_next_load(store, lambda: store.delete(four.table, four.world.site.now())):
        author.send("chat", text="hola")
    assert author.last("refused")["code"] == "table_gone"
