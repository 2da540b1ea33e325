"""axe finds nothing against WCAG 2.2 AA, on a phone and on a desktop, whatever the deck."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from infra.dev.gallery import WEB
from tests.look.scenes import DECKS, MOMENTS, SCREENS, SIZES, TABLES, Scene, looked_at

AXE: Final = (WEB / "node_modules/axe-core/axe.min.js").read_text()
LEVELS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PHONE, DESKTOP = SIZES["360x740"], SIZES["1440x900"]


def findings(page: Page) -> list[str]:
    """Return what axe finds, a line each: the rule, the element, and why."""
    page.evaluate(AXE)
    found = page.evaluate("levels => axe.run(document, { runOnly: levels })", LEVELS)
    return [
        f"{violation['id']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("scene", [*MOMENTS, *TABLES, *SCREENS], ids=lambda scene: scene.name)
def test_a_screen_is_open_to_everybody_on_a_phone(
    browser: Browser, base: str, scene: Scene
) -> None:
    with looked_at(browser, base, scene, PHONE) as page:
        assert findings(page) == []


@pytest.mark.parametrize(
    ("scene", "deck"),
    list(product(MOMENTS, DECKS)),
    ids=lambda value: value.name if isinstance(value, Scene) else value,
)
def test_a_table_is_open_to_everybody_in_every_deck(
    browser: Browser, base: str, scene: Scene, deck: str
) -> None:
    with looked_at(browser, base, scene, DESKTOP, deck) as page:
        assert findings(page) == []


def test_axe_would_find_a_button_without_a_name(browser: Browser, base: str) -> None:
    with looked_at(browser, base, SCREENS[0], PHONE) as page:
        page.evaluate("document.querySelector('main').append(document.createElement('button'))")
        assert any(found.startswith("button-name") for found in findings(page))
