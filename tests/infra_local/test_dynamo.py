from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import boto3
import pytest
from moto import mock_aws
from moto.dynamodb.models.dynamo_type import Item
from mypy_boto3_dynamodb import DynamoDBClient

from infra.local.dynamo import LocalDynamo, table_request
from infra.site import SITE

QUERIES: list[dict[str, Any]] = [
    {"KeyConditionExpression": "pk = :p"},
    {"KeyConditionExpression": "pk = :p AND begins_with(sk, :s)"},
    {"KeyConditionExpression": "pk = :p AND sk > :s", "ScanIndexForward": False},
    {"KeyConditionExpression": "pk = :p AND sk BETWEEN :s AND :e"},
    {"KeyConditionExpression": "pk = :p", "Limit": 2},
    {"KeyConditionExpression": "pk = :p", "ProjectionExpression": "sk"},
    {"KeyConditionExpression": "pk = :p", "FilterExpression": "sk <> :s"},
    {"KeyConditionExpression": "pk = :p", "ConsistentRead": True},
]
INDEX_QUERIES: list[dict[str, Any]] = [
    {"KeyConditionExpression": "due_shard = :h"},
    {"KeyConditionExpression": "due_shard = :h AND due <= :d"},
]


@contextmanager
def opened(path: Path) -> Iterator[LocalDynamo]:
    """The table whose journal is at `path`."""
    dynamo = LocalDynamo.at(path, "espadas", SITE.store)
    try:
        yield dynamo
    finally:
        dynamo.close()


@pytest.fixture
def dynamo(tmp_path: Path) -> Iterator[LocalDynamo]:
    with opened(tmp_path / "journal") as table:
        yield table


def ask(dynamo: LocalDynamo, operation: str, **request: object) -> dict[str, Any]:
    """The answer of an operation, with its status under ``status``."""
    reply = dynamo.call(operation, json.dumps({"TableName": "espadas", **request}).encode())
    answer: dict[str, Any] = json.loads(reply.body)
    return answer | {"status": reply.status}


def put(dynamo: LocalDynamo, pk: str, sk: str, **numbers: int) -> dict[str, Any]:
    item: dict[str, Any] = {"pk": {"S": pk}, "sk": {"S": sk}}
    item |= {name: {"N": str(number)} for name, number in numbers.items()}
    return ask(dynamo, "PutItem", Item=item)


