"""kill -9 in mid-trick: started again, the same table goes on to its end."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from infra.local.stack import running_stack
from tests.journeys.people import Person
from tests.journeys.test_one_person_three_robots import play_to_the_end


def test_a_killed_stack_comes_back_with_every_card(browser: Browser, tmp_path: Path) -> None:
    me = Person.arrive(browser)
    with running_stack(port=0, state=tmp_path / "state") as first:
        port = first.port
        me.open_table(first.url, "Ana", target=250)
        me.press("fill-bots")
        me.press("partner-b1")
        me.press("start")
        for _ in range(4):
            expect(me.root).to_have_attribute("data-my-turn", "true")
            me.act()
        expect(me.root).to_have_attribute("data-my-turn", "true")
        held, move = sorted(me.hand()), me.move()
        first.kill()
    with running_stack(port=port, state=tmp_path / "state"):
        me.page.reload()
        expect(me.root).to_have_attribute("data-my-turn", "true")
        assert (sorted(me.hand()), me.move()) == (held, move)
        play_to_the_end(me)
        expect(me.see("result")).to_be_visible()
