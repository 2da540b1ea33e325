"""Reading a file of vectors."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from tests.vectors import flows, games, hands, renege, scoring

Vector = dict[str, Any]
Check = Callable[[Vector], None]

FORMAT: Final = "espadas-vectors/1"
CHECKS: Final[Mapping[str, Check]] = {
    "scoring": scoring.check,
    "hands": hands.check,
    "renege": renege.check,
    "games": games.check,
    "flows": flows.check,
}


class BadFileError(Exception):
    """Not a file of vectors that can be run."""


def read_vectors(path: Path) -> tuple[Check, list[Vector]]:
    """Return how the vectors of the file are checked, and the vectors. Raises `BadFileError`."""
    content = _parsed(path)
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadFileError(f"{path}: not of format {FORMAT}")
    check = CHECKS.get(content.get("kind", ""))
    if check is None:
        raise BadFileError(f"{path}: kind is none of {', '.join(CHECKS)}")
    vectors = content.get("vectors")
    if not isinstance(vectors, list) or not all(_is_vector(vector) for vector in vectors):
        raise BadFileError(f"{path}: vectors is not a list of objects with an id")
    return check, vectors


def _is_vector(vector: object) -> bool:
    return isinstance(vector, dict) and isinstance(vector.get("id"), str)


def _parsed(path: Path) -> object:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFileError(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise BadFileError(f"{path}: no JSON: {error}") from error
