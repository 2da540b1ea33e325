"""A look at a table over HTTP: takes no seat, writes nothing."""

from __future__ import annotations

from functions.protocol.http import TableAnswer
from functions.use_cases.answers import answer
from functions.use_cases.site import Site


def look(site: Site, table: str, secret: str | None) -> TableAnswer:
    """Return what the secret's holder may know; a stranger sees what a spectator sees.

    Raises `NoSuchTable`, `TableGone`.
    """
    loaded = site.store.load(table, site.now())
    return answer(site, loaded, secret)
