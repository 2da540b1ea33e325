"""What an item weighs by DynamoDB's own rules, which decide what it costs to write and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Attribute = Mapping[str, Any]


def item_size(item: Mapping[str, Attribute]) -> int:
    """Return the bytes of an item in DynamoDB's typed JSON.

    Names and values, without what storage adds.

    Source: "DynamoDB item sizes and formats" in its Developer Guide.

    >>> item_size({"pk": {"S": "ab"}, "v": {"N": "120"}, "w": {"BOOL": True}})
    10

    """
    return sum(len(name.encode()) + _value_size(value) for name, value in item.items())


def _value_size(attribute: Attribute) -> int:
    ((kind, value),) = attribute.items()
    match kind:
        case "S":
            return len(value.encode())
        case "B":
            return len(value)
        case "N":
            return _number_size(value)
        case "L":
            return 3 + sum(1 + _value_size(element) for element in value)
        case "M":
            return 3 + len(value) + item_size(value)
        case _:
            return 1


def _number_size(text: str) -> int:
    digits = text.lstrip("-").replace(".", "").strip("0")
    return (len(digits) + 1) // 2 + 1 + text.startswith("-")
