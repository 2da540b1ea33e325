"""Who is where: told when it changes, and not otherwise."""

from __future__ import annotations

from tests.functions.clients import Client, Four, Json, seated, secret_of, started
from tests.functions.fakes import World


def ping(four: Four, number: int, *, visible: bool = True) -> None:
    four.clients[number].send("ping", version=four.version(), visible=visible)


def forget(four: Four) -> None:
    for client in four.clients:
        client.new()


def presences(client: Client) -> list[Json]:
    return [said for said in client.new() if said["type"] == "presence"]


def test_a_ping_is_answered_with_the_version(world: World) -> None:
    four = started(world)
    ping(four, 1)
    pong = four.clients[1].last("pong")
    assert (pong["version"], pong["now"]) == (four.version(), world.clock.now_ms())


def test_a_ping_of_one_who_is_behind_brings_the_view(world: World) -> None:
    four = started(world)
    behind = four.version() - 1
    request = four.clients[2].send("ping", version=behind, visible=True)
    answer = four.clients[2].received()[-1]
    assert (answer["type"], answer["request"], answer["events"]) == ("update", request, [])
    assert answer["view"]["you"] == "p2"


def test_a_hidden_page_is_away_for_everybody(world: World) -> None:
    four = started(world)
    ping(four, 1, visible=False)
    assert [client.last("presence")["people"]["p1"] for client in four.clients] == ["away"] * 4


def test_a_second_visible_tab_keeps_its_person_here(world: World) -> None:
    four = started(world)
    Client(world, four.table, secret_of(1)).hello()
    forget(four)
    ping(four, 1, visible=False)
    assert [presences(client) for client in four.clients] == [[], [], [], []]


def test_pings_that_change_nothing_are_told_to_nobody(world: World) -> None:
    four = started(world)
    forget(four)
    world.clock.advance(seconds=60)
    for number in range(4):
        ping(four, number)
    assert [presences(client) for client in four.clients] == [[], [], [], []]


def test_silence_of_150_seconds_is_noticed_by_the_next_ping(world: World) -> None:
    four = started(world)
    for _ in range(3):
        world.clock.advance(seconds=51)
        for number in (0, 2, 3):
            ping(four, number)
    assert four.clients[0].last("presence")["people"] == {
        "p0": "here",
        "p1": "away",
        "p2": "here",
        "p3": "here",
    }


def test_who_comes_back_is_here_again(world: World) -> None:
    four = started(world)
    ping(four, 1, visible=False)
    ping(four, 1, visible=True)
    assert four.clients[0].last("presence")["people"]["p1"] == "here"


def test_a_closed_socket_is_told_as_gone(world: World) -> None:
    four = started(world)
    four.clients[3].disconnect()
    assert four.clients[0].last("presence")["people"]["p3"] == "gone"


def test_disconnecting_twice_or_unknown_is_fine(world: World) -> None:
    four = started(world)
    four.clients[3].disconnect()
    four.clients[3].disconnect()
    Client(world, four.table, None).disconnect()
    assert world.log.lines == []


def test_bots_are_in_no_presence(world: World) -> None:
    four = seated(world)
    four.clients[0].send("free_seat", seat=3)
    four.clients[0].send("add_bots")
    ping(four, 1, visible=False)
    assert set(four.clients[0].last("presence")["people"]) == {"p0", "p1", "p2"}


def test_a_ping_changes_no_version(world: World) -> None:
    four = started(world)
    before = four.version()
    ping(four, 1, visible=False)
    assert four.version() == before
