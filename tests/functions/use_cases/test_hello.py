"""Hello: whose a connection becomes."""

from __future__ import annotations

from functions.ports.values import Spectator
from tests.functions.clients import Client, secret_of, started
from tests.functions.fakes import World


def connections_of(world: World, table: str, player: str) -> set[str]:
    loaded = world.store.load(table, world.site.now())
    return {each.id for each in loaded.connections if each.player == player}


def test_welcome_shows_own_view_and_who_is_where(world: World) -> None:
    four = started(world)
    back = Client(world, four.table, secret_of(2))
    welcome = back.hello()
    assert (welcome["view"]["you"], welcome["version"]) == ("p2", four.version())
    assert welcome["presence"]["people"] == dict.fromkeys(("p0", "p1", "p2", "p3"), "here")


def test_without_a_secret_one_watches(world: World) -> None:
    four = started(world)
    watching = Client(world, four.table, None)
    welcome = watching.hello()
    assert (welcome["view"]["you"], welcome["view"]["hand"]) == (None, [])
    assert welcome["presence"]["spectators"] == 1


def test_with_a_strangers_secret_one_watches(world: World) -> None:
    four = started(world)
    assert Client(world, four.table, secret_of(99)).hello()["view"]["you"] is None


def test_players_hear_of_a_new_spectator(world: World) -> None:
    four = started(world)
    Client(world, four.table, None).hello()
    assert [client.last("presence")["spectators"] for client in four.clients] == [1, 1, 1, 1]


def test_of_four_connections_the_oldest_goes(world: World) -> None:
    four = started(world)
    tabs = []
    for _ in range(3):
        world.clock.advance(seconds=10)
        tabs.append(Client(world, four.table, secret_of(1)))
        tabs[-1].hello()
    assert connections_of(world, four.table, "p1") == {tab.connection for tab in tabs}
    assert world.sockets.closed == [four.clients[1].connection]


def test_all_three_connections_of_a_person_are_told(world: World) -> None:
    four = started(world)
    tabs = [Client(world, four.table, secret_of(0)) for _ in range(2)]
    for tab in tabs:
        tab.hello()
    message = four.awaited().act()
    told = [tab.last("update") for tab in (*tabs, four.clients[0])]
    assert {update["request"] for update in told} == {None}
    assert {update["view"]["you"] for update in told} == {"p0"}
    assert four.clients[1].last("update")["request"] == message["request"]


def test_a_resumed_person_plays_on_from_a_new_connection(world: World) -> None:
    four = started(world)
    four.clients[1].disconnect()
    back = Client(world, four.table, secret_of(1))
    back.hello()
    back.act()
    assert back.last("update")["events"] == [{"type": "bid_placed", "seat": 1, "bid": 3}]


def test_an_expired_connection_has_to_say_hello_again(world: World) -> None:
    four = started(world)
    world.clock.advance(hours=3)
    client = four.clients[1]
    client.send_again(client.in_game("bid", bid=3))
    assert client.last("refused")["code"] == "hello_first"
    client.hello()
    client.act()
    assert client.last("update")["view"]["move"] == 1


def test_the_two_hundred_and_first_spectator_is_refused() -> None:
    world = World()
    four = started(world)
    now = world.site.now()
    for number in range(199):
        world.store.watch(four.table, Spectator(f"watching-{number}", now, now + 3600))
    last = Client(world, four.table, None)
    assert last.hello()["presence"]["spectators"] == 200
    late = Client(world, four.table, None)
    late.connect()
    late.send("hello")
    assert late.last("refused")["code"] == "too_many_spectators"
    last.send("hello")
    assert last.received()[-1]["type"] == "welcome"


def test_who_watches_and_then_sits_is_told_once_as_a_player(world: World) -> None:
    four = started(world)
    tab = Client(world, four.table, None)
    tab.hello()
    tab.secret = secret_of(3)
    tab.hello()
    tab.new()
    four.awaited().act()
    (update,) = [said for said in tab.new() if said["type"] == "update"]
    assert update["view"]["you"] == "p3"


def test_a_connection_moves_from_table_to_table(world: World) -> None:
    first = started(world)
    tab = Client(world, first.table, secret_of(0))
    tab.hello()
    world.store.disconnect(first.table, first.clients[0].connection)
    second = Client(world, first.table, None)
    second.connection = tab.connection
    second.hello()
    assert connections_of(world, first.table, "p0") == set()
