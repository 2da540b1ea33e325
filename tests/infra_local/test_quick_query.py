from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from infra.local.dynamo import LocalDynamo
from infra.local.quick_query import PlainQuery, QuickQueries, plain
from tests.infra_local.test_dynamo import ask, opened, put

BOTH = "pk = :p AND begins_with(sk, :s)"


def test_a_partition_and_a_prefix_are_plain() -> None:
    assert plain("pk = :p") == PlainQuery("pk", ":p", None, None)
    assert plain(BOTH) == PlainQuery("pk", ":p", "sk", ":s")


@pytest.mark.parametrize(
    "expression",
    ["", "pk = :p AND sk = :s", "pk = :p AND sk BETWEEN :a AND :b", "pk = :p OR sk = :s", "pk=:p"],
)
def test_anything_else_is_left_to_moto(expression: str) -> None:
    assert plain(expression) is None


@pytest.mark.parametrize(
    "changed",
    [
        {"Limit": 1},
        {"IndexName": "due"},
        {"ScanIndexForward": False},
        {"ProjectionExpression": "sk"},
        {"KeyConditionExpression": "sk = :p"},
        {"ExpressionAttributeValues": {":p": {"S": "T"}, ":unused": {"S": "x"}}},
        {"ExpressionAttributeValues": {":p": {"N": "1"}}},
        {"ExpressionAttributeValues": {":p": {"S": ""}}},
        {"ExpressionAttributeValues": {}},
    ],
)
def test_a_request_that_asks_for_more_is_left_to_moto(changed: dict[str, Any]) -> None:
    values = {":p": {"S": "T"}}
    request = {"KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": values}
    assert QuickQueries("pk", "sk").answer({}, request) is not None
    assert QuickQueries("pk", "sk").answer({}, request | changed) is None


def under(dynamo: LocalDynamo, prefix: str) -> list[str]:
    values = {":p": {"S": "T"}, ":s": {"S": prefix}}
    found = ask(dynamo, "Query", KeyConditionExpression=BOTH, ExpressionAttributeValues=values)
    assert found["Count"] == found["ScannedCount"] == len(found["Items"])
    return [item["sk"]["S"] for item in found["Items"]]


def test_items_under_a_prefix_come_in_order_of_their_key(tmp_path: Path) -> None:
    with opened(tmp_path / "journal") as dynamo:
        for sort in ("0#b", "1#a", "0#é", "0#a", "0#B", "00"):
            put(dynamo, "T", sort)
        put(dynamo, "U", "0#c")
        assert under(dynamo, "0#") == ["0#B", "0#a", "0#b", "0#é"]
        assert under(dynamo, "2") == []


def test_what_does_not_fit_into_one_page_is_paged(tmp_path: Path) -> None:
    with opened(tmp_path / "journal") as dynamo:
        for number in range(4):
            item = {"pk": {"S": "T"}, "sk": {"S": f"0#{number}"}, "x": {"S": "y" * 350_000}}
            ask(dynamo, "PutItem", Item=item)
        assert under(dynamo, "0#") == ["0#0", "0#1"]
