"""Nothing in the repository tells where or with what it was written."""

import re
from pathlib import Path

import pytest

# Built from pieces, so that this file does not find itself.
REGISTRIES = "|".join(
    re.escape(".".join(pieces))
    for pieces in [
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("deb", "debian", "org"),
        ("crates", "io"),
        ("proxy", "golang", "org"),
    ]
)
FOLDERS = "|".join(["wo" + "rk", "ro" + "ot", "ho" + "me", "farm", "Users"])
TRACES = {
    "a registry": re.compile(rf"\b(?:{REGISTRIES})\b"),
    "a path of one machine": re.compile(
        rf"(?<![\w.~@$}}-])/(?:{FOLDERS})/\w|/opt/(?:pyp{'i'}|whe{'els'})"
    ),
}
LOCK_TRACES = {
    "an address to download from": re.compile(r'"resolved"\s*:'),
    "an index or a folder of packages": re.compile(
        r"^[ \t]*(?:--(?:extra-)?index-url|-i|--find-links|-f|--trusted-host)\b|file:", re.MULTILINE
    ),
}


def traces_in(file: Path, text: str) -> list[str]:
    patterns = TRACES | LOCK_TRACES if "lock" in file.name else TRACES
    return [
        f"{file}:{text.count(chr(10), 0, found.start()) + 1} names {what}"
        for what, pattern in patterns.items()
        for found in pattern.finditer(text)
    ]


def text_of(path: Path) -> str:
    """The text of a file; pictures and fonts have none."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode()


def test_no_file_names_a_registry_or_a_machine(
    root: Path, repository_files: tuple[Path, ...]
) -> None:
    assert [
        trace for file in repository_files for trace in traces_in(file, text_of(root / file))
    ] == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("README.md", "see https://" + "pypi" + ".org/simple"),
        ("docs/a.md", "run it in /" + "work" + "/main"),
        ("Makefile", "PIP=/" + "opt/" + "wheels"),
        ("web/package-lock.json", '"resol' + 'ved": "x"'),
        ("requirements/dev.lock", "--index" + "-url x"),
        ("requirements/dev.lock", "moto @ fi" + "le:///x"),
    ],
)
def test_planted_trace_is_named_with_its_line(file: str, text: str) -> None:
    assert [trace.partition(" ")[0] for trace in traces_in(Path(file), f"\n{text}")] == [
        f"{file}:2"
    ]


def test_ordinary_text_leaves_no_trace() -> None:
    text = "import b from './work/b'; fetch('/api/tables'); --work-tree=/tmp; a[href='/home']"
    assert traces_in(Path("web/src/a.ts"), text) == []
