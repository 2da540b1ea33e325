"""Names that more than the stacks have to know."""

from __future__ import annotations

STACKS = ("Tables", "Game", "Page", "Watch")
"""From what is kept to what only watches; each builds on those before it."""


def stack_name(stage: str, what: str) -> str:
    """The name of a stack, such as ``Espadas-prod-Game``."""
    return f"Espadas-{stage}-{what}"


def log_prefix(stage: str) -> str:
    """The beginning of the name of every log group of a stage."""
    return f"/espadas/{stage}/"
