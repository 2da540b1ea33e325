"""What the host decides when opening a table. Source: R "La mesa"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

TARGETS: Final = (500, 250)
DEAL_LIMIT: Final = 100
"""Deals after which a game ends: the higher score wins, level scores have no winner."""


class RenegeMode(StrEnum):
    """`ALLOWED`: at one's own risk, rivals may accuse. `PREVENTED`: the table refuses it."""

    ALLOWED = "allowed"
    PREVENTED = "prevented"


@dataclass(frozen=True, slots=True)
class Options:
    """`target` in points, 500 or 250; `mode` is how the table treats a renege."""

    target: int = 500
    mode: RenegeMode = RenegeMode.ALLOWED

    def __post_init__(self) -> None:
        """Raise `ValueError` for a target that is not played here."""
        if self.target not in TARGETS:
            raise ValueError(f"a target is one of {TARGETS}, not {self.target}")
