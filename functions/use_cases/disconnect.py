"""A connection ended. Best effort: what is missed here is mended by the next post to it."""

from __future__ import annotations

import contextlib

from functions.ports.store import NoSuchTable, TableGone
from functions.use_cases.presence import tell_presence, without
from functions.use_cases.site import Site


def disconnect(site: Site, connection: str) -> None:
    """Forget the connection, and tell the others who is where."""
    table = site.store.table_of(connection)
    if table is None:
        return
    site.store.disconnect(table, connection)
    with contextlib.suppress(NoSuchTable, TableGone):
        loaded = site.store.load(table, site.now())
        tell_presence(site, without(loaded, connection))
