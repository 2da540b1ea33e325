"""Every screen with made-up answers, built from the page's sources: what is looked at and checked.

`web/dev/index.html` shows a table's moment by `?state=`, `web/dev/screens.html` the rest by `?at=`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, expect

DECKS: Final = ("reino", "clasica", "cuatro-colores", "noche")
PATIENCE_MS: Final = 60_000

SIZES: Final[dict[str, ViewportSize]] = {
    "360x740": {"width": 360, "height": 740},
    "740x360": {"width": 740, "height": 360},
    "820x1180": {"width": 820, "height": 1180},
    "1180x820": {"width": 1180, "height": 820},
    "1440x900": {"width": 1440, "height": 900},
}


@dataclass(frozen=True)
class Scene:
    """One picture: its page with what it asks for, and what is pressed before it is looked at."""

    name: str
    address: str
    press: tuple[str, ...] = ()


def _table(name: str, state: str, *press: str, after: str = "") -> Scene:
    asked = f"?state={state}&after={after}&wait=1" if after else f"?state={state}"
    return Scene(name, f"/dev/index.html{asked}", press)


def _screen(name: str, at: str, *press: str) -> Scene:
    return Scene(name, f"/dev/screens.html?at={at}", press)


MOMENTS: Final = (
    _table("bidding", "bidding", "bid-4"),
    _table("playing", "playing"),
    _table("trick closed", "playing", after="trick"),
    _table("count", "count"),
    _table("end", "end"),
)
"""The moments of a table, looked at in every deck."""

TABLES: Final = (
    _table("somebody else bids", "waiting"),
    _table("few cards", "few"),
    _table("long names", "long"),
    _table("somebody is absent", "absent"),
    _table("accusing", "playing", "accuse"),
    _table("accusing, sure", "playing", "accuse", "accuse-1"),
    _table("resigning", "playing", "resign"),
    _table("last trick", "playing", "last-trick"),
    _table("about to renege", "playing", "card-QS"),
    _table("connection lost", "playing", after="lost"),
    _table("a refused card", "playing", after="refused"),
    _table("verdict", "verdict"),
    _table("spectator", "spectator"),
    _table("spectator at the end", "spectatorEnd"),
)

SCREENS: Final = (
    _screen("home", "home"),
    _screen("home, first time", "first"),
    _screen("opening a table", "open"),
    _screen("lobby, alone", "alone"),
    _screen("lobby", "lobby"),
    _screen("lobby, chat", "lobby", "chat-toggle"),
    _screen("choosing a partner", "pairing"),
    _screen("ready to start", "ready"),
    _screen("seated", "seated"),
    _screen("a guest arrives", "guest"),
    _screen("a guest, table full", "full"),
    _screen("menu", "table", "menu"),
    _screen("menu, resigning", "table", "menu", "menu-resign"),
    _screen("chat", "table", "chat-toggle"),
    _screen("history", "history"),
    _screen("how to play", "como"),
    _screen("rules", "reglas"),
    _screen("advice", "consejos"),
    _screen("variants", "variantes"),
    _screen("no such table", "lost"),
    _screen("no such deal", "gone"),
)


@contextmanager
def looked_at(
    browser: Browser, base: str, scene: Scene, size: ViewportSize, deck: str = DECKS[0]
) -> Iterator[Page]:
    """Yield the scene at rest: fonts and cards there, and nothing that still moves."""
    context = browser.new_context(viewport=size, locale="es-AR", reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('espadas.deck', '{deck}')")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(base + scene.address)
    _settle(page)
    for hook in scene.press:
        found = page.get_by_test_id(hook)
        found.wait_for(state="attached")
        # On a wide screen some of it is open already, and nothing leads there.
        if found.is_visible():
            found.click()
            _settle(page)
    yield page
    context.close()


def _settle(page: Page) -> None:
    page.locator("main:not(.opening), dialog[open]").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    expect(page.locator(".card__face--plain")).to_have_count(0, timeout=PATIENCE_MS)
    page.wait_for_timeout(400)
