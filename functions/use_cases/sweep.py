"""Each minute: tables whose time has come, each on its own, none able to stop the others."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from functions.use_cases.bot_turn import TimeLeft
from functions.use_cases.site import Site
from functions.use_cases.sweep_table import sweep_table

OWN_SHARE: Final = 500
"""Tables that one invocation looks at; what is due beyond them is handed on over the bus."""
BATCH: Final = 100
"""Tables in one event."""
LIMIT: Final = 20_000
"""Tables taken up each minute; the oldest come first, so none waits for ever."""
RESERVE_MS: Final = 8_000
"""No table is begun with less time left: a page of a deletion, or a bot's turn, may follow."""
SET_ASIDE: Final = 600
"""Seconds for which a broken table is left alone."""


def sweep(site: Site, time_left: TimeLeft) -> None:
    """Look at every table whose `due` has come."""
    waiting = site.store.due(site.now(), LIMIT)
    own = tuple(islice(waiting, OWN_SHARE))
    _hand_on(site, waiting)
    sweep_tables(site, own, time_left)


def sweep_tables(site: Site, tables: Iterable[str], time_left: TimeLeft) -> None:
    """Look at these tables while there is time; the rest is still due in a minute."""
    for number, table in enumerate(tables):
        if time_left() < RESERVE_MS:
            site.log.warning("the sweep ran out of time", looked_at=number)
            site.metrics.count("SweepOutOfTime")
            return
        _look_at(site, table)


def _hand_on(site: Site, waiting: Iterable[str]) -> None:
    rest = iter(waiting)
    while batch := tuple(islice(rest, BATCH)):
        if not site.bus.sweep_batch(batch):
            site.log.warning("tables could not be handed on; they are due again in a minute")
            return


def _look_at(site: Site, table: str) -> None:
    try:
        sweep_table(site, table)
    except Exception as fault:  # noqa: BLE001 - a broken table is nobody else's trouble
        kind = type(fault).__name__
        site.log.error("a table could not be swept", table=table, kind=kind)  # noqa: TRY400 - ours
        site.metrics.count("TableSetAside")
        _set_aside(site, table)


def _set_aside(site: Site, table: str) -> None:
    try:
        site.store.postpone(table, site.now() + SET_ASIDE)
    except Exception as fault:  # noqa: BLE001 - it stays due, and is met again in a minute
        kind = type(fault).__name__
        site.log.error("a table stays due", table=table, kind=kind)  # noqa: TRY400 - ours
