"""A whole deal by keyboard alone, and what the keys that speak say."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from infra.local.stack import LocalStack
from tests.journeys.people import DESKTOP, PHONE, Person
from tests.journeys.tables import against_robots

WITHIN = "document.activeElement.closest('dialog[open]') && document.activeElement.textContent"
FOCUSED = "document.activeElement?.dataset.testid ?? ''"


def focused(page: Page) -> str:
    """Return the hook of what has the focus; empty for anything else."""
    return str(page.evaluate(FOCUSED))


def tab_to(page: Page, hook: str) -> None:
    """Press Tab until the element with this hook has the focus."""
    for _ in range(60):
        if focused(page) == hook:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {hook}")


def enter(person: Person, hook: str) -> None:
    """Press Enter on the element with this hook, once it can be pressed."""
    expect(person.see(hook)).to_be_enabled()
    tab_to(person.page, hook)
    person.page.keyboard.press("Enter")


def open_by_keyboard(me: Person, base: str) -> None:
    """From the first page to the bidding against three robots."""
    me.page.goto(f"{base}/?pace=0")
    enter(me, "open-table")
    expect(me.see("open-submit")).to_be_visible()
    tab_to(me.page, "name-input")
    me.page.keyboard.type("Ana")
    me.page.keyboard.press("Enter")
    enter(me, "fill-bots")
    enter(me, "partner-b1")
    enter(me, "start")
    expect(me.root).to_have_attribute("data-phase", "bidding")


def bid_by_keyboard(me: Person) -> None:
    """An arrow enters the pad on 1, two more choose 3, Enter bids it."""
    expect(me.root).to_have_attribute("data-my-turn", "true")
    keyboard = me.page.keyboard
    keyboard.press("ArrowRight")
    for _ in range(2):
        keyboard.press("ArrowRight")
    expect(me.see("bid-3")).to_be_focused()
    keyboard.press("Enter")
    expect(me.root).to_have_attribute("data-phase", "playing")


def walk_to(me: Person, card: str) -> None:
    """Walk the hand to its left end, and from there to the card."""
    me.page.keyboard.press("Home")
    for _ in range(me.hand().index(card)):
        me.page.keyboard.press("ArrowRight")
    expect(me.see(f"card-{card}")).to_be_focused()


def play_by_keyboard(me: Person) -> None:
    """Lift and play the first card that follows the rules."""
    expect(me.root).to_have_attribute("data-my-turn", "true")
    before, card = me.move(), me.playable()[0]
    walk_to(me, card)
    me.page.keyboard.press("Enter")
    expect(me.see(f"card-{card}")).to_have_attribute("data-up", "true")
    me.page.keyboard.press("Enter")
    me.wait_beyond(before)


def test_a_whole_deal_needs_no_pointer(browser: Browser, stack: LocalStack) -> None:
    me = Person.arrive(browser)
    open_by_keyboard(me, stack.url)
    bid_by_keyboard(me)
    for left in range(12, -1, -1):
        play_by_keyboard(me)
        expect(me.see("hand").locator("[data-card]")).to_have_count(left)
        if left:
            assert focused(me.page).startswith("card-"), "the focus stays with the hand"
    expect(me.see("next-deal")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.root).to_have_attribute("data-phase", "bidding")
    assert me.move().startswith("1.2.")
    assert me.errors == []


def test_letters_tell_bids_score_turn_and_cards(browser: Browser, stack: LocalStack) -> None:
    me = against_robots(browser, stack.url)
    live = me.see("live")
    me.page.keyboard.press("u")
    expect(live).to_contain_text("Todavía no se cerró ninguna baza")
    me.take_turn()
    for letter, said in (
        ("a", r"Tú: apuesta 3, 0 bazas\..*Nosotros: contrato de \d+, llevan 0\."),
        ("r", r"Nosotros: 0 puntos, 0 sacos de 10\. Ellos: 0 puntos"),
        ("t", r"Te toca jugar\."),
        ("h", r"(espadas|corazones|diamantes|tréboles): .*Siguen las reglas:"),
    ):
        me.page.keyboard.press(letter)
        expect(live.locator("p").last).to_have_text(re.compile(said))
    me.page.keyboard.press("?")
    expect(me.see("keys")).to_contain_text("de quién es el turno")
    me.page.keyboard.press("Escape")
    expect(me.see("keys")).to_have_count(0)
    expect(me.root).to_have_attribute("data-move", me.move())
    assert me.errors == []


def test_no_key_names_a_card_older_than_the_last_trick(browser: Browser, stack: LocalStack) -> None:
    me = against_robots(browser, stack.url)
    for _ in range(3):
        me.take_turn()
    me.page.keyboard.press("u")
    live = me.see("live")
    told = live.locator("p").last
    expect(told).to_contain_text("Última baza.")
    sentence = told.inner_text()
    me.act()
    expect(live).not_to_contain_text(sentence)


def test_every_dialog_of_the_table_is_walked_by_arrows(browser: Browser, stack: LocalStack) -> None:
    me = against_robots(browser, stack.url)
    for _ in range(2):
        me.take_turn()
    for hook in ("resign", "last-trick", "accuse"):
        enter(me, hook)
        dialog = me.page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        seen = set()
        for _ in range(4):
            me.page.keyboard.press("ArrowDown")
            seen.add(me.page.evaluate(WITHIN))
        assert None not in seen, "the arrows stay in the dialog"
        assert len(seen) > 1 or hook == "last-trick"
        me.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(me.see(hook)).to_be_focused()
    for opening in ("p", "Escape"):
        me.page.keyboard.press(opening)
        expect(me.page.locator("dialog.menu[open]")).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(me.page.locator("dialog.menu[open]")).to_have_count(0)
    assert me.errors == []


def write_in_the_chat(me: Person) -> None:
    """Type every key that means something at the table, and send it."""
    box = me.see("chat-input")
    if not box.is_visible():
        me.press("chat-toggle")
    box.focus()
    me.page.keyboard.type("mfpartluho?")
    for key in ("ArrowLeft", "ArrowRight", "Home", "End"):
        me.page.keyboard.press(key)
    expect(box).to_have_value("mfpartluho?")
    me.page.keyboard.press("Enter")
    expect(me.see("chat-log")).to_contain_text("mfpartluho?")


def test_typing_in_the_chat_touches_nothing_of_the_table(
    browser: Browser, stack: LocalStack
) -> None:
    me = against_robots(browser, stack.url)
    me.take_turn()
    before, hand = me.move(), me.hand()
    lifted = me.page.locator("[data-up=true]")
    for size in (DESKTOP, PHONE):
        me.page.set_viewport_size(size)
        write_in_the_chat(me)
        assert (me.move(), me.hand()) == (before, hand)
        expect(lifted).to_have_count(0)
        expect(me.page.locator("dialog.menu[open]")).to_have_count(0)
        expect(me.see("keys")).to_have_count(0)
        assert me.page.evaluate("localStorage.getItem('espadas.sound')") != "off"
        assert not me.page.evaluate("!!document.fullscreenElement")
    expect(me.see("live")).not_to_contain_text("Sonido")
    assert me.errors == []
