from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent


def run(*files: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.vectors", *map(str, files)],
        capture_output=True,
        text=True,
        check=False,
        cwd=HERE.parent.parent,
    )


def few(kind: str, count: int = 3) -> dict[str, Any]:
    content = json.loads((HERE / f"{kind}.json").read_text(encoding="utf-8"))
    return {**content, "vectors": content["vectors"][:count]}


def written(path: Path, content: object) -> Path:
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_files_that_hold_end_with_the_number_passed(tmp_path: Path) -> None:
    files = [written(tmp_path / kind, few(kind)) for kind in ("scoring", "renege", "flows")]
    done = run(*files)
    assert (done.returncode, done.stdout, done.stderr) == (0, "9 passed, 0 failed\n", "")


def test_a_vector_that_fails_is_named_with_its_reason(tmp_path: Path) -> None:
    content = few("scoring")
    content["vectors"][1]["expect"]["pairs"][0]["delta"] += 1
    done = run(written(tmp_path / "changed", content))
    first, last = done.stdout.splitlines()
    assert done.returncode == 1
    assert first.startswith(f"{content['vectors'][1]['id']}: AssertionError: pair 0: delta is")
    assert last == "2 passed, 1 failed"


@pytest.mark.parametrize(
    ("kind", "place", "value"),
    [
        ("hands", ("events", 0, "ok"), None),
        ("hands", ("expect", "tricks", 0), 14),
        ("hands", ("expect", "trick_winners", 0), 9),
        ("renege", ("accusation", "proven"), None),
        ("renege", ("phase",), "counting"),
        ("games", ("winner",), 7),
        ("games", ("hands", 0, "tricks", 0), 14),
        ("flows", ("steps", 0, "result"), "spectator"),
        ("flows", ("steps", 2, "after", "phase"), "lobby"),
        ("scoring", ("expect", "outcome", "over"), None),
    ],
)
def test_a_vector_changed_anywhere_fails(
    kind: str, place: tuple[str | int, ...], value: object, tmp_path: Path
) -> None:
    """`value` None turns a truth round."""
    content = few(kind, count=1)
    holder: Any = content["vectors"][0]
    for step in place[:-1]:
        holder = holder[step]
    holder[place[-1]] = (not holder[place[-1]]) if value is None else value
    done = run(written(tmp_path / "changed", content))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (1, "0 passed, 1 failed")


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ([], "not of format espadas-vectors/1"),
        ({"format": "espadas-vectors/2"}, "not of format espadas-vectors/1"),
        ({"format": "espadas-vectors/1", "kind": "poems", "vectors": []}, "kind is none of"),
        ({"format": "espadas-vectors/1", "kind": "games", "vectors": {}}, "vectors is not a list"),
        (
            {"format": "espadas-vectors/1", "kind": "games", "vectors": [{}]},
            "vectors is not a list",
        ),
    ],
)
def test_a_file_of_another_form_is_named_and_nothing_runs(
    content: object, fault: str, tmp_path: Path
) -> None:
    done = run(HERE / "renege.json", written(tmp_path / "bad.json", content))
    assert (done.returncode, done.stdout) == (2, "")
    assert "bad.json" in done.stderr
    assert fault in done.stderr


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "noise").write_text("{", encoding="utf-8")
    for path, fault in ((tmp_path / "none", "No such file"), (tmp_path / "noise", "no JSON")):
        done = run(path)
        assert done.returncode == 2
        assert fault in done.stderr
    assert "usage" in run().stderr
