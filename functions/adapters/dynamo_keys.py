"""Where things stand in the one DynamoDB table.

Partition = table id, except what leads from a connection to its table.

`0#...` is what one Query brings for a step; everything else stands outside that range.
"""

from __future__ import annotations

import zlib
from typing import Final

from engine.players import number_of, person_id

STATE: Final = "0#STATE"
TOMBSTONE: Final = "0#GONE"
STEP: Final = "0#"
PERSON: Final = "0#PERSON#"
CONNECTION: Final = "0#CONN#"
SPECTATOR: Final = "W#"
CHAT: Final = "C#"
RECORD: Final = "D#"
REVERSE: Final = "X"
"""The only sort key of a reverse item."""

SHARDS: Final = 4

Key = dict[str, dict[str, str]]


def key(partition: str, sort: str) -> Key:
    """Return the primary key of an item."""
    return {"pk": {"S": partition}, "sk": {"S": sort}}


def person_key(player: str) -> str:
    """Return the sort key of a person: `0#PERSON#k` for `pk`."""
    return f"{PERSON}{number_of(player)}"


def person_of(sort: str) -> str:
    """Return the player id that a person's sort key stands for."""
    return person_id(int(sort.removeprefix(PERSON)))


def record_key(game: int, deal: int) -> str:
    """Return the sort key of a finished deal; records sort by game, then deal."""
    return f"{RECORD}{game:05d}#{deal:03d}"


def reverse_partition(connection: str) -> str:
    """Return the partition of the item that leads from a connection to its table."""
    return f"X#{connection}"


def shard_of(table: str) -> str:
    """Return the shard of the due index that a table belongs to: `0` to `3`."""
    return str(zlib.crc32(table.encode()) % SHARDS)
