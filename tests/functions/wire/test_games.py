"""Whole games, frame by frame: nobody is sent a card they may not see."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from engine.shuffle import commitment_to
from tests.functions.clients import (
    CONTRIBUTION,
    NAMES,
    Client,
    Four,
    opened,
    secret_of,
    started,
)
from tests.functions.fakes import World
from tests.functions.wire.leaks import Deal, leaks_in

PLAYERS = frozenset({"p0", "p1", "p2", "p3", "b1", "b2", "b3"})
DEALS = 4


@dataclass
class Watch:
    """Checks every frame as it is posted, against the table as it is stored at that moment."""

    four: Four
    seats: dict[str, int | None]
    leaks: list[str] = field(default_factory=list)
    checked: int = 0

    @staticmethod
    def over(four: Four, *spectators: Client) -> Watch:
        seats: dict[str, int | None] = {
            client.connection: seat for seat, client in enumerate(four.clients)
        }
        watch = Watch(four, seats | {client.connection: None for client in spectators})
        four.world.sockets.on_post = watch.check
        return watch

    def check(self, connection: str, frame: bytes) -> None:
        table = self.four.stored()
        sent = [request for client in self.four.clients for request in client.sent]
        known = {self.four.table, *NAMES, *PLAYERS, *sent, commitment_to(table.secret)}
        visible: frozenset[str] = frozenset()
        if table.deal is not None:
            cards = [[str(card) for card in some] for some in (table.deal.deck, table.deal.plays)]
            deal = Deal(cards[0], table.deal.dealer, cards[1])
            visible = deal.visible_to(self.seats[connection])
        self.leaks += leaks_in(frame, visible, frozenset(known))
        self.checked += 1


@pytest.mark.parametrize("mode", ["allowed", "prevented"])
def test_no_frame_of_a_game_gives_a_card_away(mode: str) -> None:
    seed = 20_261
    print("seed", seed)
    chance = random.Random(seed)
    four = started(World(), mode=mode, target=250)
    spectator = Client(four.world, four.table, None)
    spectator.hello()
    watch = Watch.over(four, spectator)
    for _ in range(DEALS):
        if four.clients[0].view()["phase"] == "bidding":
            play_a_deal(four, chance)
    end_the_game(four)
    assert watch.leaks == []
    assert watch.checked > DEALS * 56 * 5


def test_no_frame_of_a_deal_with_bots_gives_a_card_away() -> None:
    world = World()
    world.bus.is_broken = True
    table = opened(world)
    host = Client(world, table, secret_of(0))
    four = Four(world, table, [host])
    watch = Watch.over(four)
    host.hello()
    host.send("add_bots")
    host.send("partner", partner="b2")
    host.send("start", contribution=CONTRIBUTION)
    while host.view()["phase"] in ("bidding", "playing"):
        host.act()
    assert watch.leaks == []
    assert watch.checked > 56


def play_a_deal(four: Four, chance: random.Random) -> None:
    while four.clients[0].view()["phase"] in ("bidding", "playing"):
        act_somehow(four, chance)
    four.press_next()


def act_somehow(four: Four, chance: random.Random) -> None:
    """Bid or play anything the table accepts, reneges included; now and then what it refuses."""
    other = chance.choice(four.clients)
    if chance.random() < 0.1:
        other.send_again(other.in_game("play", card=chance.choice(["AS", "2C", "TH"])))
        other.send("sync", version=1)
    if four.clients[0].view()["turn"] is None:
        return
    player = four.awaited()
    allowed = player.view()["allowed"]
    if allowed["bids"]:
        player.send_again(player.in_game("bid", bid=chance.choice([1, 2, 3, 4, "nil"])))
    else:
        player.act(chance.choice(allowed["cards"]))


def end_the_game(four: Four) -> None:
    """Accuse where that is possible, else resign; then the rematch."""
    first = four.clients[0]
    if first.view()["phase"] != "finished":
        four.bid_out()
        accuse = first.view()["allowed"]["accuse"]
        message = first.in_game("accuse", accused=1) if accuse else first.in_game("resign")
        first.send_again(message)
    assert first.view()["phase"] == "finished"
    first.send_again(first.in_game("rematch", contribution=CONTRIBUTION))
    assert first.view()["game"] == 2
