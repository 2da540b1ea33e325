"""A bot is awaited: it is told so over the bus, or played for here where the bus takes nothing."""

from __future__ import annotations

from functions.ports.values import Loaded
from functions.use_cases.bot_turn import bot_turn
from functions.use_cases.site import Site
from functions.use_cases.timekeeping import is_bot_awaited, is_bot_overdue


def wake_bot(site: Site, loaded: Loaded) -> None:
    """See to it that the bot plays, if it is one that the table waits for."""
    table = loaded.state.table
    if is_bot_awaited(table) and not site.bus.bot_turn_due(loaded.id, table.moment):
        bot_turn(site, loaded.id, table.moment)


def wake_overdue_bot(site: Site, loaded: Loaded) -> None:
    """Wake a bot again that has been awaited for so long that its event was lost."""
    if is_bot_overdue(loaded.state.table, site.now()):
        site.metrics.count("BotOverdue")
        wake_bot(site, loaded)
