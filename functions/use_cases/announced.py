"""What came over the bus, carried out."""

from __future__ import annotations

from engine.commands import Moment
from functions.protocol.happenings import BotTurnDue
from functions.use_cases.bot_turn import TimeLeft, bot_turn
from functions.use_cases.site import Site


def play_announced(site: Site, due: BotTurnDue, time_left: TimeLeft) -> None:
    """Let the bots play from the announced moment on, if it is still the open one."""
    bot_turn(site, due.table, Moment(due.game, due.deal, due.move), time_left)
