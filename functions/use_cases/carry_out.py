"""The one place where a table changes.

Engine step, save on the condition that nobody else did, and again when somebody did.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from engine.commands import Command
from engine.errors import Stale
from engine.events import DealClosed, Event
from engine.step import step
from functions.ports.store import LostRace
from functions.ports.values import Change, Loaded, StoredPerson
from functions.use_cases.counting import count_stored
from functions.use_cases.digests import remembering
from functions.use_cases.site import Site
from functions.use_cases.timekeeping import due_after

TRIES: Final = 4

MakeCommand = Callable[[Loaded], Command]
"""Makes the command for the table as it stands: called again after a lost race."""
MakePeople = Callable[[Loaded], tuple[StoredPerson, ...]]


@dataclass(frozen=True, slots=True)
class Carried:
    """What came of it.

    The table as stored, what happened, and whether this very request had been carried out before.
    """

    loaded: Loaded
    events: tuple[Event, ...]
    repeated: bool


def nobody_new(_: Loaded) -> tuple[StoredPerson, ...]:
    """Return no people: most commands bring nobody."""
    return ()


def carry_out(
    site: Site,
    loaded: Loaded,
    make_command: MakeCommand,
    request: str,
    *,
    people: MakePeople = nobody_new,
) -> Carried:
    """Carry out a command and store what it makes.

    `request` is the digest of the request that asks for it (`digest_of`); `people` gives the new
    or changed people to store in the same write. Raises the engine's `Refused`, `Stale` when the
    race was lost every time, `NoSuchTable` and `TableGone`.
    """
    for _ in range(TRIES):
        if request in loaded.state.recent:
            return Carried(loaded, (), repeated=True)
        try:
            return _try(site, loaded, make_command(loaded), request, people(loaded))
        except LostRace as lost:
            site.metrics.count("LostRace")
            loaded = _as_it_stands(site, loaded, lost)
    raise Stale("the table kept moving while this was tried")


def _try(
    site: Site, loaded: Loaded, command: Command, request: str, people: tuple[StoredPerson, ...]
) -> Carried:
    now = site.now()
    before = loaded.state
    table, events = step(before.table, command, at=now)
    if table is before.table and not people:
        return Carried(loaded, (), repeated=False)
    state = replace(
        before,
        table=table,
        version=before.version + 1,
        recent=remembering(before.recent, request),
        due=due_after(table, before.due, now),
        marks="",
    )
    records = tuple(event.record for event in events if isinstance(event, DealClosed))
    change = Change(loaded.id, before.version, state, request, before.due, people, records)
    site.store.save(change)
    count_stored(site, tuple(events))
    after = replace(loaded, state=state, people=_merged(loaded.people, people))
    return Carried(after, tuple(events), repeated=False)


def _as_it_stands(site: Site, loaded: Loaded, lost: LostRace) -> Loaded:
    """Return the table that won.

    It is read again only when the store could not tell, or when people are missing.
    """
    if lost.current is None or len(lost.current.table.people) != len(loaded.people):
        return site.store.load(loaded.id, site.now())
    return replace(loaded, state=lost.current)


def _merged(
    before: tuple[StoredPerson, ...], changed: tuple[StoredPerson, ...]
) -> tuple[StoredPerson, ...]:
    people = {person.id: person for person in (*before, *changed)}
    return tuple(people.values())
