"""What a month costs in which nobody plays: the sweep each minute, and what stands about."""

from __future__ import annotations

from functions.adapters.dynamo_store import DynamoStore
from functions.use_cases.sweep import sweep
from infra.site import SITE
from tests.bench import prices
from tests.bench.metered import Metered
from tests.bench.prices import Line
from tests.functions.aws import ACCOUNT, INDEX, dynamo
from tests.functions.fakes import World, plenty_of_time

HOURS = 730
"""Of a month, as AWS counts."""
BILLED_SECONDS = 0.030
"""Of one sweep that finds nothing, an estimate: four queries one after the other."""
ALARMS = 9
"""infra/parts/alarms.py makes one for each function and five more."""
SNAPSHOTS = ("message",)
"""The functions that start from a snapshot by default."""


def lean_lines() -> tuple[Line, ...]:
    """Return the bill of a month without snapshots and dashboard."""
    sweeps = HOURS * 60 / SITE.schedule.every_minutes
    gigabytes = SITE.function(SITE.schedule.function).memory_mb / 1024
    return (
        Line(prices.SCHEDULED, sweeps),
        Line(prices.INVOCATION, sweeps),
        Line(prices.GB_SECOND, sweeps * BILLED_SECONDS * gigabytes),
        Line(prices.READ_UNIT, sweeps * _read_units_of_a_sweep()),
        Line(prices.ALARM, ALARMS),
    )


def full_lines() -> tuple[Line, ...]:
    """Return what comes on top by default: snapshots and the dashboard.

    A custom metric is paid for the hours in which it is sent, and nobody plays, so none is.
    """
    snapshots = (SITE.function(name).memory_mb / 1024 for name in SNAPSHOTS)
    return (
        Line(prices.SNAPSHOT, sum(snapshots) * HOURS * 3600),
        Line(prices.DASHBOARD, 1),
        Line(prices.METRIC, 0),
    )


def _read_units_of_a_sweep() -> float:
    made: list[Metered] = []

    def make(name: str) -> Metered:
        made.append(Metered(name))
        return made[0]

    store = DynamoStore(dynamo(), ACCOUNT.new_table(make), INDEX)
    sweep(World(store=store).site, plenty_of_time)
    return made[0].reads
