"""Two at one seat, four at once, everything twice, things that come late: one outcome each."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from infra.local.stack import LocalStack
from tests.journeys.people import DESKTOP, PHONE, Person
from tests.journeys.tables import NAMES, four_at_a_table, next_to_act, play_until


def test_two_browsers_pressing_the_last_seat_give_one_player(
    browser: Browser, stack: LocalStack
) -> None:
    host = Person.arrive(browser)
    link = host.open_table(stack.url, "Ana")
    for name in NAMES[1:3]:
        Person.arrive(browser).sit(link, name)
    late = [Person.arrive(browser), Person.arrive(browser, PHONE)]
    for person, name in zip(late, ("Diego", "Elena"), strict=True):
        person.page.goto(f"{link}?pace=0")
        person.see("name-input").fill(name)
    for person in late:
        person.see("sit").evaluate("button => setTimeout(() => button.click(), 50)")
    expect(host.root).to_have_attribute("data-phase", "pairing")
    for person in late:
        expect(person.root).to_be_visible()
    seated = [host.see(f"seat-{seat}").get_attribute("data-player") for seat in range(4)]
    assert seated == ["p0", "p1", "p2", "p3"]
    watching = [
        person for person in late if person.see("spectating").count() or person.see("watch").count()
    ]
    assert len(watching) == 1


def test_four_people_pressing_at_once_lose_no_card(browser: Browser, stack: LocalStack) -> None:
    people, _ = four_at_a_table(browser, stack.url, [DESKTOP] * 4)
    play_until(people, "playing")
    first = next_to_act(people)
    for person in people:
        person.page.evaluate(
            """() => document.querySelectorAll('[data-testid=hand] [data-testid^=card-]')
                 .forEach(card => { card.click(); card.click() })"""
        )
    expect(first.root).not_to_have_attribute("data-my-turn", "true")
    play_until(people, "counting")
    tricks = [
        int(people[0].see(f"seat-{seat}").get_attribute("data-tricks") or 0) for seat in range(4)
    ]
    assert sum(tricks) == 13


def repeat_everything(page: Page) -> None:
    """Send every message of this page twice over its socket."""

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def twice(message: str | bytes) -> None:
            server.send(message)
            server.send(message)

        socket.on_message(twice)

    page.route_web_socket("**/ws", relay)


def test_every_message_twice_gives_one_outcome(browser: Browser, stack: LocalStack) -> None:
    me = Person.arrive(browser)
    repeat_everything(me.page)
    me.open_table(stack.url, "Ana", target=250)
    me.press("fill-bots")
    me.press("partner-b2")
    me.press("start")
    played = 0
    while me.phase != "counting":
        me.wait_for_my_move()
        if me.is_awaited():
            held = len(me.hand())
            was_playing = me.phase == "playing"
            me.act()
            played += was_playing
            assert len(me.hand()) == held - was_playing
    assert played == 13
    assert me.errors == []


def test_a_late_siguiente_mano_does_not_close_the_next_count(
    browser: Browser, stack: LocalStack
) -> None:
    late: list[dict[str, Any]] = []
    people, _ = four_at_a_table(browser, stack.url, [DESKTOP] * 4)
    host = people[0]

    def keep(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "next_deal":
                late.append(said)
            if said["type"] == "bid" and late:
                server.send(json.dumps(late[0] | {"request": "late-press-of-before"}))
            server.send(message)

        socket.on_message(pass_on)

    host.page.route_web_socket("**/ws", keep)
    host.page.reload()
    play_until(people, "counting")
    host.press("next-deal")
    play_until(people, "playing")
    assert late, "the press was kept"
    assert host.move().startswith("1.2.")
    assert all(len(person.hand()) == 13 for person in people)
