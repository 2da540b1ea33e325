from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from infra.local.quick_update import SimpleUpdate, simple
from tests.infra_local.test_dynamo import ask, moto_with, opened, put

TEXTS: list[dict[str, Any]] = [
    {"UpdateExpression": "SET a = :x"},
    {"UpdateExpression": "SET #a=:x, b = :y REMOVE c"},
    {"UpdateExpression": "SET b = :y REMOVE #a, c", "ConditionExpression": "a = :x"},
    {"UpdateExpression": "SET c = :y", "ConditionExpression": "attribute_exists(b) AND a < :x"},
    {"UpdateExpression": "SET a = a + :x", "ConditionExpression": "attribute_exists(a)"},
    {"UpdateExpression": "REMOVE b"},
]


@pytest.mark.parametrize(
    ("expression", "update"),
    [
        ("SET a = :x", SimpleUpdate((("a", ":x"),), ())),
        ("SET #a=:x,b = :y  REMOVE c , #d", SimpleUpdate((("#a", ":x"), ("b", ":y")), ("c", "#d"))),
    ],
)
def test_assignments_and_removals_of_whole_attributes_are_simple(
    expression: str, update: SimpleUpdate
) -> None:
    assert simple(expression) == update


@pytest.mark.parametrize(
    "expression",
    [
        "SET a = a + :x",
        "SET a.b = :x",
        "SET a[0] = :x",
        "ADD a :x",
        "REMOVE a SET b = :x",
        "",
        "SET",
    ],
)
def test_anything_else_is_left_to_moto(expression: str) -> None:
    assert simple(expression) is None


def update_of(chance: random.Random) -> dict[str, Any]:
    """An update of one of three items, with exactly the names and values that it mentions."""
    text = chance.choice(TEXTS)
    written = " ".join(text.values())
    values = {":x": {"N": str(chance.randrange(4))}, ":y": {"S": chance.choice("pqr")}}
    used = {name: value for name, value in values.items() if name in written}
    return {
        **text,
        "Key": {"pk": {"S": "T"}, "sk": {"S": chance.choice("123")}},
        **({"ExpressionAttributeValues": used} if used else {}),
        **({"ExpressionAttributeNames": {"#a": "a"}} if "#a" in written else {}),
    }


def test_a_row_of_updates_leaves_the_items_that_moto_leaves(tmp_path: Path) -> None:
    seed = random.randrange(2**32)
    print("seed", seed)
    chance = random.Random(seed)
    updates = [update_of(chance) for _ in range(120)]
    with opened(tmp_path / "journal") as dynamo, moto_with([]) as client:
        for update in updates:
            ours = ask(dynamo, "UpdateItem", **update)["status"]
            theirs = 200
            try:
                client.update_item(TableName="espadas", **update)
            except client.exceptions.ClientError:
                theirs = 400
            assert ours == theirs
        left = client.scan(TableName="espadas")["Items"]
        assert dynamo.items() == sorted(left, key=lambda item: item["sk"]["S"])


def test_a_text_that_moto_refuses_is_refused_each_time(tmp_path: Path) -> None:
    with opened(tmp_path / "journal") as dynamo:
        put(dynamo, "T", "1")
        for _ in range(2):
            answer = ask(
                dynamo,
                "UpdateItem",
                Key={"pk": {"S": "T"}, "sk": {"S": "1"}},
                UpdateExpression="SET name = :x",
                ExpressionAttributeValues={":x": {"S": "name is a reserved word"}},
            )
            assert answer["status"] == 400


def test_an_answer_that_is_asked_for_is_given(tmp_path: Path) -> None:
    with opened(tmp_path / "journal") as dynamo:
        put(dynamo, "T", "1")
        asked: dict[str, Any] = {
            "Key": {"pk": {"S": "T"}, "sk": {"S": "1"}},
            "UpdateExpression": "SET a = :x",
            "ExpressionAttributeValues": {":x": {"N": "5"}},
        }
        ask(dynamo, "UpdateItem", **asked)
        answer = ask(dynamo, "UpdateItem", **asked, ReturnValues="ALL_NEW")
    assert json.dumps(answer["Attributes"]["a"]) == '{"N": "5"}'
