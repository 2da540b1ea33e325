"""From the start of `make play`'s process to the page being served."""

from __future__ import annotations

import statistics
import tempfile
import time
import urllib.request
from pathlib import Path

from infra.local.stack import running_stack
from tests.bench.figures import note, note_load, show, title

TIMES = 5


def main() -> None:
    """Print how long a start takes; its tables lie in a folder of their own."""
    title("`make play`, from the start of its process to the page")
    note_load()
    seconds = [_started() for _ in range(TIMES)]
    show("median", statistics.median(seconds), "s")
    show("slowest", max(seconds), "s")
    note(f"{TIMES} starts")


def _started() -> float:
    with tempfile.TemporaryDirectory() as state:
        begun = time.perf_counter()
        with running_stack(state=Path(state)) as stack:
            with urllib.request.urlopen(stack.url + "/") as page:
                page.read()
            return time.perf_counter() - begun
