"""Lighthouse's mobile figures of the page, home and table: `python -m tests.bench lighthouse`."""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from infra.dev.chromium import chromium
from infra.local.stack import running_stack
from tests.bench.figures import note, show, title
from tests.bench.players import four_at, session_with

HERE: Final = Path(__file__).parent
TIMES: Final = 3
"""Each page is loaded so often, and the median counts."""

ABOUT: Final = {"performance": 95, "accessibility": 100, "best-practices": 100}
TIMINGS: Final = {
    "largest-contentful-paint": ("ms", 1800.0),
    "total-blocking-time": ("ms", 150.0),
    "cumulative-layout-shift": ("", 0.02),
}

Report = dict[str, Any]


def main() -> None:
    """Print the figures of both pages beside their aims."""
    with tempfile.TemporaryDirectory() as state, running_stack(state=Path(state)) as stack:
        asyncio.run(_measure(stack.url))


async def _measure(url: str) -> None:
    async with session_with(url) as session, four_at(session) as four:
        for _ in range(6):
            await four.play_card()
        mine = four.players[0]
        pages = {"home": url, "table": f"{url}/mesa/{mine.table}#s={mine.secret}"}
        for name, address in pages.items():
            _print(name, [await _report(address) for _ in range(TIMES)])


def _print(name: str, reports: list[Report]) -> None:
    title(f"Lighthouse, mobile: {name}")
    index = sorted(report["environment"]["benchmarkIndex"] for report in reports)[TIMES // 2]
    note(f"the machine's own index is {index:.0f}; a phone is taken to be four times slower")
    for category, aim in ABOUT.items():
        scores = sorted(report["categories"][category]["score"] for report in reports)
        show(category, scores[TIMES // 2] * 100, "of 100", least=aim)
    for audit, (unit, most) in TIMINGS.items():
        values = sorted(report["audits"][audit]["numericValue"] for report in reports)
        show(audit, values[TIMES // 2], unit, most)
    for audit in reports[0]["audits"].values():
        if audit["score"] == 0:
            print(f"  fails: {audit['title']}")


async def _report(address: str) -> Report:
    command = [
        str(HERE / "node_modules/.bin/lighthouse"),
        address,
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(ABOUT)}",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --lang=es --accept-lang=es",
    ]
    environment = {**os.environ, "CHROME_PATH": chromium()}
    running = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await running.communicate()
    report: Report = json.loads(said)
    return report
