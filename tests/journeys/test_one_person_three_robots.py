"""One person and three robots, from the invitation to the rematch, on a phone and on a desktop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from infra.local.stack import LocalStack
from tests.journeys.people import DESKTOP, PHONE, Person
from tests.journeys.tables import begin_with_robots


def play_to_the_end(me: Person, deals: int = 40) -> None:
    """Bid, play and press SIGUIENTE MANO until the game is finished."""
    for _ in range(deals * 20):
        me.wait_for_my_move()
        if me.phase == "finished":
            return
        if me.phase == "counting":
            me.press("next-deal")
            expect(me.root).not_to_have_attribute("data-phase", "counting")
        else:
            me.act()
    pytest.fail(f"no end after {deals} deals")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_person_plays_robots_to_the_rematch(
    browser: Browser, stack: LocalStack, viewport: ViewportSize
) -> None:
    me = Person.arrive(browser, viewport, touch=viewport is PHONE)
    begin_with_robots(me, stack.url, target=250)
    play_to_the_end(me)
    expect(me.see("result")).to_be_visible()
    me.press("rematch")
    expect(me.root).to_have_attribute("data-phase", "bidding")
    expect(me.see("score-us")).to_have_attribute("data-points", "0")
    assert me.move().startswith("2.1.")
    assert me.errors == []
