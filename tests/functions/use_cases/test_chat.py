"""Table talk."""

from __future__ import annotations

import pytest

from tests.functions.clients import Client, ask, seated, secret_of, started
from tests.functions.fakes import World


def test_a_line_is_told_to_all_players_with_its_authors_name(world: World) -> None:
    four = started(world)
    request = four.clients[1].send("chat", text="  vamos  ")
    heard = [client.last("chat") for client in four.clients]
    assert {(said["text"], said["player"], said["name"]) for said in heard} == {
        ("vamos", "p1", "Bruno")
    }
    assert [said["request"] for said in heard] == [None, request, None, None]


def test_chatting_changes_no_version(world: World) -> None:
    four = started(world)
    before = four.version()
    four.clients[1].send("chat", text="hola")
    assert four.version() == before


def test_a_repeated_line_is_said_once_and_answered_twice(world: World) -> None:
    four = started(world)
    message = four.clients[1].message("chat", text="hola")
    for client in four.clients:
        client.new()
    four.clients[1].send_again(message)
    world.clock.advance(seconds=2.5)
    four.clients[1].send_again(message)
    first, second = four.clients[1].new()
    assert first == second
    assert len(four.clients[0].new()) == 1
    history = ask(world, "GET", f"/api/tables/{four.table}/chat", secret=secret_of(0)).body
    assert [line["text"] for line in history["messages"]] == ["hola"]


def test_the_sixth_line_in_ten_seconds_is_too_fast(world: World) -> None:
    four = started(world)
    for number in range(6):
        world.clock.advance(seconds=1)
        four.clients[1].send("chat", text=f"{number}")
    assert four.clients[1].last("refused")["code"] == "too_fast"
    assert four.clients[0].last("chat")["text"] == "4"


def test_after_ten_seconds_one_may_write_again(world: World) -> None:
    four = started(world)
    for number in range(5):
        four.clients[1].send("chat", text=f"{number}")
    world.clock.advance(seconds=10)
    four.clients[1].send("chat", text="otra vez")
    assert four.clients[0].last("chat")["text"] == "otra vez"


def test_the_limit_is_each_persons_own(world: World) -> None:
    four = started(world)
    for number in range(5):
        four.clients[1].send("chat", text=f"{number}")
    four.clients[2].send("chat", text="yo")
    assert four.clients[0].last("chat")["text"] == "yo"


@pytest.mark.parametrize("text", ["", "   ", "x" * 301, 5, None])
def test_a_line_has_1_to_300_characters(world: World, text: object) -> None:
    four = started(world)
    four.clients[1].send("chat", text=text)
    assert four.clients[1].last("refused")["code"] == "bad_message"


def test_who_gave_up_their_seat_neither_says_nor_hears(world: World) -> None:
    four = seated(world)
    leaving = four.clients[3]
    leaving.send("leave")
    leaving.new()
    four.clients[0].send("chat", text="se fue")
    leaving.send("chat", text="sigo")
    (answer,) = leaving.new()
    assert (answer["type"], answer["code"]) == ("refused", "not_a_player")


def test_who_comes_late_reads_what_was_said(world: World) -> None:
    four = started(world)
    four.clients[1].send("chat", text="hola")
    said = four.clients[1].last("chat")
    late = Client(world, four.table, secret_of(2))
    late.hello()
    answer = ask(world, "GET", f"/api/tables/{four.table}/chat", secret=secret_of(2))
    assert answer.body["messages"] == [{**said, "request": None}]
