"""What time does to one table.

`due` was a hint: the table is read anew, and only what stands there counts.

Each kind of thing that time brings is a function of its own, below. Where something is sent, it is
marked first: of two sweeps at once one marks and sends, and a sweep that dies in between has sent
too little, never twice.
"""

from __future__ import annotations

from engine.clock import ends_at
from engine.commands import CloseCount, Command, Expire
from engine.errors import Refused
from engine.table import Phase
from functions.ports.store import NoSuchTable, TableGone
from functions.ports.values import Loaded
from functions.use_cases.bot_waking import wake_overdue_bot
from functions.use_cases.broadcast import broadcast
from functions.use_cases.carry_out import carry_out
from functions.use_cases.digests import digest_of
from functions.use_cases.site import Site
from functions.use_cases.timekeeping import (
    COUNT_OPEN,
    MAY_CLAIM,
    closes_by_itself,
    is_count_forgotten,
    may_be_claimed,
    rearmed,
)
from functions.use_cases.watchers import look_again, still_watched


def sweep_table(site: Site, table: str) -> None:
    """Do what is due at one table and say when to look again."""
    try:
        loaded = site.store.load(table, site.now())
    except NoSuchTable:
        return
    except TableGone:
        delete(site, table)
        return
    loaded = close_forgotten_count(site, expire(site, loaded))
    if loaded.state.table.phase is Phase.CLOSED:
        delete(site, table)
    else:
        _mark_and_send(site, loaded)


def expire(site: Site, loaded: Loaded) -> Loaded:
    """End a table that nobody touched until its day; whoever still looks is told."""
    table = loaded.state.table
    is_over = table.phase is not Phase.CLOSED and site.now() >= ends_at(table)
    return _done_by_the_site(site, loaded, Expire()) if is_over else loaded


def close_forgotten_count(site: Site, loaded: Loaded) -> Loaded:
    """Close a decided count that nobody pressed for 48 hours, as SIGUIENTE MANO would."""
    table = loaded.state.table
    if not closes_by_itself(table, site.now()):
        return loaded
    return _done_by_the_site(site, loaded, CloseCount(table.moment))


def claim_notice(site: Site, loaded: Loaded) -> str:
    """Return the mark to set when the rivals of an absent person may close, and were not told."""
    return _mark(MAY_CLAIM, loaded, is_due=may_be_claimed(loaded.state.table, site.now()))


def count_notice(site: Site, loaded: Loaded) -> str:
    """Return the mark to set when a count has been open for 24 hours and nobody was told."""
    return _mark(COUNT_OPEN, loaded, is_due=is_count_forgotten(loaded.state.table, site.now()))


def delete(site: Site, table: str) -> None:
    """Delete a page of a table that is over; the next look, a minute later, goes on from there."""
    if not site.store.delete(table, site.now()):
        site.log.info("a table is deleted in pages", table=table)


def _mark_and_send(site: Site, loaded: Loaded) -> None:
    """Arm the table for what comes next, then send what is newly marked and wake a bot."""
    state = loaded.state
    new_marks = claim_notice(site, loaded) + count_notice(site, loaded)
    marks = state.marks + new_marks
    due = rearmed(state.table, marks, site.now())
    watched = still_watched(site, loaded)
    if not site.store.arm(loaded.id, state, due=due, marks=marks, watched=watched):
        return
    if state.watched and not watched:
        look_again(site, loaded.id)
    if new_marks:
        broadcast(site, loaded, ())
    wake_overdue_bot(site, loaded)


def _mark(mark: str, loaded: Loaded, *, is_due: bool) -> str:
    return mark if is_due and mark not in loaded.state.marks else ""


def _done_by_the_site(site: Site, loaded: Loaded, command: Command) -> Loaded:
    """Carry out a command of the site's own and tell everybody.

    Nothing when a player came first.
    """
    request = digest_of("site", f"{type(command).__name__}/{loaded.state.version}")
    try:
        carried = carry_out(site, loaded, lambda _: command, request)
    except Refused:
        return site.store.load(loaded.id, site.now())
    if not carried.repeated:
        broadcast(site, carried.loaded, carried.events)
    return carried.loaded
