"""Tables of several people: sitting down together, whose turn it is, playing on to a phase."""

from __future__ import annotations

import time

from playwright.sync_api import Browser, ViewportSize, expect

from tests.journeys.people import DESKTOP, PATIENCE_MS, PHONE, Person

NAMES = ("Ana", "Bruno", "Carla", "Diego")


def four_at_a_table(
    browser: Browser, base: str, viewports: list[ViewportSize], *, mode: str = "allowed"
) -> tuple[list[Person], str]:
    """Return four people in the order of their seats, the game started, and the invitation link."""
    host, *guests = [Person.arrive(browser, viewport) for viewport in viewports]
    link = host.open_table(base, NAMES[0], mode=mode)
    for guest, name in zip(guests, NAMES[1:], strict=True):
        guest.sit(link, name)
    host.press("partner-p2")
    host.press("start")
    people = [host, *guests]
    for person in people:
        expect(person.root).to_have_attribute("data-phase", "bidding")
    return people, link


def against_robots(browser: Browser, base: str, *, touch: bool = False) -> Person:
    """Return somebody at a table with three robots whose bid is awaited."""
    me = Person.arrive(browser, PHONE if touch else DESKTOP, touch=touch)
    begin_with_robots(me, base)
    return me


def begin_with_robots(me: Person, base: str, *, target: int = 500) -> str:
    """Sit down with three robots, come to the first bid, and return the table's link."""
    link = me.open_table(base, NAMES[0], target=target)
    for hook in ("fill-bots", "partner-b1", "start"):
        me.press(hook)
    expect(me.root).to_have_attribute("data-my-turn", "true")
    return link


def next_to_act(people: list[Person]) -> Person:
    """Return the person who is awaited, once all pages agree on it."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < deadline:
        moves = {person.move() for person in people}
        awaited = [person for person in people if person.is_awaited()]
        if len(moves) == 1 and len(awaited) == 1:
            return awaited[0]
        people[0].page.wait_for_timeout(20)
    raise AssertionError(f"nobody is awaited: {[(p.phase, p.move()) for p in people]}")


def play_until(people: list[Person], phase: str) -> None:
    """Let everybody bid 3 and play the first clean card until the table is in this phase."""
    for _ in range(60):
        if all(person.phase == phase for person in people):
            return
        if people[0].phase != phase:
            next_to_act(people).act()
        else:
            expect(people[-1].root).to_have_attribute("data-phase", phase)
            people[0].page.wait_for_timeout(20)
    raise AssertionError(f"the table did not come to {phase}")


def renege_somehow(people: list[Person]) -> Person:
    """Play on until somebody can break suit, let them do it, and return who did."""
    for _ in range(52):
        person = next_to_act(people)
        clean, accepted = person.playable(), person.playable(clean=False)
        reneging = [card for card in accepted if card not in clean]
        if reneging:
            before = person.move()
            person.play(reneging[0])
            person.wait_beyond(before)
            return person
        person.act()
    raise AssertionError("nobody could renege in a whole deal")
