"""What boto3 makes of answers that never were on a network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import boto3
import botocore.session
import pytest
from botocore.exceptions import ClientError, EndpointConnectionError
from mypy_boto3_dynamodb import DynamoDBClient

from infra.local.bus import Bus
from infra.local.posting import Posting
from infra.local.services import DYNAMO_PATH, Services
from infra.local.short_cut import ShortCut
from tests.infra_local.test_dynamo import opened

ADDRESS = "http://127.0.0.1:9"
KEY = {"pk": {"S": "T"}, "sk": {"S": "0#STATE"}}


@pytest.fixture
def session(tmp_path: Path) -> Iterator[boto3.Session]:
    """A session whose clients find the services of this process at an address nobody serves."""
    with opened(tmp_path / "journal") as dynamo:
        no_bus, no_sockets = cast(Bus, None), cast(Posting, None)
        services = Services(dynamo, no_bus, no_sockets, "ws")
        core, short_cut = botocore.session.Session(), cast(Any, ShortCut(ADDRESS, services))
        core.register("before-call", short_cut)
        yield boto3.Session("test", "test", region_name="us-east-1", botocore_session=core)


@pytest.fixture
def client(session: boto3.Session) -> Iterator[DynamoDBClient]:
    opened = session.client("dynamodb", endpoint_url=ADDRESS + DYNAMO_PATH)
    yield opened
    opened.close()


def test_an_answer_is_read_as_from_the_network(client: DynamoDBClient) -> None:
    client.put_item(TableName="espadas", Item={**KEY, "t": {"B": b"\x00\xff"}})
    answer = client.get_item(TableName="espadas", Key=KEY)
    assert answer["Item"]["t"] == {"B": b"\x00\xff"}
    assert answer["ResponseMetadata"]["HTTPStatusCode"] == 200


def test_a_refusal_is_raised_with_what_its_model_names(client: DynamoDBClient) -> None:
    client.put_item(TableName="espadas", Item=KEY)
    with pytest.raises(client.exceptions.ConditionalCheckFailedException) as refused:
        client.put_item(
            TableName="espadas",
            Item=KEY,
            ConditionExpression="attribute_not_exists(pk)",
            ReturnValuesOnConditionCheckFailure="ALL_OLD",
        )
    assert dict(refused.value.response)["Item"] == KEY


def test_a_cancelled_transaction_says_why_for_each_step(client: DynamoDBClient) -> None:
    check = {"TableName": "espadas", "Key": KEY, "ConditionExpression": "attribute_exists(pk)"}
    put = {"TableName": "espadas", "Item": {"pk": {"S": "U"}, "sk": {"S": "1"}}}
    steps: Any = [{"ConditionCheck": check}, {"Put": put}]
    with pytest.raises(client.exceptions.TransactionCanceledException) as cancelled:
        client.transact_write_items(TransactItems=steps)
    reasons = cancelled.value.response["CancellationReasons"]
    assert [reason["Code"] for reason in reasons] == ["ConditionalCheckFailed", "None"]


def test_an_operation_that_is_not_taken_is_an_error(client: DynamoDBClient) -> None:
    with pytest.raises(ClientError, match="UnknownOperationException"):
        client.list_tables()


def test_what_goes_elsewhere_goes_over_the_network(session: boto3.Session) -> None:
    elsewhere = session.client("dynamodb", endpoint_url="http://127.0.0.1:1")
    with pytest.raises(EndpointConnectionError):
        elsewhere.list_tables()
    elsewhere.close()
