"""The machine's own clock and chance."""

from __future__ import annotations

import random

from functions.adapters.system import SystemChance, SystemClock


def test_two_restored_copies_draw_different_secrets() -> None:
    snapshot = random.getstate()
    first = SystemChance().secret()
    random.setstate(snapshot)
    assert SystemChance().secret() != first


def test_a_secret_has_32_bytes() -> None:
    assert len(SystemChance().secret()) == 32


def test_the_clock_counts_milliseconds_of_this_century() -> None:
    assert 1_700_000_000_000 < SystemClock().now_ms() < 4_102_444_800_000
