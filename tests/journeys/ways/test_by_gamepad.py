"""A whole deal by gamepad: bidding, playing, the count; the hints while one is connected."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize, expect

from infra.local.stack import LocalStack
from tests.journeys.people import Person
from tests.journeys.tables import against_robots

PAD: Final = Path(__file__).with_name("pad.js").read_text()
A, B, X, BACK, START = 0, 1, 2, 8, 9
UP, DOWN, LEFT, RIGHT = 12, 13, 14, 15

# From the centre of what has the focus to that of the element sought, and where the focus is;
# null: there already.
WAY: Final = """hook => {
    const to = document.querySelector(`[data-testid="${hook}"]`), from = document.activeElement
    if (to === from) return null
    const [a, b] = [from, to].map(one => one.getBoundingClientRect())
    const dx = b.x + b.width / 2 - a.x - a.width / 2, dy = b.y + b.height / 2 - a.y - a.height / 2
    return [dx, dy, a.x, a.y]
}"""


def connected(browser: Browser, base: str) -> Person:
    """Return somebody on the first page with a gamepad, and a name kept from before."""
    me = Person.arrive(browser)
    me.page.add_init_script(PAD)
    me.page.add_init_script("localStorage.setItem('espadas.lastName', 'Ana')")
    me.page.goto(f"{base}/?pace=0")
    expect(me.see("open-table")).to_be_visible()
    me.page.evaluate("pad.connect()")
    expect(me.see("gamepad-hints")).to_be_visible()
    return me


def connected_at_a_table(browser: Browser, base: str) -> Person:
    """Return somebody with a gamepad whose first card is awaited."""
    me = against_robots(browser, base)
    me.act()
    me.context.add_init_script(PAD)
    me.page.reload()
    expect(me.root).to_have_attribute("data-my-turn", "true")
    me.page.evaluate("pad.connect()")
    expect(me.see("gamepad-hints")).to_be_visible()
    return me


def press(me: Person, button: int) -> None:
    """Press a button of the gamepad and let it go."""
    me.page.evaluate("button => pad.press(button)", button)


def buttons_towards(across: float, down: float) -> list[int]:
    """Return the D-pad's four buttons, those that lead that way first."""
    sides = [RIGHT, LEFT] if across > 0 else [LEFT, RIGHT]
    heights = [DOWN, UP] if down > 0 else [UP, DOWN]
    first, second = (sides, heights) if abs(across) > abs(down) else (heights, sides)
    return [first[0], second[0], second[1], first[1]]


def steer_to(me: Person, hook: str) -> None:
    """Walk with the D-pad towards the element with this hook, never twice the same way."""
    expect(me.see(hook)).to_be_enabled()
    tried: set[tuple[float, ...]] = set()
    for _ in range(40):
        way = me.page.evaluate(WAY, hook)
        if way is None:
            return
        across, down, *here = way
        free = [one for one in buttons_towards(across, down) if (*here, one) not in tried]
        assert free, f"the D-pad is caught on the way to {hook}"
        tried.add((*here, free[0]))
        press(me, free[0])
    raise AssertionError(f"the D-pad never came to {hook}")


def choose(me: Person, hook: str) -> None:
    """Walk to the element with this hook and press A."""
    steer_to(me, hook)
    press(me, A)


def play_by_gamepad(me: Person, button: int) -> None:
    """Walk to the first card that follows the rules, lift it, play it."""
    expect(me.root).to_have_attribute("data-my-turn", "true")
    before, hand, card = me.move(), me.hand(), me.playable()[0]
    if me.page.evaluate("document.activeElement.dataset.card ?? ''") == "":
        press(me, RIGHT)
    here = hand.index(me.page.evaluate("document.activeElement.dataset.card"))
    for _ in range(abs(hand.index(card) - here)):
        press(me, RIGHT if hand.index(card) > here else LEFT)
    expect(me.see(f"card-{card}")).to_be_focused()
    press(me, button)
    expect(me.see(f"card-{card}")).to_have_attribute("data-up", "true")
    press(me, button)
    me.wait_beyond(before)


def test_a_whole_deal_is_played_by_gamepad(browser: Browser, stack: LocalStack) -> None:
    me = connected(browser, stack.url)
    choose(me, "open-table")
    choose(me, "open-submit")
    expect(me.see("lobby")).to_be_visible()
    for hook in ("fill-bots", "partner-b1", "start"):
        choose(me, hook)
    expect(me.root).to_have_attribute("data-my-turn", "true")
    choose(me, "bid-3")
    expect(me.root).to_have_attribute("data-phase", "playing")
    for trick in range(13):
        play_by_gamepad(me, (A, X)[trick % 2])
    expect(me.see("next-deal")).to_be_focused()
    press(me, A)
    expect(me.root).to_have_attribute("data-phase", "bidding")
    assert me.move().startswith("1.2.")
    assert me.errors == []


def test_menu_dialogs_and_sound_obey_the_gamepad(browser: Browser, stack: LocalStack) -> None:
    me = connected_at_a_table(browser, stack.url)
    menu = me.page.locator("dialog.menu[open]")
    for closing in (B, START):
        press(me, START)
        expect(menu).to_be_visible()
        press(me, DOWN)
        assert me.page.evaluate("!!document.activeElement.closest('dialog.menu')")
        press(me, closing)
        expect(menu).to_have_count(0)
    press(me, BACK)
    expect(me.see("live")).to_contain_text("Sonido apagado.")
    first = me.see("hand").locator("[data-card]").first
    first.focus()
    press(me, A)
    expect(first).to_have_attribute("data-up", "true")
    press(me, B)
    expect(first).to_have_attribute("data-up", "false")
    expect(menu).to_have_count(0)
    choose(me, "resign")
    expect(me.see("resign-confirm")).to_be_visible()
    press(me, B)
    expect(me.see("resign-confirm")).to_have_count(0)
    expect(me.see("resign")).to_be_focused()
    assert me.errors == []


def test_the_stick_kept_pushed_walks_on(browser: Browser, stack: LocalStack) -> None:
    me = connected_at_a_table(browser, stack.url)
    me.see("hand").locator("[data-card]").first.focus()
    me.page.evaluate("pad.push(1, 0)")
    expect(me.see("hand").locator("[data-card]").last).to_be_focused()
    me.page.evaluate("pad.push(0, 0)")


SIZES: list[ViewportSize] = [
    {"width": 320, "height": 568},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1440, "height": 900},
    {"width": 3840, "height": 2160},
]


def test_hints_cover_no_card_and_go_with_the_gamepad(browser: Browser, stack: LocalStack) -> None:
    me = connected_at_a_table(browser, stack.url)
    hints = me.see("gamepad-hints")
    for size in SIZES:
        me.page.set_viewport_size(size)
        expect(hints).to_contain_text("jugar")
        strip = hints.bounding_box()
        assert strip is not None
        for card in me.see("hand").locator("[data-card]").all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= strip["y"], f"covered at {size}"
        wide = me.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"], f"wider than {size}"
        inner = hints.locator("ul")
        assert inner.evaluate("list => list.scrollWidth <= list.clientWidth + 1"), size
    me.page.evaluate("pad.disconnect()")
    expect(hints).to_have_count(0)
