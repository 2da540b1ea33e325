"""Where things are on a person's screen, for whoever points at them."""

from __future__ import annotations

from playwright.sync_api import FloatRect

from tests.journeys.people import Person

Place = tuple[float, float]


def box_of(me: Person, hook: str) -> FloatRect:
    """Return where an element is."""
    box = me.see(hook).bounding_box()
    assert box is not None, f"{hook} is not shown"
    return box


def grip_of(me: Person, card: str) -> Place:
    """Return where a finger takes a card: near its left edge: a neighbour may lie on it."""
    box = box_of(me, f"card-{card}")
    return box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.4


def table_of(me: Person) -> Place:
    """Return the middle of the table."""
    box = me.page.locator(".board").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
