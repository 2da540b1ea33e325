from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.records import broken_off_record, counted_record, judged_record


def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )


def test_verify_prints_every_check_and_exits_with_0() -> None:
    done = run("verify", "-", text=counted_record().to_text())
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "commitment ok",
        "deck       ok",
        "bids       ok",
        "plays      ok",
        "count      ok",
        "accusation ok",
    ]


def test_verify_names_the_fault_and_exits_with_1(tmp_path: Path) -> None:
    forged = replace(judged_record(accused=2), accusation=(1, 2, False))
    file = tmp_path / "forged.json"
    file.write_text(forged.to_text(), encoding="utf-8")
    done = run("verify", str(file))
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "accusation WRONG: the verdict is wrong"


def test_replay_shows_each_trick_with_hands_and_reneges() -> None:
    done = run("replay", "-", text=broken_off_record().to_text())
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "game 1, deal 1, dealer 0, bids 3 3 2 nil",
        "trick 1",
        "  0  5C 6C 7C 8C AC TD QD AD 3H TH QS KS AS",
        "  1  QC KC JD 2H 4H 7H 8H QH KH 3S 6S 9S JS",
        "  2  2C 4C TC JC 3D 4D 5D 7D 8D KD 5H AH 8S",
        "  3  3C 9C 2D 6D 9D 6H 9H JH 2S 4S 5S 7S TS",
        "  1:2H 2:KD (renege) 3:6H 0:TH, taken by 0",
        "trick 2",
        "  0  5C 6C 7C 8C AC TD QD AD 3H QS KS AS",
        "  1  QC KC JD 4H 7H 8H QH KH 3S 6S 9S JS",
        "  2  2C 4C TC JC 3D 4D 5D 7D 8D 5H AH 8S",
        "  3  3C 9C 2D 6D 9D 9H JH 2S 4S 5S 7S TS",
        "  0:5C, broken off",
    ]


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_cannot_be_read_exits_with_2_and_says_why(command: str, tmp_path: Path) -> None:
    missing = run(command, str(tmp_path / "none.json"))
    assert (missing.returncode, missing.stdout) == (2, "")
    assert "cannot read" in missing.stderr
    no_record = run(command, "-", text="{}")
    assert (no_record.returncode, no_record.stdout) == (2, "")
    assert "is no record" in no_record.stderr
    (tmp_path / "latin").write_bytes(b"\xff\xfe")
    assert "cannot read" in run(command, str(tmp_path / "latin")).stderr


@pytest.mark.parametrize("arguments", [(), ("judge", "-"), ("verify",)])
def test_a_wrong_command_line_exits_with_2_and_shows_the_usage(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert "usage: python -m engine" in done.stderr
