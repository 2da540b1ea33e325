"""Files and functions stay short enough to be read in one go."""

import statistics
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.architecture.sizes import function_lengths, is_generated

SOURCES = frozenset({".py", ".ts", ".tsx", ".css"})
LONGEST_FILE = 400
MEDIAN_FILE = 150
MEDIAN_FUNCTION = 7
LONG_FUNCTION = 25
SHARE_NOT_LONG = 0.9


def share_not_long(lengths: Iterable[int]) -> float:
    return statistics.fmean(length <= LONG_FUNCTION for length in lengths)


@pytest.fixture(scope="module")
def file_lengths(root: Path, repository_files: tuple[Path, ...]) -> dict[Path, int]:
    sources = {
        file: (root / file).read_text() for file in repository_files if file.suffix in SOURCES
    }
    return {
        file: len(source.splitlines())
        for file, source in sources.items()
        if not is_generated(file, source)
    }


@pytest.fixture(scope="module")
def functions(modules: dict[str, str]) -> dict[str, int]:
    return {
        f"{module}.{name}": length
        for module, source in modules.items()
        for name, length in function_lengths(source)
    }


def test_no_source_file_is_over_400_lines(file_lengths: dict[Path, int]) -> None:
    assert {str(file): n for file, n in file_lengths.items() if n > LONGEST_FILE} == {}


def test_median_source_file_is_at_most_150_lines(file_lengths: dict[Path, int]) -> None:
    assert statistics.median(file_lengths.values()) <= MEDIAN_FILE


def test_median_function_is_at_most_7_lines(functions: dict[str, int]) -> None:
    assert statistics.median(functions.values()) <= MEDIAN_FUNCTION


def test_nine_functions_in_ten_have_at_most_25_lines(functions: dict[str, int]) -> None:
    long = {name: n for name, n in functions.items() if n > LONG_FUNCTION}
    assert share_not_long(functions.values()) >= SHARE_NOT_LONG, long


def test_length_leaves_out_docstring_and_mere_shapes() -> None:
    source = (
        "def deal(cards):\n"
        '    """Deal.\n\n    All of them.\n    """\n'
        "    first = cards[0]\n"
        "    return first\n"
        "def shape(): ...\n"
    )
    assert list(function_lengths(source)) == [("deal", 3)]


def test_one_long_function_in_five_is_too_many() -> None:
    assert share_not_long([5, 5, 5, 5, 26]) < SHARE_NOT_LONG


def test_generated_file_is_known_by_name_or_head() -> None:
    assert is_generated(Path("types.generated.ts"), "")
    assert is_generated(Path("protocol.ts"), "// Written by a program. Do not edit.\n")
    assert not is_generated(Path("store.ts"), "export const empty = {};\n")
