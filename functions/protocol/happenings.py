"""What the functions tell each other over the bus: the details of its events."""

from __future__ import annotations

from functions.protocol.values import Counter, Model, TableId


class BotTurnDue(Model):
    """A bot is awaited at this moment of a table."""

    table: TableId
    game: Counter
    deal: Counter
    move: Counter


class SweepBatch(Model):
    """Tables that are due, handed from one sweep to another."""

    tables: tuple[TableId, ...]
