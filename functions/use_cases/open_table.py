"""A table is opened. Its id follows from the opener's secret, so asking twice opens one."""

from __future__ import annotations

from engine.options import Options
from engine.step import open_table as opened
from functions.ports.values import Loaded, State, StoredPerson
from functions.protocol.http import OpenTable, TableAnswer
from functions.use_cases.answers import answer
from functions.use_cases.people import hash_of, table_id_of
from functions.use_cases.site import Site
from functions.use_cases.timekeeping import due_after


def open_table(site: Site, asked: OpenTable) -> TableAnswer:
    """Open a table, or return the one that this secret has opened.

    Raises `BadName`; `TableGone` where that table has ended.
    """
    new = _new(site, asked)
    if not site.store.create(new):
        return answer(site, site.store.load(new.id, site.now()), asked.secret)
    site.metrics.count("TableOpened")
    return answer(site, new, asked.secret)


def _new(site: Site, asked: OpenTable) -> Loaded:
    now = site.now()
    options = Options(asked.target, asked.mode)
    table = opened(options, asked.name, site.chance.secret(), now)
    host = table.people[0]
    person = StoredPerson(host.id, host.name, hash_of(asked.secret), asked.language)
    state = State(table, version=1, due=due_after(table, None, now))
    return Loaded(table_id_of(asked.secret), state, (person,), ())
