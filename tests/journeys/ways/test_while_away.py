"""Nobody looks while thirty cards fall: on return the table is right at once, and nothing races."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Browser, WebSocketRoute, expect

from infra.local.stack import LocalStack
from tests.journeys.people import Person
from tests.journeys.tables import against_robots

# Whether the page is seen is for the test to say; every animation that is begun is counted.
AWAY: Final = """
    window.begun = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        window.begun += 1
        return animate.apply(this, how)
    }
    let seen = true
    Object.defineProperty(document, 'hidden', { get: () => !seen })
    Object.defineProperty(document, 'visibilityState', { get: () => seen ? 'visible' : 'hidden' })
    window.look = looks => {
        seen = looks
        document.dispatchEvent(new Event('visibilitychange'))
    }
"""
PLAYS: Final = 30  # from one turn to the ninth after it: 36, and at most three fewer


@dataclass
class Dam:
    """Keeps the updates for one page back until they are let go, all at once."""

    person: Person
    sockets: list[WebSocketRoute] = field(default_factory=list)
    held: list[str | bytes] = field(default_factory=list)

    def build(self) -> None:
        """Stand in the way of every socket that this page opens."""
        self.person.page.route_web_socket("**/ws", self._stand_between)

    def _stand_between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.sockets.append(socket)

        def hold(message: str | bytes) -> None:
            if json.loads(message)["type"] == "update":
                self.held.append(message)
            else:
                socket.send(message)

        server.on_message(hold)

    def let_go(self) -> None:
        """Let the page hear everything now."""
        for message in self.held:
            self.sockets[-1].send(message)


def at_human_pace(person: Person, *, reduced: bool = False) -> None:
    """Let cards travel on this page, unless its system wants cuts."""
    person.page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    person.page.add_init_script(AWAY)
    person.page.goto(f"{person.page.url.split('?')[0]}?pace=1")
    expect(person.root).to_have_attribute("data-status", "live")


def begun(person: Person) -> int:
    """Return how many animations this page has begun."""
    return int(person.page.evaluate("begun"))


def shown(person: Person) -> list[str | None]:
    """Return what the table shows: the hand, the trick, what each seat has taken."""
    cards = person.page.locator("[data-testid=trick] [data-card]").all()
    seats = [person.see(f"seat-{seat}") for seat in range(4)]
    return [
        *sorted(person.hand()),
        *(card.get_attribute("data-card") for card in cards),
        *(seat.get_attribute("data-tricks") for seat in seats),
    ]


def watching(browser: Browser, link: str, *, reduced: bool) -> Dam:
    """Return a spectator at human pace whose updates are kept back."""
    dam = Dam(Person.arrive(browser))
    dam.person.watch(link)
    dam.build()
    at_human_pace(dam.person, reduced=reduced)
    return dam


def second_tab(me: Person) -> Person:
    """Return the same person once more, in another tab."""
    tab = Person(me.context, me.context.new_page())
    tab.page.goto(me.page.url)
    at_human_pace(tab)
    return tab


def test_thirty_cards_while_away_are_there_at_once(browser: Browser, stack: LocalStack) -> None:
    me = against_robots(browser, stack.url)
    me.act()
    link = me.page.url.split("?")[0]
    away = second_tab(me)
    moving, still = (watching(browser, link, reduced=reduced) for reduced in (False, True))
    expect(me.root).to_have_attribute("data-my-turn", "true")
    before = begun(away)
    away.page.evaluate("look(false)")
    for _ in range(9):
        me.take_turn()
    expect(away.root).to_have_attribute("data-move", me.move())
    away.page.evaluate("look(true)")
    assert begun(away) == before, "what fell on a page that nobody saw does not fly"
    assert shown(away) == shown(me), "the table as it is"
    for dam, most in ((moving, PLAYS), (still, 0)):
        expect(dam.person.root).not_to_have_attribute("data-move", me.move())
        assert len(dam.held) >= PLAYS
        before = begun(dam.person)
        dam.let_go()
        expect(dam.person.root).to_have_attribute("data-move", me.move())
        dam.person.page.wait_for_timeout(100)
        assert begun(dam.person) - before <= most
    assert [person.errors for person in (away, moving.person, still.person)] == [[], [], []]
