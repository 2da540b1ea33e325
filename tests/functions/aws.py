"""DynamoDB in this process: the laptop stack's own, atomic under threads, keeping nothing."""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, cast

import boto3
import botocore.session
from botocore.awsrequest import AWSPreparedRequest, AWSResponse
from botocore.compat import HTTPHeaders
from moto.core.botocore_stubber import MockRawResponse

from functions.adapters.dynamo_calls import CONFIG
from functions.adapters.dynamo_store import DynamoStore
from infra.local.dynamo import LocalDynamo
from infra.local.journal import Journal, Record
from infra.site import SITE

if TYPE_CHECKING:
    from mypy_boto3_dynamodb.client import DynamoDBClient

INDEX: Final = SITE.store.index.name
_numbers: Final = itertools.count(1)
CREDENTIALS: Final = {
    "AWS_ACCESS_KEY_ID": "testing",
    "AWS_SECRET_ACCESS_KEY": "testing",
    "AWS_DEFAULT_REGION": "us-east-1",
}


class NoJournal(Journal):
    """Keeps nothing."""

    def __init__(self) -> None:
        """Open no file."""

    def records(self) -> Iterator[tuple[int, Record]]:
        return iter(())

    def append(self, operation: str, request: bytes) -> None:
        """Forget the write."""

    def replace(self, records: Iterable[Record]) -> None:
        """Forget the records."""

    def close(self) -> None:
        """Close nothing."""


def _empty(name: str) -> LocalDynamo:
    return LocalDynamo(NoJournal(), name, SITE.store)


class Account:
    """Answers DynamoDB's requests in place of the network, from tables in this process."""

    def __init__(self) -> None:
        """Hold no table."""
        self._tables: dict[str, LocalDynamo] = {}

    def new_table(self, make: Callable[[str], LocalDynamo] = _empty) -> str:
        """Make a table under a name of its own, which is returned."""
        name = f"tables-{next(_numbers)}"
        self._tables[name] = make(name)
        return name

    def __call__(self, *, request: AWSPreparedRequest, **_: object) -> AWSResponse:
        """Return what AWS would answer. Raises `KeyError` for what is no DynamoDB request."""
        target, body = request.headers["X-Amz-Target"], request.body
        operation = (target.decode() if isinstance(target, bytes) else target).partition(".")[2]
        asked = body if isinstance(body, bytes) else str(body).encode()
        reply = self._tables[_table_named(json.loads(asked))].call(operation, asked)
        return _response(reply.status, reply.body)


def _table_named(request: dict[str, Any]) -> str:
    if "RequestItems" in request:
        return str(next(iter(request["RequestItems"])))
    if "TransactItems" in request:
        (step,) = request["TransactItems"][0].values()
        return str(step["TableName"])
    return str(request["TableName"])


ACCOUNT: Final = Account()


@functools.cache
def session() -> boto3.Session:
    """Return the one session of all tests: what AWS can do is read from its files once."""
    core, instead_of_the_network = botocore.session.Session(), cast(Any, ACCOUNT)
    core.register("before-send", instead_of_the_network)
    return boto3.Session("testing", "testing", region_name="us-east-1", botocore_session=core)


def dynamo() -> DynamoDBClient:
    """Open a client of its own: what one test makes it hear, others do not."""
    return session().client("dynamodb", config=CONFIG)


def store_over(client: DynamoDBClient) -> DynamoStore:
    """Return a store over a fresh table, which does not wait between tries."""
    return DynamoStore(client, ACCOUNT.new_table(), INDEX, pause=lambda _: None)


class Calls:
    """Every request that leaves a client, as (operation, parameters)."""

    def __init__(self, client: DynamoDBClient) -> None:
        """Begin to listen."""
        self.made: list[tuple[str, dict[str, Any]]] = []
        client.meta.events.register("provide-client-params.dynamodb", self._note)

    def _note(self, params: dict[str, Any], model: Any, **_: Any) -> None:  # noqa: ANN401 - botocore's
        self.made.append((model.name, params))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.made]


def answer_first(client: DynamoDBClient, operation: str, answers: list[AWSResponse]) -> None:
    """Let AWS answer the next calls of an operation with these, and itself after that."""

    def instead(**_: Any) -> AWSResponse | None:  # noqa: ANN401 - botocore's
        return answers.pop(0) if answers else None

    _hook(client, f"before-send.dynamodb.{operation}", instead)


def try_again_once(client: DynamoDBClient, operation: str) -> None:
    """Let the SDK believe that the first answer got lost, though the call had landed."""
    lost: list[bool] = []

    def retry(**_: Any) -> float | None:  # noqa: ANN401 - botocore's
        if lost:
            return None
        lost.append(True)
        return 0.0

    _hook(client, f"needs-retry.dynamodb.{operation}", retry)


def _hook(client: DynamoDBClient, event: str, hook: Callable[..., Any]) -> None:
    client.meta.events.register_first(event, hook)


def refusal(code: str, **members: Any) -> AWSResponse:  # noqa: ANN401 - the error's own members
    """Return an error as DynamoDB words it."""
    error = {"__type": f"com.amazonaws.dynamodb.v20120810#{code}"} | members
    return _response(400, json.dumps(error).encode())


def answer(body: dict[str, Any]) -> AWSResponse:
    """Return a success as DynamoDB words it."""
    return _response(200, json.dumps(body).encode())


def _response(status: int, body: bytes) -> AWSResponse:
    raw = MockRawResponse(body)
    address = "https://dynamodb.us-east-1.amazonaws.com/"
    return AWSResponse(address, status, HTTPHeaders(), raw)
