"""Four browsers at one table: a deal with chat, a reload and a spectator; both accusations."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from infra.local.stack import LocalStack
from tests.journeys.people import DESKTOP, PHONE, Person
from tests.journeys.tables import four_at_a_table, next_to_act, play_until, renege_somehow

NOBODY: list[str] = []


def test_four_people_play_a_deal_with_chat_reload_and_spectator(
    browser: Browser, stack: LocalStack
) -> None:
    people, link = four_at_a_table(browser, stack.url, [DESKTOP, PHONE, DESKTOP, PHONE])
    watcher = Person.arrive(browser)
    watcher.watch(link)
    people[0].say("¡Suerte a todos!")
    expect(people[2].see("chat-log")).to_contain_text("¡Suerte a todos!")
    play_until(people, "playing")
    for _ in range(2):
        next_to_act(people).act()
    awaited = next_to_act(people)
    hand = sorted(awaited.hand())
    awaited.page.reload()
    expect(awaited.root).to_have_attribute("data-my-turn", "true")
    assert sorted(awaited.hand()) == hand
    expect(watcher.see("spectating")).to_be_visible()
    assert watcher.page.locator("[data-testid=hand] [data-testid^=card-]").count() == 0
    play_until(people, "counting")
    people[1].press("next-deal")
    for person in people:
        expect(person.root).to_have_attribute("data-phase", "bidding")
        assert len(person.hand()) == 13
    expect(watcher.root).to_have_attribute("data-phase", "bidding")
    assert [person.errors for person in [*people, watcher]] == [NOBODY] * 5


def test_a_false_accusation_loses_the_game(browser: Browser, stack: LocalStack) -> None:
    people, _ = four_at_a_table(browser, stack.url, [PHONE, DESKTOP, DESKTOP, DESKTOP])
    play_until(people, "playing")
    next_to_act(people).act()
    accuser = people[0]
    accuser.press("accuse")
    accuser.press("accuse-1")
    accuser.press("accuse-confirm")
    for person in people:
        expect(person.root).to_have_attribute("data-phase", "finished")
    expect(accuser.see("result")).to_have_attribute("data-won", "false")
    expect(people[1].see("result")).to_have_attribute("data-won", "true")
    assert [person.errors for person in people] == [NOBODY] * 4


def test_a_true_accusation_wins_the_game(browser: Browser, stack: LocalStack) -> None:
    people, _ = four_at_a_table(browser, stack.url, [DESKTOP, PHONE, DESKTOP, DESKTOP])
    play_until(people, "playing")
    culprit = renege_somehow(people)
    seat = people.index(culprit)
    accuser = people[(seat + 1) % 4]
    accuser.press("accuse")
    accuser.press(f"accuse-{seat}")
    accuser.press("accuse-confirm")
    expect(accuser.see("result")).to_have_attribute("data-won", "true")
    expect(culprit.see("result")).to_have_attribute("data-won", "false")
    assert [person.errors for person in people] == [NOBODY] * 4
