from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from infra.local.dynamo import LocalDynamo
from infra.local.journal import Journal, JournalBroken, Record
from infra.site import SITE
from tests.infra_local.test_dynamo import ask, put, step, version


def reopened(path: Path) -> LocalDynamo:
    return LocalDynamo.at(path, "espadas", SITE.store)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.jsonl"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    opened = Journal(path)
    yield opened
    opened.close()


def every_kind_of_write(dynamo: LocalDynamo) -> None:
    for name in ("a", "b", "c"):
        put(dynamo, "T", name)
    put(dynamo, "T", "0#STATE", version=1)
    ask(dynamo, "DeleteItem", Key={"pk": {"S": "T"}, "sk": {"S": "a"}})
    ask(dynamo, "BatchWriteItem", RequestItems=batch("b", "d"))
    up = "SET version = version + :n"
    update = step("Update", "T", values={":n": {"N": "1"}}, UpdateExpression=up)
    ask(dynamo, "TransactWriteItems", TransactItems=[update])
    ask(dynamo, "UpdateItem", **update["Update"])


def batch(removed: str, added: str) -> dict[str, list[dict[str, Any]]]:
    key, item = ({"pk": {"S": "T"}, "sk": {"S": sk}} for sk in (removed, added))
    return {"espadas": [{"DeleteRequest": {"Key": key}}, {"PutRequest": {"Item": item}}]}


def test_every_kind_of_write_is_played_back(path: Path) -> None:
    first = reopened(path)
    every_kind_of_write(first)
    first.close()
    second = reopened(path)
    assert [item["sk"]["S"] for item in second.items()] == ["0#STATE", "c", "d"]
    assert version(second) == 3
    second.close()


def test_what_was_refused_is_not_in_the_journal(path: Path) -> None:
    dynamo = reopened(path)
    condition = "attribute_exists(pk)"
    answer = ask(
        dynamo,
        "PutItem",
        Item={"pk": {"S": "T"}, "sk": {"S": "a"}},
        ConditionExpression=condition,
    )
    dynamo.close()
    assert answer["status"] == 400
    assert path.read_bytes() == b""


def test_a_torn_last_line_is_cut_and_the_rest_kept(path: Path) -> None:
    dynamo = reopened(path)
    put(dynamo, "T", "a")
    put(dynamo, "T", "b")
    dynamo.close()
    path.write_bytes(path.read_bytes()[:-9])
    again = reopened(path)
    put(again, "T", "c")
    again.close()
    last = reopened(path)
    assert [item["sk"]["S"] for item in last.items()] == ["a", "c"]
    last.close()


def test_a_broken_line_before_the_last_is_named(path: Path, journal: Journal) -> None:
    journal.append("PutItem", b"{}")
    path.write_bytes(path.read_bytes() + b"no json\n" + path.read_bytes())
    with pytest.raises(JournalBroken, match="line 2"):
        list(journal.records())


def test_a_record_that_is_refused_when_played_back_is_named(path: Path) -> None:
    path.write_bytes(Record("PutItem", {"TableName": "espadas", "Item": {}}).line())
    with pytest.raises(JournalBroken, match="line 1"):
        reopened(path)


def test_compaction_leaves_one_line_for_each_item_and_the_items_equal(path: Path) -> None:
    first = reopened(path)
    for number in range(20):
        put(first, "T", "0#STATE", version=number)
    every_kind_of_write(first)
    before = first.items()
    first.close()
    second = reopened(path)
    assert second.items() == before
    assert len(path.read_bytes().splitlines()) == len(before)
    put(second, "U", "x")
    second.close()
    third = reopened(path)
    assert [item["pk"]["S"] for item in third.items()][-1] == "U"
    third.close()


def test_items_whose_time_is_over_leave_with_the_compaction(path: Path) -> None:
    dynamo = reopened(path)
    put(dynamo, "T", "old", ttl=1)
    put(dynamo, "T", "living", ttl=4_000_000_000)
    dynamo.close()
    for _ in range(2):
        reopened(path).close()
    last = reopened(path)
    assert [item["sk"]["S"] for item in last.items()] == ["living"]
    last.close()


def test_line_breaks_between_the_parts_of_a_request_do_no_harm(journal: Journal) -> None:
    journal.append("PutItem", b'{\n"Item":\r\n{}}')
    assert list(journal.records()) == [(1, Record("PutItem", {"Item": {}}))]


def test_a_full_disk_leaves_no_part_of_a_line(path: Path, journal: Journal) -> None:
    journal.append("PutItem", b"{}")
    before = path.read_bytes()
    with limited_files(len(before) + 10), pytest.raises(OSError, match="large"):
        journal.append("PutItem", b'{"much": "more"}')
    assert path.read_bytes() == before
    journal.append("PutItem", b"{}")
    assert len(list(journal.records())) == 2


class limited_files:  # noqa: N801 - reads as a condition at its place of use
    """While this lasts, no file of the process grows beyond `size` bytes, as on a full disk."""

    def __init__(self, size: int) -> None:
        self._size = size

    def __enter__(self) -> None:
        self._signal = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        self._before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (self._size, self._before[1]))

    def __exit__(self, *_: object) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self._before)
        signal.signal(signal.SIGXFSZ, self._signal)


def test_the_journal_is_for_its_owner_alone(path: Path, journal: Journal) -> None:
    assert path.stat().st_mode & 0o077 == 0
