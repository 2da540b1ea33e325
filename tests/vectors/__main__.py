"""`python -m tests.vectors FILE...`: run files of vectors against the engine.

One line for each failure with the vector's id and why, then `N passed, M failed`. Exit code 0 when
all passed, 1 when some failed, 2 for a file that cannot be run.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.vectors.files import BadFileError, Check, Vector, read_vectors


def main(paths: Sequence[str]) -> int:
    """Run the files and return the exit code."""
    if not paths:
        print("usage: python -m tests.vectors FILE...", file=sys.stderr)
        return 2
    try:
        read = [(check, vector) for path in paths for check, vector in _read(path)]
    except BadFileError as error:
        print(error, file=sys.stderr)
        return 2
    failed = sum(not _is_passed(check, vector) for check, vector in read)
    print(f"{len(read) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _read(path: str) -> list[tuple[Check, Vector]]:
    check, vectors = read_vectors(Path(path))
    return [(check, vector) for vector in vectors]


def _is_passed(check: Check, vector: Vector) -> bool:
    """Tell whether the vector holds; whatever goes wrong in it is its failure, not the run's."""
    try:
        check(vector)
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        why = str(error).split("\n", 1)[0]
        print(f"{vector['id']}: {type(error).__name__}: {why}")
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
