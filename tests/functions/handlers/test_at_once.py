"""Several messages at the same moment: one outcome, and an answer for everybody."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

from tests.functions.clients import (
    CONTRIBUTION,
    Client,
    Json,
    ask,
    opened,
    secret_of,
    started,
)
from tests.functions.fakes import FakeClock, World


class TickingClock(FakeClock):
    """A clock of which no two readings are alike."""

    def now_ms(self) -> int:
        self.milliseconds += 1
        return self.milliseconds


def at_once(messages: list[tuple[Client, Json]]) -> None:
    with ThreadPoolExecutor(len(messages)) as pool:
        statuses = list(pool.map(lambda sent: sent[0].send_text(json.dumps(sent[1])), messages))
    assert statuses == [{"statusCode": 200}] * len(messages)


def test_one_card_sent_four_times_at_once_is_played_once(world: World) -> None:
    four = started(world)
    four.bid_out()
    before = four.version()
    player = four.awaited()
    message = player.in_game("play", card=player.view()["allowed"]["clean"][0])
    at_once([(player, message)] * 4)
    assert four.version() == before + 1
    assert {said["type"] for said in player.new()} & {"refused"} == set()


def test_four_pressing_next_deal_at_once_deal_once(world: World) -> None:
    four = started(world)
    four.play_out()
    pressed = [
        (client, client.in_game("next_deal", contribution=CONTRIBUTION)) for client in four.clients
    ]
    before = four.version()
    at_once(pressed)
    assert four.version() == before + 1
    refused = [
        said for client in four.clients for said in client.new() if said["type"] == "refused"
    ]
    assert [said["code"] for said in refused] == ["stale"] * 3
    assert {said["view"]["deal"] for said in refused} == {2}


def test_two_cards_of_one_hand_at_once_leave_one_played(world: World) -> None:
    four = started(world)
    four.bid_out()
    before = four.version()
    player = four.awaited()
    cards = player.view()["allowed"]["clean"][:2]
    at_once([(player, player.in_game("play", card=card)) for card in cards])
    assert four.version() == before + 1
    assert player.last("refused")["code"] == "stale"


def test_one_line_sent_four_times_at_once_is_said_once(world: World) -> None:
    world.clock = TickingClock()
    four = started(world)
    author, *others = four.clients
    for client in four.clients:
        client.new()
    at_once([(author, author.message("chat", text="hola"))] * 4)
    answers = author.new()
    assert [said["type"] for said in answers] == ["chat"] * 4
    assert len({said["id"] for said in answers}) == 1
    assert [len(client.new()) for client in others] == [1, 1, 1]
    history = ask(world, "GET", f"/api/tables/{four.table}/chat", secret=secret_of(0)).body
    assert [line["text"] for line in history["messages"]] == ["hola"]


def test_two_lines_at_once_where_one_is_left_are_one_line(world: World) -> None:
    world.clock = TickingClock()
    four = started(world)
    author = four.clients[1]
    for number in range(4):
        author.send("chat", text=f"{number}")
    author.new()
    at_once([(author, author.message("chat", text=text)) for text in ("cinco", "seis")])
    said, refused = sorted(author.new(), key=lambda answer: str(answer["type"]))
    assert (said["type"], refused["code"]) == ("chat", "too_fast")


def test_one_browser_that_opens_from_four_tabs_at_once_opens_one_table(world: World) -> None:
    body = {"secret": secret_of(0), "name": "Ana"}
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: ask(world, "POST", "/api/tables", body), range(4)))
    assert {answer.status for answer in answers} == {200}
    assert len({answer.raw for answer in answers}) == 1


def test_two_people_at_once_from_three_tabs_each_sit_once(world: World) -> None:
    table = opened(world)
    host = Client(world, table, secret_of(0))
    host.hello()
    bodies = [{"secret": secret_of(number), "name": f"N{number}"} for number in (1, 2)] * 3
    path = f"/api/tables/{table}/people"
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda body: ask(world, "POST", path, body), bodies))
    assert {answer.status for answer in answers} == {200}
    assert {answer.body["you"] for answer in answers} == {"p1", "p2"}
    stored = world.store.load(table, world.site.now())
    assert (stored.state.version, len(stored.people)) == (3, 3)
    assert {said["version"] for said in host.new() if said["type"] == "update"} == {2, 3}


def test_one_hello_sent_four_times_at_once_is_one_connection(world: World) -> None:
    four = started(world)
    tab = Client(world, four.table, secret_of(2))
    tab.connect()
    at_once([(tab, tab.message("hello", secret=secret_of(2)))] * 4)
    assert [said["type"] for said in tab.new()] == ["welcome"] * 4
    four.awaited().act()
    assert [said["type"] for said in tab.new()] == ["update"]
