"""A line that looks well and carries nothing: a card played meanwhile arrives exactly once."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, WebSocket, expect

from infra.local.stack import LocalStack
from tests.journeys.people import Person
from tests.journeys.tables import against_robots

# The page is not told that it is offline: nothing but silence says so.
DEAF = "addEventListener('offline', event => event.stopImmediatePropagation(), true)"


def plays_sent(me: Person) -> list[str]:
    """Return the list into which the request of every card sent by this page will be written."""
    requests: list[str] = []

    def note(text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "play":
            requests.append(said["request"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    me.page.on("websocket", listen)
    return requests


def test_a_card_played_on_a_dead_line_arrives_exactly_once(
    browser: Browser, stack: LocalStack
) -> None:
    me = against_robots(browser, stack.url)
    me.take_turn()
    me.page.add_init_script(DEAF)
    sent = plays_sent(me)
    me.page.reload()
    expect(me.root).to_have_attribute("data-my-turn", "true")
    expect(me.root).to_have_attribute("data-status", "live")
    before, card = me.move(), me.playable()[0]
    me.context.set_offline(True)
    me.play(card)
    expect(me.see("trick").locator(f"[data-card={card}]")).to_be_visible()
    expect(me.see("hand").locator("[data-card]")).to_have_count(12)
    me.page.wait_for_timeout(3_000)
    assert me.move() == before, "nothing came through"
    me.context.set_offline(False)
    me.wait_beyond(before)
    expect(me.root).to_have_attribute("data-my-turn", "true")
    assert len(me.hand()) == 12
    assert card not in me.hand()
    assert len(set(sent)) == 1, "sent again under the same request"
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
