"""Frames as they come: what is carried out, and what is refused with the table left as it was."""

from __future__ import annotations

import base64
import json

import pytest

from functions.message import take
from tests.functions.clients import (
    CONTRIBUTION,
    NOBODYS_TABLE,
    Client,
    Four,
    ask,
    opened,
    seated,
    secret_of,
    socket_event,
    started,
)
from tests.functions.fakes import World


def not_in_hand(client: Client) -> str:
    return next(
        card for card in ("AS", "KS", "QS", "2C", "3C") if card not in client.view()["hand"]
    )


def assert_refused(four: Four, client: Client, code: str, before: int) -> None:
    refused = client.last("refused")
    assert refused["code"] == code
    assert four.version() == before
    assert client.connection not in four.world.sockets.closed


def test_connecting_writes_and_posts_nothing(world: World) -> None:
    client = Client(world, NOBODYS_TABLE, None)
    client.connect()
    assert world.store.table_of(client.connection) is None
    assert client.frames == []


def test_a_played_card_is_stored_and_told_to_all_with_its_own_request(world: World) -> None:
    four = started(world)
    four.bid_out()
    player = four.awaited()
    message = player.act()
    told = [client.last("update") for client in four.clients]
    assert {update["version"] for update in told} == {four.version()}
    assert {json.dumps(update["events"]) for update in told} == {
        json.dumps([{"type": "card_played", "seat": 1, "card": message["card"]}])
    }
    assert [update["request"] for update in told] == [None, message["request"], None, None]


def test_everybody_gets_their_own_view(world: World) -> None:
    four = started(world)
    assert [client.view()["you"] for client in four.clients] == ["p0", "p1", "p2", "p3"]
    hands = [set(client.view()["hand"]) for client in four.clients]
    assert sum(len(hand) for hand in hands) == len(set.union(*hands)) == 52


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "bad_json"),
        ("", "bad_json"),
        ("null", "bad_message"),
        ('{"type": "cheat"}', "unknown_type"),
        ("x" * 40_000, "too_large"),
        ('{"type": "bid", "bid": 3}', "bad_message"),
    ],
)
def test_an_unreadable_frame_is_refused_and_changes_nothing(
    world: World, text: str, code: str
) -> None:
    four = started(world)
    before = four.version()
    client = four.clients[1]
    status = client.send_text(text)
    assert status == {"statusCode": 200}
    assert_refused(four, client, code, before)


@pytest.mark.parametrize("bid", [0, 14, -1, 3.5, "3", "Nil", None, True])
def test_what_is_no_bid_is_refused(bid: object) -> None:
    four = started(World())
    before = four.version()
    client = four.awaited()
    client.send_again(client.in_game("bid", bid=bid))
    assert_refused(four, client, "bad_message", before)


def test_a_bid_out_of_turn_is_refused_with_a_fresh_view(world: World) -> None:
    four = started(world)
    before = four.version()
    client = four.clients[3]
    request = client.send_again(client.in_game("bid", bid=4))
    assert_refused(four, client, "not_your_turn", before)
    refused = client.last("refused")
    assert (refused["request"], refused["version"]) == (request, before)
    assert refused["view"]["hand"] == client.view()["hand"]


def test_a_card_not_held_is_refused(world: World) -> None:
    four = started(world)
    four.bid_out()
    before = four.version()
    client = four.awaited()
    client.send_again(client.in_game("play", card=not_in_hand(client)))
    assert_refused(four, client, "card_not_in_hand", before)


@pytest.mark.parametrize("card", ["1C", "as", "ASS", "", 5, None, ["AS"]])
def test_what_is_no_card_is_refused(card: object) -> None:
    four = started(World())
    four.bid_out()
    before = four.version()
    client = four.awaited()
    client.send_again(client.in_game("play", card=card))
    assert_refused(four, client, "bad_message", before)


@pytest.mark.parametrize(("game", "deal", "move"), [(1, 1, 1), (1, 2, 0), (2, 1, 0), (0, 0, 0)])
def test_a_message_for_another_moment_is_stale(game: int, deal: int, move: int) -> None:
    four = started(World())
    before = four.version()
    client = four.awaited()
    client.send("bid", game=game, deal=deal, move=move, bid=3)
    assert_refused(four, client, "stale", before)


def test_a_seat_cannot_be_named_by_the_sender(world: World) -> None:
    four = started(world)
    before = four.version()
    client = four.clients[0]
    client.send_again(client.in_game("bid", bid=3, seat=1))
    assert_refused(four, client, "bad_message", before)


def test_a_connection_of_another_table_is_not_believed(world: World) -> None:
    four = started(world)
    table = str(opened_by_a_stranger(world))
    stranger = Client(world, table, secret_of(50))
    stranger.hello()
    before = four.version()
    stranger.table = four.table
    stranger.send("bid", game=1, deal=1, move=0, bid=3)
    assert_refused(four, stranger, "hello_first", before)
    assert stranger.last("refused")["view"] is None


def opened_by_a_stranger(world: World) -> str:
    body = {"secret": secret_of(50), "name": "Eva"}
    return str(ask(world, "POST", "/api/tables", body).body["table"])


def test_a_message_before_hello_is_refused(world: World) -> None:
    four = started(world)
    before = four.version()
    client = Client(world, four.table, secret_of(1))
    client.connect()
    client.send("bid", game=1, deal=1, move=0, bid=3)
    assert_refused(four, client, "hello_first", before)


def test_hello_to_an_unknown_table_is_refused(world: World) -> None:
    client = Client(world, NOBODYS_TABLE, secret_of(0))
    client.connect()
    client.send("hello", secret=secret_of(0))
    assert client.last("refused")["code"] == "unknown_table"


