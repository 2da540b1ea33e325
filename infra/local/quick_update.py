"""`SET name = :value, ... REMOVE name, ...` applied without moto's syntax trees.

moto parses, copies and walks an update's text anew each time, which takes longer than all else that
a card played costs here. The game writes few texts, again and again. So moto takes each text the
first time, with all its checks; from then on a simple one is applied here, its condition still
evaluated by moto. Whatever is not simple, and every refusal, is moto's as before.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from moto.dynamodb.comparisons import get_filter_expression
from moto.dynamodb.models.dynamo_type import DynamoType, Item

FIELDS = frozenset(
    {
        "TableName",
        "Key",
        "UpdateExpression",
        "ConditionExpression",
        "ExpressionAttributeNames",
        "ExpressionAttributeValues",
        "ReturnValuesOnConditionCheckFailure",
    }
)
"""What a simple request may have; others ask for an answer, which moto gives."""

ROOM = 300_000
"""An item of up to so many bytes is far enough from DynamoDB's 400 KB for any of our updates."""

_NAME = r"#?[A-Za-z_]\w*"
_SET = rf"{_NAME}\s*=\s*:\w+"
_SIMPLE = re.compile(
    rf"\s*SET\s+(?P<sets>{_SET}(?:\s*,\s*{_SET})*)"
    rf"(?:\s+REMOVE\s+(?P<removes>{_NAME}(?:\s*,\s*{_NAME})*))?\s*"
)


@dataclass(frozen=True)
class SimpleUpdate:
    """Names and the placeholders of their new values, and the names that go."""

    sets: tuple[tuple[str, str], ...]
    removes: tuple[str, ...]


@lru_cache(maxsize=256)
def simple(expression: str) -> SimpleUpdate | None:
    """The update that the expression writes, or None when it is not a simple one."""
    found = _SIMPLE.fullmatch(expression)
    if found is None:
        return None
    sets = [part.partition("=") for part in found["sets"].split(",")]
    removes = (found["removes"] or "").split(",")
    return SimpleUpdate(
        tuple((name.strip(), value.strip()) for name, _, value in sets),
        tuple(name.strip() for name in removes if name.strip()),
    )


class QuickUpdates:
    """The texts that moto has taken, and the application of those that are simple."""

    def __init__(self) -> None:
        """Know no text yet."""
        self._taken: set[tuple[object, ...]] = set()

    def learn(self, request: Mapping[str, Any]) -> None:
        """Note that moto has taken an update with this text."""
        self._taken.add(_text(request))

    def apply(self, item: Item | None, request: Mapping[str, Any]) -> bool:
        """Change the item as the request says; False, and nothing changed, when moto has to."""
        update = simple(request.get("UpdateExpression", ""))
        if update is None or item is None or not self._may(item, request):
            return False
        names = request.get("ExpressionAttributeNames", {})
        for name, placeholder in update.sets:
            value = request["ExpressionAttributeValues"][placeholder]
            # Not `item.attrs[...]`: that weighs the whole item anew for each attribute.
            dict.__setitem__(item.attrs, names.get(name, name), DynamoType(value))
        for name in update.removes:
            item.attrs.pop(names.get(name, name), None)
        return True

    def _may(self, item: Item, request: Mapping[str, Any]) -> bool:
        if not request.keys() <= FIELDS or _text(request) not in self._taken:
            return False
        condition = get_filter_expression(
            request.get("ConditionExpression"),
            request.get("ExpressionAttributeNames", {}),
            request.get("ExpressionAttributeValues", {}),
        )
        return bool(condition.expr(item)) and item.size() < ROOM


def _text(request: Mapping[str, Any]) -> tuple[object, ...]:
    return (
        request.get("UpdateExpression"),
        request.get("ConditionExpression"),
        tuple(sorted(request.get("ExpressionAttributeNames", {}).items())),
        tuple(sorted(request.get("ExpressionAttributeValues", {}))),
    )
