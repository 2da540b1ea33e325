"""What a phone shows of motion: frames of the deal, and a tap on a card until the next paint."""

from __future__ import annotations

import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from infra.dev.chromium import running_chromium
from infra.local.stack import running_stack
from tests.bench.figures import note, note_load, percentile, show, title
from tests.journeys.people import PHONE, Person

RATES: Final = (1, 4)
TAPS: Final = 24
DEAL_MS: Final = 3500
SHORTEST_MS: Final = 16.0
"""Chromium reports no event that took less."""

WATCH: Final = """
window.seen = { frames: [], taps: [] };
(function frame(now) {
  const moving = document.getAnimations().some(
    (one) => one.playState === "running" && one.effect?.getTiming().iterations === 1);
  window.seen.frames.push([now, moving]);
  requestAnimationFrame(frame);
})(performance.now());
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.name === "pointerup" || one.name === "click") window.seen.taps.push(one.duration);
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


def main() -> None:
    """Print frames and taps at full speed and at a quarter of it."""
    with (
        tempfile.TemporaryDirectory() as state,
        running_stack(state=Path(state)) as stack,
        running_chromium() as browser,
    ):
        for rate in RATES:
            _measure(browser, stack.url, rate)


def _measure(browser: Browser, url: str, rate: int) -> None:
    title(f"Motion on a phone, CPU x{rate}")
    note_load()
    me = Person.arrive(browser, PHONE, touch=True, motion="no-preference")
    me.page.add_init_script(WATCH)
    me.open_table(url, "Ana", pace=1)
    me.press("fill-bots")
    me.press("partner-b1")
    debugging = me.context.new_cdp_session(me.page)
    debugging.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    me.page.evaluate("window.seen.frames.length = 0")
    me.press("start")
    me.page.wait_for_timeout(DEAL_MS)
    _show_frames(me.page.evaluate("window.seen.frames"))
    _show_taps(_tapped(me), 100 if rate == 1 else 200)
    me.context.close()


def _show_frames(frames: list[tuple[float, bool]]) -> None:
    gaps = [after[0] - before[0] for before, after in pairwise(frames) if before[1] and after[1]]
    if not gaps:
        note("nothing moved: no frame to count")
        return
    show("frames while the deal moves", 1000 * len(gaps) / sum(gaps), "a second", least=55)
    note(f"{len(gaps)} frames")
    show("longest frame", max(gaps), "ms", 50)


def _tapped(me: Person) -> list[float]:
    """Lift one card after the other, and return how long each tap took to be painted."""
    me.wait_for_my_move()
    while me.phase == "bidding":
        me.act()
        me.wait_for_my_move()
    me.page.evaluate("window.seen.taps.length = 0")
    cards = me.hand()
    for turn in range(TAPS):
        box = me.see(f"card-{cards[turn % len(cards)]}").bounding_box()
        if box is not None:
            me.page.touchscreen.tap(box["x"] + box["width"] * 0.15, box["y"] + 20)
        me.page.wait_for_timeout(200)
    reported: list[float] = me.page.evaluate("window.seen.taps")
    return reported + [SHORTEST_MS] * max(0, TAPS - len(reported))


def _show_taps(taps: list[float], most: float) -> None:
    show("tap on a card -> painted, median", percentile(taps, 50), "ms", 50)
    show("tap on a card -> painted, p98", percentile(taps, 98), "ms", most)
    note(f"{len(taps)} taps; one under {SHORTEST_MS:.0f} ms counts as {SHORTEST_MS:.0f}")