def filled(dynamo: LocalDynamo, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(60):
        pk, sk = f"T{chance.randrange(4)}", f"{chance.randrange(3)}#{chance.randrange(9)}"
        due = {"due": {"N": str(chance.randrange(9))}, "due_shard": {"S": "h"}}
        extra = due if chance.random() < 0.5 else {}
        ask(dynamo, "PutItem", Item={"pk": {"S": pk}, "sk": {"S": sk}, **extra})


def asked(query: dict[str, Any], partition: str) -> dict[str, Any]:
    """The query with exactly the values that its expressions name."""
    values: dict[str, Any] = {
        ":p": {"S": partition},
        ":s": {"S": "1#"},
        ":e": {"S": "1#5"},
        ":h": {"S": "h"},
        ":d": {"N": "4"},
    }
    text = query["KeyConditionExpression"] + query.get("FilterExpression", "")
    return {**query, "ExpressionAttributeValues": {k: v for k, v in values.items() if k in text}}


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_of_one_partition_answers_as_one_of_all_items(
    dynamo: LocalDynamo, query: dict[str, Any]
) -> None:
    seed = random.randrange(2**32)
    print("seed", seed)
    filled(dynamo, seed)
    queries = [{"TableName": "espadas", **asked(query, f"T{n}")} for n in range(5)]
    narrow = [told(ask(dynamo, "Query", **each)) for each in queries]
    with moto_with(dynamo.items()) as client:
        wide = [told(dict(client.query(**each))) for each in queries]
    assert narrow == wide
    assert any(answer["Count"] for answer in narrow)


def told(answer: dict[str, Any]) -> dict[str, Any]:
    return {n: answer.get(n) for n in ("Count", "ScannedCount", "Items", "LastEvaluatedKey")}


@contextmanager
def moto_with(items: list[dict[str, Any]]) -> Iterator[DynamoDBClient]:
    """A table of moto as it comes, with the same table and these items."""
    with mock_aws():
        client = boto3.client("dynamodb", region_name="us-east-1")
        client.create_table(**table_request("espadas", SITE.store))
        for item in items:
            client.put_item(TableName="espadas", Item=item)
        yield client
        client.close()


@pytest.mark.parametrize("query", INDEX_QUERIES)
def test_a_query_of_the_index_sees_every_partition(
    dynamo: LocalDynamo, query: dict[str, Any]
) -> None:
    for number in range(3):
        item = {"pk": {"S": f"T{number}"}, "sk": {"S": "0#STATE"}, "due_shard": {"S": "h"}}
        ask(dynamo, "PutItem", Item={**item, "due": {"N": str(number)}, "more": {"S": "x"}})
    put(dynamo, "T9", "0#STATE")
    answer = ask(dynamo, "Query", IndexName="due", **asked(query, ""))
    assert [item["pk"]["S"] for item in answer["Items"]] == ["T0", "T1", "T2"]
    assert set(answer["Items"][0]) == {"pk", "sk", "due_shard", "due"}


def test_pages_of_a_query_lead_to_every_item(dynamo: LocalDynamo) -> None:
    for number in range(7):
        put(dynamo, "T", f"0#{number}")
    seen: list[str] = []
    start: dict[str, Any] = {}
    while True:
        query = asked({"KeyConditionExpression": "pk = :p", "Limit": 3}, "T")
        page = ask(dynamo, "Query", **query, **start)
        seen += [item["sk"]["S"] for item in page["Items"]]
        if "LastEvaluatedKey" not in page:
            break
        start = {"ExclusiveStartKey": page["LastEvaluatedKey"]}
    assert seen == [f"0#{number}" for number in range(7)]


def test_conditional_updates_of_eight_threads_lose_none(dynamo: LocalDynamo) -> None:
    put(dynamo, "T", "0#STATE", version=0)
    threads = [threading.Thread(target=count_up, args=(dynamo, 25)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert version(dynamo) == 8 * 25


def count_up(dynamo: LocalDynamo, times: int) -> None:
    """Raise the version by one, `times` times; a lost race is tried again."""
    while times:
        before = version(dynamo)
        answer = ask(
            dynamo,
            "UpdateItem",
            Key={"pk": {"S": "T"}, "sk": {"S": "0#STATE"}},
            UpdateExpression="SET version = :n",
            ConditionExpression="version = :o",
            ExpressionAttributeValues={":n": {"N": str(before + 1)}, ":o": {"N": str(before)}},
        )
        times -= answer["status"] == 200


def version(dynamo: LocalDynamo) -> int:
    key = {"pk": {"S": "T"}, "sk": {"S": "0#STATE"}}
    return int(ask(dynamo, "GetItem", Key=key)["Item"]["version"]["N"])


def test_a_failed_condition_returns_the_old_item(dynamo: LocalDynamo) -> None:
    put(dynamo, "T", "0#STATE", version=4)
    answer = ask(
        dynamo,
        "PutItem",
        Item={"pk": {"S": "T"}, "sk": {"S": "0#STATE"}},
        ConditionExpression="attribute_not_exists(pk)",
        ReturnValuesOnConditionCheckFailure="ALL_OLD",
    )
    assert answer["status"] == 400
    assert answer["__type"].endswith("#ConditionalCheckFailedException")
    assert answer["Item"]["version"] == {"N": "4"}


def test_a_cancelled_transaction_changes_nothing(dynamo: LocalDynamo) -> None:
    put(dynamo, "T", "0#STATE", version=1)
    put(dynamo, "U", "0#STATE", version=1)
    before = dynamo.items()
    answer = ask(
        dynamo,
        "TransactWriteItems",
        TransactItems=[
            step("Update", "T", UpdateExpression="SET version = :n", values={":n": {"N": "2"}}),
            {"Put": {"TableName": "espadas", "Item": {"pk": {"S": "T"}, "sk": {"S": "new"}}}},
            step("Delete", "V", ConditionExpression="attribute_exists(pk)"),
        ],
    )
    assert answer["status"] == 400
    codes = [reason["Code"] for reason in answer["CancellationReasons"]]
    assert codes == ["None", "None", "ConditionalCheckFailed"]
    assert dynamo.items() == before


def test_a_transaction_writes_all_its_items(dynamo: LocalDynamo) -> None:
    put(dynamo, "T", "0#STATE", version=1)
    answer = ask(
        dynamo,
        "TransactWriteItems",
        TransactItems=[
            step("Update", "T", UpdateExpression="SET version = :n", values={":n": {"N": "2"}}),
            {"Put": {"TableName": "espadas", "Item": {"pk": {"S": "U"}, "sk": {"S": "D#1"}}}},
        ],
    )
    assert answer["status"] == 200
    assert version(dynamo) == 2
    assert [item["pk"]["S"] for item in dynamo.items()] == ["T", "U"]


def step(
    kind: str, pk: str, values: dict[str, Any] | None = None, **rest: object
) -> dict[str, Any]:
    """One step of a transaction on the STATE item of a partition."""
    key = {"pk": {"S": pk}, "sk": {"S": "0#STATE"}}
    given = {"ExpressionAttributeValues": values} if values else {}
    return {kind: {"TableName": "espadas", "Key": key, **given, **rest}}


def test_binary_values_come_back_as_they_went_in(dynamo: LocalDynamo) -> None:
    item = {"pk": {"S": "T"}, "sk": {"S": "0#STATE"}, "code": {"B": "AP8="}}
    ask(dynamo, "PutItem", Item=item)
    assert ask(dynamo, "GetItem", Key={k: item[k] for k in ("pk", "sk")})["Item"] == item


def test_operations_that_no_journal_knows_are_refused(dynamo: LocalDynamo) -> None:
    answer = ask(dynamo, "ExecuteStatement", Statement="DELETE FROM espadas")
    assert answer["status"] == 400
    assert answer["__type"] == "UnknownOperationException"


def test_items_read_are_not_held_for_ever(dynamo: LocalDynamo) -> None:
    put(dynamo, "T", "0#STATE")
    ask(dynamo, "Query", **asked(QUERIES[0], "T"))
    tracked: list[Item] = vars(Item)["instances_tracked"]
    assert tracked == []
