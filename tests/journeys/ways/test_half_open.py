"""A line that looks well and carries nothing: a card played meanwhile arrives exactly once."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from playwright.sync_api import Browser, WebSocketRoute, expect

from infra.local.stack import LocalStack
from tests.journeys.tables import against_robots


@dataclass
class Line:
    """Stands in the way of a page's sockets; dead, it stays open and carries nothing either way."""

    dead: bool = False
    plays: list[str] = field(default_factory=list)
    """The request of every card that the page sent, carried or not."""

    def through(self, socket: WebSocketRoute) -> None:
        """Pass on what this socket says and hears."""
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "play":
                self.plays.append(said["request"])
            if not self.dead:
                server.send(message)

        def down(message: str | bytes) -> None:
            if not self.dead:
                socket.send(message)

        socket.on_message(up)
        server.on_message(down)


def test_a_card_played_on_a_dead_line_arrives_exactly_once(
    browser: Browser, stack: LocalStack
) -> None:
    me = against_robots(browser, stack.url)
    me.take_turn()
    line = Line()
    me.page.route_web_socket("**/ws", line.through)
    me.page.reload()
    expect(me.root).to_have_attribute("data-my-turn", "true")
    expect(me.root).to_have_attribute("data-status", "live")
    before, card = me.move(), me.playable()[0]
    line.dead = True
    me.play(card)
    expect(me.see("trick").locator(f'[data-card="{card}"]')).to_be_visible()
    expect(me.see("hand").locator("[data-card]")).to_have_count(12)
    me.page.wait_for_timeout(3_000)
    assert me.move() == before, "nothing came through"
    line.dead = False
    me.wait_beyond(before)
    expect(me.root).to_have_attribute("data-my-turn", "true")
    assert len(me.hand()) == 12
    assert card not in me.hand()
    assert len(line.plays) > 1, "sent again"
    assert len(set(line.plays)) == 1, "under the same request"
    me.act()
    assert len(me.hand()) == 11


def test_a_banner_stands_for_as_long_as_the_line_is_gone(
    browser: Browser, stack: LocalStack
) -> None:
    me = against_robots(browser, stack.url)
    banner = me.see("status-banner")
    expect(banner).to_have_count(0)
    me.context.set_offline(True)
    expect(banner).to_have_attribute("data-status", "lost")
    assert len(me.hand()) == 13, "the table stays in sight"
    me.context.set_offline(False)
    expect(me.root).to_have_attribute("data-status", "live")
    expect(banner).to_have_count(0)
    me.act()