def test_a_message_to_a_deleted_table_is_refused_as_gone(world: World) -> None:
    four = started(world)
    while not world.store.delete(four.table, world.site.now()):
        pass
    client = four.clients[1]
    client.send_again(client.in_game("bid", bid=3))
    assert client.last("refused")["code"] == "table_gone"


def test_a_spectator_may_only_look(world: World) -> None:
    four = started(world)
    watching = Client(world, four.table, None)
    watching.hello()
    before = four.version()
    watching.send_again(watching.in_game("bid", bid=3))
    assert_refused(four, watching, "not_a_player", before)
    watching.send("chat", text="hola")
    assert watching.last("refused")["code"] == "not_a_player"
    watching.send("ping", version=before, visible=True)
    assert watching.last("pong")["version"] == before


def test_only_the_host_starts(world: World) -> None:
    four = seated(world)
    before = four.version()
    four.clients[2].send("start", contribution=CONTRIBUTION)
    assert_refused(four, four.clients[2], "only_host", before)


def test_a_late_next_deal_never_acts_on_the_deal_after() -> None:
    four = started(World())
    four.play_out()
    pressed = four.clients[1].in_game("next_deal", contribution=CONTRIBUTION)
    late = four.clients[2].in_game("next_deal", contribution=CONTRIBUTION)
    four.clients[1].send_again(pressed)
    before = four.version()
    four.clients[2].send_again(late)
    assert_refused(four, four.clients[2], "stale", before)
    assert four.clients[2].last("refused")["view"]["deal"] == 2


def test_a_repeated_card_is_answered_again_and_played_once(world: World) -> None:
    four = started(world)
    four.bid_out()
    player = four.awaited()
    message = player.act()
    version = four.version()
    for client in four.clients:
        client.new()
    player.send_again(message)
    (answer,) = player.new()
    assert (answer["type"], answer["request"]) == ("update", message["request"])
    assert (answer["version"], answer["events"]) == (version, [])
    assert [client.new() for client in four.clients if client is not player] == [[], [], []]
    assert four.version() == version


def test_every_message_of_a_game_sent_twice_has_one_outcome() -> None:
    def record_of(times: int) -> list[str]:
        four = started(World())
        while four.clients[0].view()["phase"] in ("bidding", "playing"):
            player = four.awaited()
            message = player.act()
            for _ in range(times - 1):
                player.send_again(message)
        host = four.clients[0]
        message = host.in_game("next_deal", contribution=CONTRIBUTION)
        for _ in range(times):
            host.send_again(message)
        return [*host.view()["hand"], str(host.view()["scores"]), str(four.version())]

    assert record_of(2) == record_of(1)


def test_lobby_messages_sent_twice_happen_once(world: World) -> None:
    table = opened(world)
    host = Client(world, table, secret_of(0))
    host.hello()
    for kind, fields in (
        ("add_bots", {"seat": 1}),
        ("add_bots", {}),
        ("partner", {"partner": "b2"}),
        ("free_seat", {"seat": 3}),
    ):
        message = host.message(kind, **fields)
        host.send_again(message)
        host.send_again(message)
    view = host.view()
    assert [seat["player"] for seat in view["seats"]] == ["p0", "b1", "b2", None]
    assert not [said for said in host.received() if said["type"] == "refused"]


def test_thirty_refusals_in_ten_seconds_close_the_connection(world: World) -> None:
    four = started(world)
    client = four.clients[1]
    for _ in range(29):
        client.send_text("{")
    assert client.connection not in world.sockets.closed
    client.send_text("{")
    assert client.last("refused")["code"] == "too_many_refusals"
    assert world.sockets.closed == [client.connection]


def test_refusals_spread_over_time_are_borne() -> None:
    world = World()
    four = started(world)
    client = four.clients[1]
    for _ in range(60):
        world.clock.advance(seconds=1)
        client.send_text("{")
    assert world.sockets.closed == []


def test_a_fault_is_told_as_internal_and_logged_without_content(world: World) -> None:
    four = started(world)
    client = four.clients[1]
    message = client.in_game("bid", bid=3)
    world.store = Broken()  # type: ignore[assignment]
    status = client.send_text(json.dumps(message))
    assert status == {"statusCode": 500}
    assert client.last("refused")["code"] == "internal"
    assert world.log.lines == [("error", "a message failed", {"kind": "RuntimeError"})]


class Broken:
    def load(self, table: str, now: int) -> None:
        raise RuntimeError(f"cannot read {table}")


def test_bad_input_is_never_above_a_warning_in_the_log(world: World) -> None:
    four = started(world)
    client = four.clients[1]
    for text in ("{", "null", '{"type": "cheat"}', "x" * 9000):
        client.send_text(text)
    assert [line for line in world.log.lines if line[0] == "error"] == []


def test_events_with_missing_fields_are_borne(world: World) -> None:
    client = Client(world, NOBODYS_TABLE, None)
    event = {"requestContext": {"connectionId": client.connection, "routeKey": "$default"}}
    assert take(world.site, client.patience, event) == {"statusCode": 200}
    assert client.last("refused")["code"] == "bad_json"
    assert take(world.site, client.patience, {}) == {"statusCode": 200}


def test_a_binary_frame_is_read_as_text(world: World) -> None:
    four = started(world)
    client = four.awaited()
    text = json.dumps(client.in_game("bid", bid=3))
    event = socket_event("$default", client.connection, base64.b64encode(text.encode()).decode())
    take(world.site, client.patience, {**event, "isBase64Encoded": True})
    assert client.last("update")["events"] == [{"type": "bid_placed", "seat": 1, "bid": 3}]
