"""What a phone shows of motion: frames of the deal, and a tap on a card until the next paint."""

from __future__ import annotations

import json
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from infra.dev.chromium import running_chromium
from infra.local.stack import running_stack
from tests.bench.figures import note, note_load, percentile, show, title
from tests.journeys.people import PHONE, Person

RATES: Final = (1, 4)
TAPS: Final = 24
DEAL_MS: Final = 4000

Traced = dict[str, Any]

SHORTEST_MS: Final = 16.0
"""Chromium reports no event that took less."""

WATCH: Final = """
window.taps = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.name === "pointerup" || one.name === "click") window.taps.push(one.duration);
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""

SPOT: Final = """() => {
  const one = document.getAnimations().find((one) => one.effect.target.matches(".pile__c"));
  const length = one.effect.getComputedTiming().endTime;
  performance.mark("spotted");
  return [one.startTime - performance.now(), length];
}"""
"""How long ago the deal began, and how long it takes, in ms; marked in what is traced."""

TRACED: Final = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame"]


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
    browser.start_tracing(page=me.page, categories=TRACED)
    me.press("start")
    me.page.wait_for_timeout(DEAL_MS / 2)
    began, length = me.page.evaluate(SPOT)
    me.page.wait_for_timeout(DEAL_MS)
    _show_frames(json.loads(browser.stop_tracing())["traceEvents"], began, length)
    _show_taps(_tapped(me), rate)
    me.context.close()


def _show_frames(events: list[Traced], began: float, length: float) -> None:
    """Show what was drawn: the deal is the compositor's, and waits for no script."""
    spotted = next(event["ts"] / 1000 for event in events if event["name"] == "spotted")
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    begin, end = spotted + began, spotted + began + length
    before = [after - frame for frame, after in pairwise(drawn) if frame < begin]
    note(f"the lobby gives way to the table in one frame of {max(before):.0f} ms")
    gaps = [after - frame for frame, after in pairwise(drawn) if frame >= begin and after <= end]
    show("frames while the deal moves", 1000 * len(gaps) / sum(gaps), "a second", least=55)
    note(f"{len(gaps)} frames")
    show("longest frame", max(gaps), "ms", 50)


def _tapped(me: Person) -> list[float]:
    """Lift one card after the other, and return how long each tap took to be painted."""
    me.wait_for_my_move()
    while me.phase == "bidding":
        me.act()
        me.wait_for_my_move()
    me.page.evaluate("window.taps.length = 0")
    cards = me.hand()
    for turn in range(TAPS):
        box = me.see(f"card-{cards[turn % len(cards)]}").bounding_box()
        if box is not None:
            me.page.touchscreen.tap(box["x"] + box["width"] * 0.15, box["y"] + 20)
        me.page.wait_for_timeout(200)
    reported: list[float] = me.page.evaluate("window.taps")
    return reported + [SHORTEST_MS] * max(0, TAPS - len(reported))


def _show_taps(taps: list[float], rate: int) -> None:
    if rate == 1:
        show("tap on a card -> painted, median", percentile(taps, 50), "ms", 50)
    else:
        note(f"tap on a card -> painted, median: {percentile(taps, 50):.0f} ms")
    show("tap on a card -> painted, p98", percentile(taps, 98), "ms", 100 if rate == 1 else 200)
    note(f"{len(taps)} taps; one under {SHORTEST_MS:.0f} ms counts as {SHORTEST_MS:.0f}")
