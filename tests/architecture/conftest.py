"""What the repository holds, as git sees it."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def repository_files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, ...]:
    """Every file that is not ignored, committed or not, relative to the root.

    An empty index of our own makes git list tracked and untracked files alike, also in a
    copy of the tree that has no history.
    """
    index = tmp_path_factory.mktemp("index")
    subprocess.run(["git", "init", "--quiet", "--bare", index], check=True)
    listing = ["ls-files", "--others", "--exclude-standard", "-z"]
    git = subprocess.run(
        ["git", f"--git-dir={index}", f"--work-tree={ROOT}", *listing],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return tuple(sorted(Path(name) for name in git.stdout.split("\0") if name))


@pytest.fixture(scope="session")
def modules(repository_files: tuple[Path, ...]) -> dict[str, str]:
    """The source of every Python module of engine, functions and infra, by dotted name."""
    return {
        ".".join(path.with_suffix("").parts).removesuffix(".__init__"): (ROOT / path).read_text()
        for path in repository_files
        if path.suffix == ".py" and path.parts[0] in {"engine", "functions", "infra"}
    }
