"""Cases computed by an independent implementation of the rules; README.md has their format."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.vectors.files import CHECKS, Check, Vector, read_vectors

HERE = Path(__file__).parent


def _vectors() -> list[tuple[str, Check, Vector]]:
    read = [read_vectors(path) for path in sorted(HERE.glob("*.json"))]
    return [(vector["id"], check, vector) for check, vectors in read for vector in vectors]


@pytest.mark.parametrize(
    ("check", "vector"),
    [pytest.param(check, vector, id=name) for name, check, vector in _vectors()],
)
def test_engine_agrees_with_independent_vector(check: Check, vector: Vector) -> None:
    check(vector)


def test_every_kind_of_vector_is_present() -> None:
    assert {path.stem for path in HERE.glob("*.json")} == set(CHECKS)
