"""Time passing at a table: the sweep comes each minute in which something is due."""

from __future__ import annotations

import json
from typing import Any

from engine.commands import Command
from functions.ports.store import NoSuchTable, TableGone
from functions.ports.values import Connection, Loaded
from functions.use_cases.carry_out import carry_out
from functions.use_cases.digests import digest_of
from functions.use_cases.sweep import sweep
from tests.functions.fakes import NOON, World, plenty_of_time
from tests.functions.tables import TABLE, next_command

HOUR = 3_600
DAY = 24 * HOUR


def connect(world: World, *players: str) -> None:
    """Keep players connected for years."""
    for player in players:
        expires = NOON + 1_000 * DAY
        connection = Connection(f"c-{player}", player, visible=True, seen=NOON, expires=expires)
        world.store.connect(TABLE, connection)


def pass_time(world: World, *, days: float = 0, hours: float = 0, seconds: float = 0) -> None:
    """Let so much time pass, with a sweep whenever the table is due and one at the end."""
    end = world.site.now() + int(days * DAY + hours * HOUR + seconds)
    while (due := due_of(world)) is not None and due <= end:
        world.clock.milliseconds = max(world.clock.milliseconds, due * 1000)
        sweep(world.site, plenty_of_time)
        later = due_of(world)
        if later is not None and later <= world.site.now():
            world.clock.advance(seconds=60)
    world.clock.milliseconds = max(world.clock.milliseconds, end * 1000)
    sweep(world.site, plenty_of_time)


def due_of(world: World) -> int | None:
    """Return when the table is looked at next, None once it is gone."""
    try:
        return world.store.load(TABLE, world.site.now()).state.due
    except (NoSuchTable, TableGone):
        return None


def load(world: World) -> Loaded:
    return world.store.load(TABLE, world.site.now())


def act(world: World) -> None:
    """Let the awaited player play, or the host close the count."""
    read = load(world)

    def command(now: Loaded) -> Command:
        return next_command(now.state.table)

    carry_out(world.site, read, command, digest_of("p", str(read.state.version)))


def told(world: World, connection: str) -> list[dict[str, Any]]:
    """Return the updates a connection got, oldest first, and forget them."""
    frames = [json.loads(frame) for frame in world.sockets.sent.pop(connection, [])]
    return [frame for frame in frames if frame["type"] == "update"]


def kinds(update: dict[str, Any]) -> list[str]:
    return [event["type"] for event in update["events"]]
