"""A card sent, until the last of the other three has seen it, on the laptop stack."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from infra.local.stack import running_stack
from tests.bench.figures import note, note_load, percentile, show, title
from tests.bench.players import Four, four_at, session_with

P50_MS, P99_MS = 20, 60
CARDS = 400
TABLES = 50
PACE_SECONDS = 2.0
CARDS_OF_EACH = 12
TIMES_OF_ONE = 3


def main() -> None:
    """Print the delays of one table, and of one among fifty."""
    title("Card sent -> seen by the other three, laptop stack")
    note_load()
    with tempfile.TemporaryDirectory() as state, running_stack(state=Path(state)) as stack:
        alone = asyncio.run(_of_one_table(stack.url))
        crowd = asyncio.run(_of_many_tables(stack.url))
    show("one table, p50", percentile(alone, 50), "ms", P50_MS)
    show("one table, p99", percentile(alone, 99), "ms", P99_MS)
    note(f"{len(alone)} cards, each as soon as the last was seen")
    _show_crowd(alone, crowd)
    note_load()


def _show_crowd(alone: list[float], crowd: list[float]) -> None:
    for percent in (50, 99):
        figure = percentile(crowd, percent)
        show(f"{TABLES} tables, p{percent}", figure, "ms")
        ratio = figure / percentile(alone, percent)
        show(f"{TABLES} tables, p{percent}, times that of one", ratio, "x", TIMES_OF_ONE)
    note(f"{len(crowd)} cards, one every {PACE_SECONDS:g} s at each table")


async def _of_one_table(url: str) -> list[float]:
    async with session_with(url) as session, four_at(session) as four:
        for _ in range(52):
            await four.play_card()
        return [await four.play_card() for _ in range(CARDS)]


async def _of_many_tables(url: str) -> list[float]:
    async with session_with(url) as session, AsyncExitStack() as tables:
        fours = [await tables.enter_async_context(four_at(session)) for _ in range(TABLES)]
        for four in fours:
            await four.play_card()
        delays = await asyncio.gather(
            *(_at_pace(four, PACE_SECONDS * number / TABLES) for number, four in enumerate(fours))
        )
    return [delay for table in delays for delay in table]


async def _at_pace(four: Four, first_after: float) -> list[float]:
    """Play a card every two seconds, whatever the last one took."""
    loop = asyncio.get_running_loop()
    begin = loop.time() + first_after
    delays = []
    for number in range(CARDS_OF_EACH):
        await asyncio.sleep(begin + PACE_SECONDS * number - loop.time())
        delays.append(await four.play_card())
    return delays
