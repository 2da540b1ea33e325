"""Chat and closed deals over HTTP."""

from __future__ import annotations

from engine.shuffle import commitment_to, deck_from
from tests.functions.clients import CONTRIBUTION, Client, ask, secret_of, started
from tests.functions.fakes import World


def test_an_open_deal_has_no_record_not_even_when_counted() -> None:
    world = World()
    four = started(world)
    four.play_out()
    answer = ask(world, "GET", f"/api/tables/{four.table}/deals/1/1")
    assert (answer.status, answer.body) == (404, {"code": "no_such_deal"})
    assert ask(world, "GET", f"/api/tables/{four.table}/deals").body == {"deals": []}


def test_a_closed_deal_is_open_to_all_and_kept(world: World) -> None:
    four = started(world)
    hands = [client.view()["hand"] for client in four.clients]
    promised = four.clients[0].last("welcome")["view"]["commitment"]
    four.play_out()
    four.press_next()
    answer = ask(world, "GET", f"/api/tables/{four.table}/deals/1/1")
    record = answer.body["record"]
    assert answer.headers["cache-control"].endswith("immutable")
    assert answer.body["names"] == ["Ana", "Bruno", "Carla", "Diego"]
    assert [sorted(record["deck"][place::4]) for place in range(4)] == [
        sorted(hands[seat]) for seat in (1, 2, 3, 0)
    ]
    assert len(record["plays"]) == 52
    assert record["commitment"] == promised


def test_a_published_record_opens_what_was_committed_to() -> None:
    world = World()
    four = started(world)
    four.play_out()
    four.press_next()
    record = ask(world, "GET", f"/api/tables/{four.table}/deals/1/1").body["record"]
    secret, contribution = bytes.fromhex(record["secret"]), bytes.fromhex(CONTRIBUTION)
    assert commitment_to(secret) == record["commitment"]
    assert [str(card) for card in deck_from(secret, contribution)] == record["deck"]


def test_closed_deals_are_listed_with_scores_and_what_they_added() -> None:
    world = World()
    four = started(world)
    four.play_out()
    counted = four.clients[0].view()["count"]["pairs"]
    four.press_next()
    lines = ask(world, "GET", f"/api/tables/{four.table}/deals").body["deals"]
    expected = {
        "game": 1,
        "deal": 1,
        "scores": [pair["score_after"] for pair in counted],
        "deltas": [pair["delta"] for pair in counted],
    }
    assert lines == [expected]


def test_a_broken_off_deal_is_listed_without_scores(world: World) -> None:
    four = started(world)
    resigning = four.clients[1]
    resigning.send_again(resigning.in_game("resign"))
    lines = ask(world, "GET", f"/api/tables/{four.table}/deals").body["deals"]
    assert lines == [{"game": 1, "deal": 1, "scores": None, "deltas": None}]


def test_chat_is_read_in_pages_newest_last(world: World) -> None:
    four = started(world)
    for number in range(60):
        world.clock.advance(seconds=3)
        four.clients[0].send("chat", text=f"line {number}")
    path = f"/api/tables/{four.table}/chat"
    newest = ask(world, "GET", path, secret=secret_of(3)).body
    oldest = ask(world, "GET", path, secret=secret_of(3), query={"before": newest["before"]}).body
    assert [line["text"] for line in newest["messages"]] == [f"line {n}" for n in range(10, 60)]
    assert [line["text"] for line in oldest["messages"]] == [f"line {n}" for n in range(10)]
    assert oldest["before"] is None
    assert {line["name"] for line in newest["messages"]} == {"Ana"}


def test_chat_is_for_players_alone(world: World) -> None:
    four = started(world)
    path = f"/api/tables/{four.table}/chat"
    nobody = ask(world, "GET", path)
    stranger = ask(world, "GET", path, secret=secret_of(9))
    malformed = ask(world, "GET", path, secret="no secret")
    assert (nobody.status, nobody.body) == (401, {"code": "no_secret"})
    assert (stranger.status, stranger.body) == (403, {"code": "not_a_player"})
    assert (malformed.status, malformed.body) == (401, {"code": "no_secret"})


def test_an_odd_place_in_the_chat_is_a_bad_request(world: World) -> None:
    four = started(world)
    path = f"/api/tables/{four.table}/chat"
    answer = ask(world, "GET", path, secret=secret_of(0), query={"before": "~"})
    assert (answer.status, answer.body) == (400, {"code": "bad_body"})


def test_a_spectator_hears_no_chat(world: World) -> None:
    four = started(world)
    watching = Client(world, four.table, None)
    watching.hello()
    watching.new()
    four.clients[0].send("chat", text="entre nosotros")
    assert watching.new() == []
