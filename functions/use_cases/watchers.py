"""Whether anybody watches a table.

While the mark is set, every broadcast looks for spectators; so it is cleared in time.
"""

from __future__ import annotations

from functions.ports.values import Loaded
from functions.use_cases.site import Site


def watches(site: Site, table: str, connection: str) -> bool:
    """Tell whether somebody watches the table through this connection."""
    watching = site.store.spectators(table, site.now(), surely=True)
    return any(spectator.id == connection for spectator in watching)


def still_watched(site: Site, loaded: Loaded) -> bool:
    """Tell whether the mark has to stay: it is set, and somebody is there."""
    return loaded.state.watched and bool(site.store.spectators(loaded.id, site.now()))


def look_again(site: Site, table: str) -> None:
    """Set a mark that was just cleared back, where somebody came while it was.

    A spectator is written first and marked after, so one of the two sees the other.
    """
    for spectator in site.store.spectators(table, site.now(), surely=True)[:1]:
        site.store.watch(table, spectator)
