"""`step`: one command, one new table, the events it made.

The only place where a table changes. A refused step raises one of `engine.errors` and changes
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from engine import commands
from engine.commands import Command
from engine.events import Event
from engine.opening import open_table
from engine.steps import absence, bidding, bots, counting, games, judging, people, playing
from engine.steps.shared import Step
from engine.table import Table

__all__ = ["open_table", "step"]

_Steps = Mapping[type[Command], Callable[..., Step]]

_STEPS: Final[_Steps] = {
    commands.Sit: people.sit,
    commands.Leave: people.leave,
    commands.FreeSeat: people.free_seat,
    commands.ChoosePartner: people.choose_partner,
    commands.AddBots: bots.add_bots,
    commands.Start: games.start,
    commands.Rematch: games.rematch,
    commands.PlaceBid: bidding.place_bid,
    commands.PlayCard: playing.play_card,
    commands.NextDeal: counting.next_deal,
    commands.Accuse: judging.accuse,
    commands.Resign: absence.resign,
}
_TIMED_STEPS: Final[_Steps] = {
    commands.Claim: absence.claim,
    commands.CloseCount: counting.close_count,
    commands.Expire: absence.expire,
}


def step(table: Table, command: Command, *, at: int) -> tuple[Table, tuple[Event, ...]]:
    """Return the table after `command` and what happened, in order. `at` is now in seconds UTC.

    Raises `Refused`, one of the tree in `engine.errors`. A command that changes nothing (sitting
    where one sits) returns the same table and no event.
    """
    after, events = _taken(table, command, at)
    if after is table:
        return table, ()
    is_awaited_anew = (after.phase, after.moment) != (table.phase, table.moment)
    since = at if is_awaited_anew else table.since
    return replace(after, touched=at, since=since), events


def _taken(table: Table, command: Command, at: int) -> Step:
    timed = _TIMED_STEPS.get(type(command))
    if timed is not None:
        return timed(table, command, at)
    return _STEPS[type(command)](table, command)
