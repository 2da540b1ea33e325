"""What the dashboard counts: each thing once, however often it was asked for."""

from __future__ import annotations

from tests.functions.clients import NAMES, ask, opened, secret_of, started
from tests.functions.fakes import World


def test_each_card_of_a_deal_is_counted_once(world: World) -> None:
    four = started(world)
    four.play_out()
    assert world.metrics.counts["CardPlayed"] == 52


def test_a_table_opened_twice_is_counted_once(world: World) -> None:
    opened(world)
    ask(world, "POST", "/api/tables", {"secret": secret_of(0), "name": NAMES[0]})
    assert world.metrics.counts["TableOpened"] == 1


def test_a_resigned_game_is_counted_as_finished(world: World) -> None:
    four = started(world)
    four.bid_out()
    host = four.clients[0]
    host.send_again(host.in_game("resign"))
    assert world.metrics.counts["GameFinished"] == 1
