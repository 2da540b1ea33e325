"""What a request uses of DynamoDB's capacity, from the sizes of the items it touches.

Source: "DynamoDB read and write operations" in its Developer Guide. Stand-ins report other figures.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from functions.adapters.dynamo_sizes import item_size
from infra.site import SITE

Item = Mapping[str, Any]

READ_UNIT = 4096
"""Bytes that one read unit reads with strong consistency."""
WRITE_UNIT = 1024
"""Bytes that one write unit writes."""


def read_units(items: list[Item], *, strongly: bool) -> float:
    """Return the units of reading these items in one request; reading nothing costs as much as one.

    >>> read_units([], strongly=True), read_units([], strongly=False)
    (1, 0.5)
    """
    size = sum(item_size(item) for item in items)
    units = max(1, math.ceil(size / READ_UNIT))
    return units if strongly else units / 2


def write_units(before: Item | None, after: Item | None) -> int:
    """Return the units of one write: the larger of the item before and after counts."""
    size = max(item_size(before or {}), item_size(after or {}))
    return max(1, math.ceil(size / WRITE_UNIT))


def index_units(before: Item | None, after: Item | None) -> int:
    """Return the units that a write costs in the due index, which holds keys alone.

    A changed key is one entry deleted and another put.
    """
    gone, new = _entry(before), _entry(after)
    if gone == new:
        return 0
    return (gone is not None) + (new is not None)


def _entry(item: Item | None) -> Item | None:
    names = [key.name for key in SITE.store.keys]
    is_listed = item is not None and all(name in item for name in names)
    return {name: item[name] for name in names} if item is not None and is_listed else None
