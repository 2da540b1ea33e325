"""A whole deal by finger: dragged to the table, sorted by hand, a double tap that plays once."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Browser, CDPSession, expect

from infra.local.stack import LocalStack
from tests.journeys.people import Person
from tests.journeys.tables import against_robots
from tests.journeys.ways.places import Place, box_of, grip_of, table_of


class Finger:
    """One finger on the screen of a person, as the browser hears of it from the glass."""

    def __init__(self, me: Person) -> None:
        """Lay no finger yet."""
        self.glass: CDPSession = me.context.new_cdp_session(me.page)

    def tell(self, kind: str, *places: Place) -> None:
        """Send one touch event."""
        points = [{"x": x, "y": y} for x, y in places]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: Place, end: Place, steps: int = 6) -> None:
        """Move from one place to another without leaving the glass."""
        self.tell("touchStart", start)
        for step in range(1, steps + 1):
            part = step / steps
            self.tell(
                "touchMove",
                (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part),
            )
        self.tell("touchEnd")

    def tap(self, place: Place) -> None:
        """Touch and let go."""
        self.tell("touchStart", place)
        self.tell("touchEnd")


def settled(look: Callable[[], object]) -> None:
    """Wait until what is looked at stays the same for three looks."""
    last, same = look(), 0
    while same < 3:
        time.sleep(0.05)
        now = look()
        same, last = (same + 1, last) if now == last else (0, now)


def test_a_whole_deal_is_dragged_to_the_table(browser: Browser, stack: LocalStack) -> None:
    me = against_robots(browser, stack.url, touch=True)
    finger = Finger(me)
    me.see("bid-3").tap()
    me.see("bid-submit").tap()
    expect(me.root).to_have_attribute("data-phase", "playing")
    for left in range(12, -1, -1):
        expect(me.root).to_have_attribute("data-my-turn", "true")
        before = me.move()
        finger.drag(grip_of(me, me.playable()[0]), table_of(me))
        me.wait_beyond(before)
        expect(me.see("hand").locator("[data-card]")).to_have_count(left)
    me.see("next-deal").tap()
    expect(me.root).to_have_attribute("data-phase", "bidding")
    assert me.errors == []


def test_cards_sorted_by_finger_stay_and_one_button_sorts(
    browser: Browser, stack: LocalStack
) -> None:
    me = against_robots(browser, stack.url, touch=True)
    finger, tidy = Finger(me), me.see("tidy")
    hand = me.hand()
    expect(tidy).to_have_count(0)
    fourth = box_of(me, f"card-{hand[3]}")
    end = (fourth["x"] + fourth["width"] * 0.3, fourth["y"] + fourth["height"] * 0.4)
    finger.drag(grip_of(me, hand[0]), end)
    expect(tidy).to_be_visible()
    moved = [*hand[1:4], hand[0], *hand[4:]]
    assert me.hand() == moved
    expect(me.root).to_have_attribute("data-phase", "bidding")
    me.page.reload()
    expect(me.root).to_have_attribute("data-phase", "bidding")
    assert me.hand() == moved, "kept for the deal"
    tidy.tap()
    expect(tidy).to_have_count(0)
    assert me.hand() == hand


def test_a_tap_right_after_a_quick_drag_counts(browser: Browser, stack: LocalStack) -> None:
    me = against_robots(browser, stack.url, touch=True)
    finger = Finger(me)
    for _ in range(3):
        first, second, *_ = me.hand()
        x, y = grip_of(me, second)
        finger.drag(grip_of(me, first), (x + box_of(me, f"card-{second}")["width"], y))
        finger.tap(grip_of(me, second))
        expect(me.see(f"card-{second}")).to_have_attribute("data-up", "true")
        finger.tap(table_of(me))


def test_a_double_tap_plays_exactly_one_card(browser: Browser, stack: LocalStack) -> None:
    me = against_robots(browser, stack.url, touch=True)
    me.act()
    for held in (13, 12):
        expect(me.root).to_have_attribute("data-my-turn", "true")
        before, card = me.move(), me.playable()[0]
        place = grip_of(me, card)
        finger = Finger(me)
        finger.tap(place)
        expect(me.see(f"card-{card}")).to_have_attribute("data-up", "true")
        for _ in range(2):
            finger.tap(place)
        me.wait_beyond(before)
        settled(lambda: (me.move(), len(me.hand())))
        assert len(me.hand()) == held - 1
        assert card not in me.hand()
    assert me.errors == []
