"""The HTTP routes that make a table and fill it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.functions.clients import (
    NAMES,
    NOBODYS_TABLE,
    Answered,
    Client,
    ask,
    opened,
    seated,
    secret_of,
    started,
)
from tests.functions.fakes import World


def sit(world: World, table: str, number: int, name: str = "Eva") -> Answered:
    body = {"secret": secret_of(number), "name": name}
    return ask(world, "POST", f"/api/tables/{table}/people", body)


def test_opening_answers_the_host_in_the_lobby(world: World) -> None:
    answer = ask(world, "POST", "/api/tables", {"secret": secret_of(0), "name": " Ana "})
    assert answer.status == 200
    assert (answer.body["you"], answer.body["host_name"]) == ("p0", "Ana")
    assert answer.body["view"]["phase"] == "lobby"
    assert answer.headers["cache-control"] == "no-store"


def test_opening_twice_with_one_secret_opens_one_table(world: World) -> None:
    first = ask(world, "POST", "/api/tables", {"secret": secret_of(0), "name": "Ana"})
    again = ask(world, "POST", "/api/tables", {"secret": secret_of(0), "name": "Ana"})
    assert again.body == first.body


def test_other_secrets_open_other_tables(world: World) -> None:
    first = ask(world, "POST", "/api/tables", {"secret": secret_of(0), "name": "Ana"})
    other = ask(world, "POST", "/api/tables", {"secret": secret_of(1), "name": "Ana"})
    assert first.body["table"] != other.body["table"]


def test_sitting_gives_the_next_seat_and_tells_the_host(world: World) -> None:
    table = opened(world)
    host = Client(world, table, secret_of(0))
    host.hello()
    answer = sit(world, table, 1, "Bruno")
    assert (answer.status, answer.body["you"], answer.body["view"]["seat"]) == (200, "p1", 1)
    told = host.last("update")
    assert told["events"] == [{"type": "player_sat", "player": "p1", "name": "Bruno", "seat": 1}]
    assert told["version"] == answer.body["version"]


def test_sitting_twice_with_one_secret_is_one_person(world: World) -> None:
    table = opened(world)
    first = sit(world, table, 1)
    again = sit(world, table, 1)
    assert again.body == first.body


def test_who_left_comes_back_as_the_same_person(world: World) -> None:
    four = seated(world)
    four.clients[1].send("leave")
    answer = sit(world, four.table, 1, "Beto")
    assert (answer.body["you"], answer.body["view"]["seat"]) == ("p1", 3)
    assert [seat["name"] for seat in answer.body["view"]["seats"]] == [
        "Ana",
        "Diego",
        "Carla",
        "Beto",
    ]


def test_a_fifth_person_finds_the_table_full(world: World) -> None:
    four = seated(world)
    answer = sit(world, four.table, 9)
    assert (answer.status, answer.body) == (409, {"code": "table_full"})


def test_four_at_once_for_the_last_seat_leave_three_standing(world: World) -> None:
    table = opened(world)
    for number in (1, 2):
        sit(world, table, number)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda number: sit(world, table, number), (6, 7, 8, 9)))
    assert sorted(answer.status for answer in answers) == [200, 409, 409, 409]
    assert {answer.body.get("code") for answer in answers} == {None, "table_full"}
    stored = world.store.load(table, world.site.now())
    assert [person.id for person in stored.people] == ["p0", "p1", "p2", "p3"]
    assert stored.state.version == 4


def test_the_same_person_at_once_from_four_tabs_sits_once(world: World) -> None:
    table = opened(world)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: sit(world, table, 1), range(4)))
    assert {(answer.status, answer.body["you"]) for answer in answers} == {(200, "p1")}
    assert len(world.store.load(table, world.site.now()).people) == 2


def test_looking_takes_no_seat_and_shows_no_hand(world: World) -> None:
    four = started(world)
    before = four.version()
    answer = ask(world, "GET", f"/api/tables/{four.table}")
    assert (answer.status, answer.body["you"], answer.body["view"]["hand"]) == (200, None, [])
    assert four.version() == before


def test_looking_with_a_secret_shows_the_own_hand(world: World) -> None:
    four = started(world)
    answer = ask(world, "GET", f"/api/tables/{four.table}", secret=secret_of(2))
    assert answer.body["you"] == "p2"
    assert answer.body["view"]["hand"] == four.clients[2].view()["hand"]


def test_looking_with_an_unknown_secret_is_watching(world: World) -> None:
    four = started(world)
    answer = ask(world, "GET", f"/api/tables/{four.table}", secret=secret_of(77))
    assert (answer.body["you"], answer.body["view"]["hand"]) == (None, [])


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("{", "bad_json"),
        (None, "bad_json"),
        ({"name": "Eva"}, "bad_body"),
        ({"secret": "short", "name": "Eva"}, "bad_body"),
        ({"secret": secret_of(9), "name": 7}, "bad_body"),
        ({"secret": secret_of(9), "name": "Eva", "language": "xx"}, "bad_body"),
        ({"secret": secret_of(9), "name": ""}, "bad_name"),
        ({"secret": secret_of(9), "name": "E" * 21}, "bad_name"),
        ({"secret": secret_of(9), "name": "Eva\u202e"}, "bad_name"),
    ],
)
def test_a_bad_body_is_refused_and_nobody_sits(world: World, body: object, code: str) -> None:
    table = opened(world)
    answer = ask(world, "POST", f"/api/tables/{table}/people", body)
    assert (answer.status, answer.body) == (400, {"code": code})
    assert world.store.load(table, world.site.now()).state.version == 1


def test_a_body_beyond_the_limit_is_too_large(world: World) -> None:
    answer = ask(world, "POST", "/api/tables", {"secret": secret_of(0), "name": "A" * 9000})
    assert (answer.status, answer.body["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", f"/api/tables/{NOBODYS_TABLE}", 404, "unknown_table"),
        ("GET", "/api/tables/NO-TABLE", 404, "unknown_table"),
        ("GET", f"/api/tables/{'a' * 3000}", 404, "unknown_table"),
        ("GET", f"/api/tables/{NOBODYS_TABLE}/deals", 404, "unknown_table"),
        ("GET", f"/api/tables/{NOBODYS_TABLE}/deals/1/1", 404, "unknown_table"),
        ("GET", f"/api/tables/{NOBODYS_TABLE}/deals/1/x", 404, "no_such_deal"),
        ("GET", "/api", 404, "not_found"),
        ("DELETE", f"/api/tables/{NOBODYS_TABLE}", 404, "not_found"),
        ("GET", "/", 404, "not_found"),
    ],
)
def test_what_is_not_there_is_a_404_with_a_code(
    world: World, method: str, path: str, status: int, code: str
) -> None:
    answer = ask(world, method, path)
    assert (answer.status, answer.body) == (status, {"code": code})


def test_sitting_at_an_unknown_table_is_a_404(world: World) -> None:
    assert sit(world, NOBODYS_TABLE, 1).body == {"code": "unknown_table"}


def test_a_deleted_table_is_gone_for_everybody(world: World) -> None:
    table = opened(world)
    while not world.store.delete(table, world.site.now()):
        pass
    answers = [
        ask(world, "GET", f"/api/tables/{table}"),
        sit(world, table, 1),
        ask(world, "POST", "/api/tables", {"secret": secret_of(0), "name": "Ana"}),
    ]
    assert {(answer.status, answer.body["code"]) for answer in answers} == {(410, "table_gone")}


def test_bad_input_is_no_matter_for_the_log(world: World) -> None:
    ask(world, "POST", "/api/tables", "{")
    ask(world, "GET", "/api/tables/NO-TABLE")
    assert world.log.lines == []


def test_names_of_all_come_with_the_seats(world: World) -> None:
    four = seated(world)
    view = ask(world, "GET", f"/api/tables/{four.table}").body["view"]
    assert [seat["name"] for seat in view["seats"]] == [NAMES[0], NAMES[1], NAMES[2], NAMES[3]]
