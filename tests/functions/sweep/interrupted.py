"""A memory store with places where something else may happen first."""

from __future__ import annotations

from collections.abc import Callable

from functions.adapters.lifetimes import TOMBSTONE_SECONDS
from functions.adapters.memory import MemoryStore
from functions.ports.values import Change, Loaded, State


def nothing() -> None:
    """Let nothing happen."""


class InterruptedStore(MemoryStore):
    """What is in `before_arm` and `before_save` happens once, before the next call.

    `broken` tables do not load; a deletion takes so many `pages`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.before_arm: Callable[[], None] = nothing
        self.before_save: Callable[[], None] = nothing
        self.broken: set[str] = set()
        self.pages = 1

    def load(self, table: str, now: int) -> Loaded:
        if table in self.broken:
            raise KeyError("t")
        return super().load(table, now)

    def arm(self, table: str, read: State, *, due: int | None, marks: str, watched: bool) -> bool:
        first, self.before_arm = self.before_arm, nothing
        first()
        return super().arm(table, read, due=due, marks=marks, watched=watched)

    def save(self, change: Change) -> None:
        first, self.before_save = self.before_save, nothing
        first()
        super().save(change)

    def delete(self, table: str, now: int) -> bool:
        self.pages -= 1
        if self.pages < 1:
            return super().delete(table, now)
        self._partitions[table].gone_until = now + TOMBSTONE_SECONDS
        return False
