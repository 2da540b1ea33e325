"""One person at a browser: the gestures of the game, on the page's stable hooks (`data-testid`)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Position,
    ViewportSize,
    expect,
)

PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PATIENCE_MS: Final = 20_000


@dataclass
class Person:
    """A browser context of their own, its page, and every error its console showed."""

    context: BrowserContext
    page: Page
    errors: list[str] = field(default_factory=list)

    @staticmethod
    def arrive(
        browser: Browser,
        viewport: ViewportSize = DESKTOP,
        *,
        touch: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        installs: bool = False,
    ) -> Person:
        """Return a new person with an empty browser.

        Without motion, and without fetching what the page keeps once it `installs` itself: with
        several people, both cost two cores dear.
        """
        context = browser.new_context(
            viewport=viewport,
            locale="es-AR",
            has_touch=touch,
            reduced_motion=motion,
            service_workers="allow" if installs else "block",
        )
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        person = Person(context, page)
        page.on("console", person._note)
        page.on("pageerror", lambda error: person.errors.append(str(error)))
        return person

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def see(self, hook: str) -> Locator:
        """Return the element with this `data-testid`."""
        return self.page.get_by_test_id(hook)

    def press(self, hook: str) -> None:
        """Click the element with this `data-testid`."""
        self.see(hook).click()

    # Before the game ----------------------------------------------------------------------------

    def open_table(
        self, base: str, name: str, *, target: int = 500, mode: str = "allowed", pace: int = 0
    ) -> str:
        """Open a table as host and return the invitation link."""
        self.page.goto(f"{base}/?pace={pace}")
        self.press("open-table")
        self.see("name-input").fill(name)
        self.press(f"target-{target}")
        self.press(f"mode-{mode}")
        self.press("open-submit")
        link = self.see("invite-link")
        expect(link).to_contain_text("/mesa/")
        found = re.search(r"/mesa/[a-z2-7]{12}", link.inner_text())
        assert found is not None, "the lobby shows the invitation"
        return base + found.group()

    def sit(self, link: str, name: str) -> None:
        """Open the link and sit down."""
        self.page.goto(f"{link}?pace=0")
        self.see("name-input").fill(name)
        self.press("sit")
        expect(self.root).to_have_attribute("data-phase", re.compile("lobby|pairing"))

    def watch(self, link: str) -> None:
        """Open the link as somebody who only looks."""
        self.page.goto(f"{link}?pace=0")
        self.see("watch").or_(self.see("spectating")).first.wait_for()
        if self.see("watch").is_visible():
            self.press("watch")

    # The game -----------------------------------------------------------------------------------

    @property
    def root(self) -> Locator:
        """The element that carries phase, version, turn and move."""
        return self.page.locator("[data-phase]").first

    @property
    def phase(self) -> str:
        """The phase that the page shows."""
        return self.root.get_attribute("data-phase") or ""

    def is_awaited(self) -> bool:
        """Tell whether this person is the one to bid or play."""
        return self.root.get_attribute("data-my-turn") == "true"

    def hand(self) -> list[str]:
        """Return the cards held, as texts, in the order shown."""
        return self._cards("")

    def playable(self, *, clean: bool = True) -> list[str]:
        """Return the cards with the gold border (`clean`), or all that the table accepts."""
        mark = "data-clean" if clean else "data-playable"
        return self._cards(f"[{mark}=true]")

    def _cards(self, marked: str) -> list[str]:
        # Asked in one go: a question for each card would take most of the time of a journey.
        found = self.see("hand").locator(f"[data-testid^=card-]{marked}")
        hooks: list[str] = found.evaluate_all("cards => cards.map(card => card.dataset.testid)")
        return [hook.removeprefix("card-") for hook in hooks]

    def bid(self, bid: int | str) -> None:
        """Choose a bid and press APOSTAR."""
        self.press(f"bid-{bid}")
        self.press("bid-submit")

    def play(self, card: str) -> None:
        """Tap a card, then tap it again, near its left edge: a neighbour may lie on the rest."""
        for _ in range(2):
            box = self.see(f"card-{card}").bounding_box()
            assert box is not None, f"{card} is not shown"
            left: Position = {"x": box["width"] * 0.15, "y": box["height"] * 0.5}
            self.see(f"card-{card}").click(position=left)

    def move(self) -> str:
        """Return `game.deal.move` of the page."""
        return self.root.get_attribute("data-move") or ""

    def wait_for_my_move(self) -> None:
        """Wait until this person may bid, play, close a count, or see the result."""
        awaited = ("[data-my-turn=true]", "[data-phase=counting]", "[data-phase=finished]")
        self.page.locator(", ".join(awaited)).first.wait_for(timeout=PATIENCE_MS)

    def wait_beyond(self, move: str) -> None:
        """Wait until the page shows another moment than `move`."""
        self.page.locator(f'[data-phase]:not([data-move="{move}"])').first.wait_for()

    def act(self, bid: int | str = 3) -> None:
        """Do what is awaited: bid, or play the first card that follows the rules."""
        before = self.move()
        if self.phase == "bidding":
            self.bid(bid)
        else:
            self.play(self.playable()[0])
        self.wait_beyond(before)

    def take_turn(self) -> None:
        """Do what is awaited, and wait until it is this person's turn again."""
        self.act()
        expect(self.root).to_have_attribute("data-my-turn", "true")

    def say(self, text: str) -> None:
        """Write to the table."""
        box = self.see("chat-input")
        if not box.is_visible():
            self.press("chat-toggle")
        box.fill(text)
        self.press("chat-send")
