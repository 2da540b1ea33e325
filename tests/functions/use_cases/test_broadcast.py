"""Save, then tell; and no peer is another peer's trouble."""

from __future__ import annotations

import threading

from functions.ports.values import Change
from tests.functions.clients import Client, secret_of, started
from tests.functions.fakes import World


def test_a_gone_peer_is_removed_and_the_rest_are_told(world: World) -> None:
    four = started(world)
    world.sockets.gone.add(four.clients[2].connection)
    four.awaited().act()
    told = [four.clients[number].last("update")["version"] for number in (0, 1, 3)]
    assert told == [four.version()] * 3
    assert four.clients[0].last("presence")["people"]["p2"] == "gone"
    loaded = world.store.load(four.table, world.site.now())
    assert four.clients[2].connection not in {each.id for each in loaded.connections}


def test_presence_is_told_after_what_happened(world: World) -> None:
    four = started(world)
    world.sockets.gone.add(four.clients[2].connection)
    four.clients[0].new()
    four.awaited().act()
    assert [said["type"] for said in four.clients[0].new()] == ["update", "presence"]


def test_a_throttled_peer_is_kept_and_the_rest_are_told(world: World) -> None:
    four = started(world)
    throttled = four.clients[2].connection

    def on_post(connection: str, payload: bytes) -> None:
        if connection == throttled:
            raise TimeoutError("limit exceeded")

    world.sockets.on_post = on_post
    four.awaited().act()
    assert four.clients[3].last("update")["version"] == four.version()
    loaded = world.store.load(four.table, world.site.now())
    assert throttled in {each.id for each in loaded.connections}
    assert [line[0] for line in world.log.lines] == ["warning"]


def test_a_slow_peer_does_not_delay_the_others() -> None:
    four = started(World())
    slow = four.clients[0].connection
    others_told = threading.Barrier(4)

    def on_post(connection: str, payload: bytes) -> None:
        # The slow post ends only when the three others are under way: one by one it would break.
        others_told.wait(timeout=10)

    four.world.sockets.on_post = on_post
    four.awaited().act()
    assert len(four.world.sockets.sent[slow]) > 0
    assert four.world.log.lines == []


def test_a_gone_spectator_is_forgotten(world: World) -> None:
    four = started(world)
    watching = Client(world, four.table, None)
    watching.hello()
    world.sockets.gone.add(watching.connection)
    four.awaited().act()
    assert world.store.spectators(four.table, world.site.now()) == ()


def test_spectators_are_told_what_happened_without_a_hand(world: World) -> None:
    four = started(world)
    watching = Client(world, four.table, None)
    watching.hello()
    message = four.awaited().act()
    update = watching.last("update")
    assert update["events"] == [{"type": "bid_placed", "seat": 1, "bid": message["bid"]}]
    assert (update["view"]["hand"], update["request"]) == ([], None)


def test_nothing_is_told_before_it_is_stored() -> None:
    four = started(World())
    seen: list[int] = []

    def on_post(connection: str, payload: bytes) -> None:
        seen.append(four.version())

    four.world.sockets.on_post = on_post
    before = four.version()
    four.awaited().act()
    assert set(seen) == {before + 1}


def test_what_could_not_be_stored_is_not_told() -> None:
    four = started(World())
    player = four.awaited()
    message = player.in_game("bid", bid=3)
    for client in four.clients:
        client.new()

    class Failing(type(four.world.store)):  # type: ignore[misc]
        def save(self, change: Change) -> None:
            raise TimeoutError

    four.world.store.__class__ = Failing
    player.send_again(message)
    assert [client.new() for client in four.clients if client is not player] == [[], [], []]
    assert player.last("refused")["code"] == "internal"


def test_one_version_older_is_healed_by_sync(world: World) -> None:
    four = started(world)
    tab = Client(world, four.table, secret_of(2))
    tab.hello()
    missed = four.version()
    four.awaited().act()
    tab.send("sync", version=missed)
    answer = tab.received()[-1]
    assert (answer["type"], answer["version"]) == ("update", four.version())
    tab.send("sync", version=four.version())
    assert tab.received()[-1]["type"] == "pong"
