"""Ids of players: `p0`, `p1`, ... for persons in order of arrival, `b1`, `b2`, ... for bots."""

from __future__ import annotations

from engine.commands import PlayerId


def person_id(number: int) -> PlayerId:
    """Return the id of the person who arrived as `number`, counted from 0.

    >>> person_id(0)
    'p0'
    """
    return f"p{number}"


def bot_id(number: int) -> PlayerId:
    """Return the id of a table's bot `number`, counted from 1.

    >>> bot_id(1)
    'b1'
    """
    return f"b{number}"


def is_bot(player: PlayerId) -> bool:
    """Tell whether the player is a bot.

    >>> is_bot("b1"), is_bot("p1")
    (True, False)
    """
    return player.startswith("b")


def number_of(player: PlayerId) -> int:
    """Return the number within an id.

    >>> number_of("p12")
    12
    """
    return int(player[1:])
