"""A deal by mouse: dragged to the table and sorted, where a click follows each drag."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from infra.local.stack import LocalStack
from tests.journeys.people import Person
from tests.journeys.tables import against_robots
from tests.journeys.ways.places import Place, grip_of, table_of


def drag(me: Person, start: Place, end: Place) -> None:
    """Press at one place, move to another and let go there."""
    me.page.mouse.move(*start)
    me.page.mouse.down()
    me.page.mouse.move(*end, steps=6)
    me.page.mouse.up()


def test_cards_dragged_by_mouse_are_played_and_sorted(browser: Browser, stack: LocalStack) -> None:
    me = against_robots(browser, stack.url)
    first, second, third, *others = me.hand()
    drag(me, grip_of(me, first), grip_of(me, third))
    assert me.hand() == [second, third, first, *others]
    for card in (first, second, third):
        expect(me.see(f"card-{card}")).not_to_have_attribute("data-up", "true")
    me.act()
    for left in (12, 11, 10):
        expect(me.root).to_have_attribute("data-my-turn", "true")
        before = me.move()
        drag(me, grip_of(me, me.playable()[0]), table_of(me))
        me.wait_beyond(before)
        expect(me.see("hand").locator("[data-card]")).to_have_count(left)
    assert me.errors == []


def test_escape_takes_a_dragged_card_back(browser: Browser, stack: LocalStack) -> None:
    me = against_robots(browser, stack.url)
    me.act()
    expect(me.root).to_have_attribute("data-my-turn", "true")
    before, hand = me.move(), me.hand()
    me.page.mouse.move(*grip_of(me, me.playable()[0]))
    me.page.mouse.down()
    me.page.mouse.move(*table_of(me), steps=6)
    me.page.keyboard.press("Escape")
    me.page.mouse.up()
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    assert (me.move(), me.hand()) == (before, hand)
