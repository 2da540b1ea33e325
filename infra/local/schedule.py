"""The schedule: one function invoked every so many seconds."""

from __future__ import annotations

import asyncio
from typing import Any

from infra.local.bus import event
from infra.local.dynamo import ACCOUNT, REGION
from infra.local.functions import Functions
from infra.site import Schedule


async def run_schedule(functions: Functions, schedule: Schedule, seconds: float) -> None:
    """Invoke the schedule's function each `seconds` seconds, first after that time; for ever.

    A tick does not wait for the one before it, as EventBridge's do not.
    """
    ticks: set[asyncio.Task[None]] = set()
    while True:
        await asyncio.sleep(seconds)
        tick = asyncio.create_task(functions.deliver(schedule.function, tick_event(schedule)))
        ticks.add(tick)
        tick.add_done_callback(ticks.discard)


def tick_event(schedule: Schedule) -> dict[str, Any]:
    """The event of EventBridge Scheduler for a target without an input of its own."""
    arn = f"arn:aws:scheduler:{REGION}:{ACCOUNT}:schedule/default/{schedule.name}"
    return event("aws.scheduler", "Scheduled Event", "{}", [arn])
