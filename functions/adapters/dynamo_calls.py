"""How DynamoDB is called: the client, its time limits, whole queries, and what is tried again.

botocore retries throttling and broken connections by itself; it does not retry
`TransactionConflict`, so that is done here.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeVar

import boto3
from botocore.config import Config
from botocore.exceptions import ClientError

from functions.adapters.dynamo_items import Item
from functions.adapters.dynamo_keys import Key

if TYPE_CHECKING:
    from mypy_boto3_dynamodb.client import DynamoDBClient

CONFIG: Final = Config(
    connect_timeout=1,
    read_timeout=2,
    retries={"mode": "standard", "total_max_attempts": 4},
    tcp_keepalive=True,
    max_pool_connections=16,
)
CONFLICT_PAUSES: Final = (0.02, 0.06, 0.18)
"""Seconds before each further try of a call that met a transaction on the same item."""

PASSING: Final = frozenset(
    {
        "TransactionConflict",
        "TransactionConflictException",
        "TransactionInProgressException",
        "ThrottlingError",
        "ProvisionedThroughputExceeded",
    }
)
REFUSED: Final = "ConditionalCheckFailed"

Answer = TypeVar("Answer")


def dynamo_client() -> DynamoDBClient:
    """Open the one DynamoDB client of a function."""
    return boto3.client("dynamodb", config=CONFIG)


class NotTaken(Exception):
    """DynamoDB left writes undone, again and again."""


class Partitions:
    """The DynamoDB table and how it is called; what the parts of the store are built on."""

    def __init__(
        self,
        client: DynamoDBClient,
        table_name: str,
        due_index: str,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        """Use `client`; `pause` waits some seconds."""
        self._client = client
        self._name = table_name
        self._due_index = due_index
        self._pause = pause

    @property
    def table_name(self) -> str:
        """The name of the DynamoDB table."""
        return self._name

    def _despite_conflicts(self, call: Callable[[], Answer]) -> Answer:
        for seconds in CONFLICT_PAUSES:
            try:
                return call()
            except ClientError as error:
                if not _is_passing(error):
                    raise
            self._pause(seconds)
        return call()

    def _query(self, **request: Any) -> Iterator[Item]:  # noqa: ANN401 - boto's own arguments
        """Yield the items of all pages."""
        while True:
            page = self._client.query(TableName=self._name, **request)
            yield from page["Items"]
            if "LastEvaluatedKey" not in page:
                return
            request["ExclusiveStartKey"] = page["LastEvaluatedKey"]

    def _get(self, where: Key) -> Item | None:
        return self._client.get_item(TableName=self._name, Key=where).get("Item")

    def _update_if(self, request: Item) -> bool:
        """Update an item; False when the condition failed."""
        try:
            self._despite_conflicts(
                lambda: self._client.update_item(TableName=self._name, **request)
            )
        except ClientError as error:
            if not is_refused(error):
                raise
            return False
        return True

    def _put(self, item: Item) -> Any:  # noqa: ANN401 - one step of a transaction, as boto types it
        return {"Put": {"TableName": self._name, "Item": item}}

    def _write_batch(self, requests: list[Any]) -> bool:
        """Write up to 25 requests; False when DynamoDB would not take all of them."""
        waiting = requests
        for seconds in (*CONFLICT_PAUSES, 0):
            answer = self._client.batch_write_item(RequestItems={self._name: waiting})
            waiting = list(answer.get("UnprocessedItems", {}).get(self._name, []))
            if not waiting:
                return True
            self._pause(seconds)
        return False


def is_refused(error: ClientError) -> bool:
    """Tell whether a condition failed, in a single write or in a transaction."""
    return REFUSED in {reason.removesuffix("Exception") for reason in _reasons(error)}


def old_item(error: ClientError) -> Item | None:
    """Return what stood where the first condition of a refused write failed.

    None when nothing did.
    """
    answer: Item = dict(error.response)
    first = (answer.get("CancellationReasons") or [answer])[0]
    return first.get("Item") or None


def code_of(error: ClientError) -> str:
    """Return the name of an error as AWS gives it."""
    return error.response.get("Error", {}).get("Code", "")


def _is_passing(error: ClientError) -> bool:
    reasons = _reasons(error)
    return bool(reasons & PASSING) and not is_refused(error)


def _reasons(error: ClientError) -> set[str]:
    answer: Item = dict(error.response)
    cancelled = {reason.get("Code", "") for reason in answer.get("CancellationReasons", [])}
    return cancelled | {code_of(error)}
