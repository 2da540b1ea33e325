"""What is written down about a run: a log and counts.

Nothing here takes a whole event, a secret or a request.
"""

from __future__ import annotations

from typing import Protocol

Field = str | int | float | bool | None


class Log(Protocol):
    """A structured log: a fixed sentence and fields."""

    def info(self, message: str, **fields: Field) -> None:
        """Note something expected."""
        ...

    def warning(self, message: str, **fields: Field) -> None:
        """Note something that was put right."""
        ...

    def error(self, message: str, **fields: Field) -> None:
        """Note a fault, with the exception being handled, if any."""
        ...


class Metrics(Protocol):
    """Counts that a dashboard shows and an alarm watches."""

    def count(self, name: str, value: int = 1) -> None:
        """Add `value` to the count called `name`."""
        ...
