"""A table as the HTTP routes answer it."""

from __future__ import annotations

from functions.ports.values import Loaded
from functions.protocol.http import TableAnswer
from functions.use_cases.people import player_with
from functions.use_cases.site import Site
from functions.use_cases.wording import shown


def answer(site: Site, loaded: Loaded, secret: str | None) -> TableAnswer:
    """Return the table as the secret's holder may see it, or a spectator."""
    table, seen = loaded.state.table, shown(loaded, player_with(loaded, secret))
    return TableAnswer(
        table=loaded.id,
        version=loaded.state.version,
        now=site.clock.now_ms(),
        host_name=table.name_of(table.host) or "",
        you=seen.you,
        view=seen,
    )
