"""Our own CPU per card played: everything but AWS and boto3, which memory replaces."""

from __future__ import annotations

import json
import statistics
import time

from tests.bench.coded import CodedStore
from tests.bench.figures import note_load, percentile, show, title
from tests.functions.clients import Four, started
from tests.functions.fakes import World

AIM_MS = 2.0
DEALS = 6


def main() -> None:
    """Print CPU per card, of all threads, from the message as text to the last frame posted."""
    title("Our own CPU per card played, warm, without AWS")
    note_load()
    deal_out()
    spent = [each for _ in range(DEALS) for each in deal_out()]
    show("median", statistics.median(spent), "ms", AIM_MS)
    show("mean", statistics.fmean(spent), "ms", AIM_MS)
    show("p95", percentile(spent, 95), "ms")
    show("p5, where nothing else disturbs", percentile(spent, 5), "ms")


def deal_out() -> list[float]:
    """Play a deal; return the milliseconds of CPU of each card. The clients' own are left out."""
    four = started(World(store=CodedStore()))
    four.bid_out()
    return [_card(four) for _ in range(52)]


def _card(four: Four) -> float:
    player = four.awaited()
    text = json.dumps(player.in_game("play", card=player.view()["allowed"]["clean"][0]))
    before = time.process_time()
    player.send_text(text)
    return (time.process_time() - before) * 1000
