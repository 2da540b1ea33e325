"""What a phone transfers until the table stands there."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from infra.local.settings import ROOT
from infra.local.stack import LocalStack
from tests.journeys.people import PHONE, Person
from tests.journeys.tables import begin_with_robots

KB = 1000
"""The stricter reading of a limit in KB."""
DECKS = ("reino", "clasica", "cuatro-colores", "noche")


WHEN_DRAWN = """() => new Promise((tell) => {
  const look = () => {
    const card = document.querySelector("[data-testid=hand] [data-testid^=card-] img");
    if (!card) return requestAnimationFrame(look);
    const came = performance.getEntriesByType("resource");
    tell(came.map((one) => [one.name, one.encodedBodySize]));
  };
  look();
})"""
"""The addresses of what had come when the hand was drawn, each with its bytes as transferred."""

Sizes = dict[str, int]


def ending(came: Sizes, end: str) -> Sizes:
    """What ends so and is no deck."""
    return {name: size for name, size in came.items() if name.endswith(end) and not is_deck(name)}


def is_deck(name: str) -> bool:
    return name.startswith(tuple(f"{deck}-" for deck in DECKS))


def until_drawn(page: Page, link: str) -> Sizes:
    """Open a table and return what it took to draw it: bytes by the last part of the address."""
    page.goto(link)
    came = page.evaluate(WHEN_DRAWN)
    return {name.rpartition("/")[2]: size for name, size in came}


def test_the_table_comes_within_its_sizes(browser: Browser, stack: LocalStack) -> None:
    host = Person.arrive(browser, PHONE)
    link = begin_with_robots(host, stack.url)
    seat = host.context.storage_state()
    page = browser.new_context(viewport=PHONE, locale="es-AR", storage_state=seat).new_page()
    came = until_drawn(page, link)
    assert 0 < sum(ending(came, ".js").values()) <= 45 * KB, came
    assert 0 < sum(ending(came, ".css").values()) <= 12 * KB, came
    assert 0 < sum(ending(came, ".woff2").values()) <= 60 * KB, came
    assert 0 < sum(size for name, size in came.items() if is_deck(name)) <= 25 * KB, came


def test_pictures_of_the_site_are_small() -> None:
    public = ROOT / "web" / "public"
    icons = {path.name: path.stat().st_size for path in public.glob("*.png")}
    assert {name: size for name, size in icons.items() if size > 20 * KB} == {}
    assert (public / "preview.jpg").stat().st_size <= 120 * KB
