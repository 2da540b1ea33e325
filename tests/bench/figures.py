"""How a measured figure is printed: its name, the figure, and the aim beside it."""

from __future__ import annotations

import os
import time
import timeit
from collections.abc import Sequence


def title(text: str) -> None:
    """Print the head of a section."""
    print(f"\n{text}")


def show(
    name: str, figure: float, unit: str, aim: float | None = None, *, least: float | None = None
) -> None:
    """Print a figure; with an aim, not to exceed or at least to reach, say whether it is missed."""
    said = f"  {name:<58} {figure:>9.3g} {unit}" if figure < 1000 else _large(name, figure, unit)
    if aim is not None:
        said = f"{said:<84} aim <= {aim:g}{'' if figure <= aim else '   MISSED'}"
    if least is not None:
        said = f"{said:<84} aim >= {least:g}{'' if figure >= least else '   MISSED'}"
    print(said, flush=True)


def note(text: str) -> None:
    """Print what has to be known beside a figure."""
    print(f"  ({text})", flush=True)


def note_load() -> None:
    """Say how busy and how fast the machine was: times of a shared one are not its own."""
    busy = f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    note(f"{busy}; 100,000 squares take it {_speed():.1f} ms")


def _speed() -> float:
    """Return the milliseconds of CPU of a plain loop, the fastest of three."""
    loop = "sum(number * number for number in range(100_000))"
    return min(timeit.repeat(loop, number=1, repeat=3, timer=time.process_time)) * 1000


def percentile(values: Sequence[float], percent: float) -> float:
    """Return the smallest value that so many percent of the values do not exceed.

    >>> percentile([4, 1, 3, 2], 50)
    2
    """
    ordered = sorted(values)
    place = -(-len(ordered) * percent // 100)
    return ordered[max(0, int(place) - 1)]


def _large(name: str, figure: float, unit: str) -> str:
    return f"  {name:<58} {figure:>9,.0f} {unit}"
