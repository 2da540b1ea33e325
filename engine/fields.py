"""The fields of a JSON object, each taken with the type and the bounds it must have."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import Any

from engine.errors import BadRecord


class Fields:
    """One JSON object with exactly the named fields. Every method raises `BadRecord`."""

    def __init__(self, content: object, names: Collection[str]) -> None:
        if not isinstance(content, dict) or set(content) != set(names):
            raise BadRecord(f"not an object with exactly {', '.join(names)}")
        self._content: dict[str, Any] = content

    @staticmethod
    def of_text(text: str, names: Collection[str]) -> Fields:
        """Return the fields of the object written as `text`."""
        try:
            return Fields(json.loads(text), names)
        except RecursionError as error:
            raise BadRecord("nested too deeply") from error
        except json.JSONDecodeError as error:
            raise BadRecord(f"no JSON: {error}") from error

    def whole(self, name: str, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`."""
        return whole(self._content[name], name, low, high)

    def truth(self, name: str) -> bool:
        """Return a field that is true or false."""
        value = self._content[name]
        if not isinstance(value, bool):
            raise BadRecord(f"{name} is neither true nor false")
        return value

    def text(self, name: str, pattern: str) -> str:
        """Return a text that the pattern describes from end to end."""
        return text(self._content[name], name, pattern)

    def items(self, name: str, most: int, least: int | None = None) -> list[object]:
        """Return a list of at most `most` items, and at least `least`: as many where not given."""
        value = self._content[name]
        if (
            not isinstance(value, list)
            or not (most if least is None else least) <= len(value) <= most
        ):
            raise BadRecord(f"{name} is not a list of the right length")
        return list(value)

    def pair(self, name: str, low: int, high: int) -> tuple[int, int]:
        """Return a list of two whole numbers."""
        first, second = (whole(value, name, low, high) for value in self.items(name, 2))
        return (first, second)

    def maybe(self, name: str) -> object:
        """Return a field that may be null, unread."""
        return self._content[name]


def whole(value: object, name: str, low: int, high: int) -> int:
    """Return `value` as a whole number from `low` to `high`. Raises `BadRecord`."""
    if type(value) is not int or not low <= value <= high:
        raise BadRecord(f"{name} is not a whole number from {low} to {high}")
    return value


def text(value: object, name: str, pattern: str) -> str:
    """Return `value` as a text that the pattern describes. Raises `BadRecord`."""
    if not isinstance(value, str) or re.fullmatch(pattern, value) is None:
        raise BadRecord(f"{name} is not written as it must be")
    return value
