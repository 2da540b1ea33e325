"""DynamoDB on this machine: moto's rules behind one lock, each write in the journal.

moto is not atomic under threads: of eight that update one item on a condition, some overwrite
each other. Here one lock covers a whole operation and its line in the journal, so what is
acknowledged is in the file, in the order in which it happened.

The operation is called without moto's own reading and writing of HTTP, which costs five times
what the operation does; what goes in and out is DynamoDB's JSON all the same.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, cast

from moto.core.responses import ActionResult
from moto.dynamodb.models import DynamoDBBackend
from moto.dynamodb.models.dynamo_type import DynamoType, Item
from moto.dynamodb.models.utilities import dynamo_json_dump
from moto.dynamodb.responses import DynamoHandler
from werkzeug.exceptions import HTTPException

from infra.local.journal import Journal, JournalBroken, Record
from infra.local.partition import PartitionedTable
from infra.local.quick_query import QuickQueries
from infra.local.quick_update import QuickUpdates
from infra.local.reply import Reply
from infra.site import Store

ACCOUNT = "123456789012"
REGION = "us-east-1"

READS = {
    "BatchGetItem": "batch_get_item",
    "DescribeTable": "describe_table",
    "GetItem": "get_item",
    "Query": "query",
    "Scan": "scan",
    "TransactGetItems": "transact_get_items",
}
WRITES = {
    "BatchWriteItem": "batch_write_item",
    "DeleteItem": "delete_item",
    "PutItem": "put_item",
    "TransactWriteItems": "transact_write_items",
    "UpdateItem": "update_item",
}
OPERATIONS = READS | WRITES


class _Operations(DynamoHandler):
    """moto's operations on a backend of our own, for one request."""

    def __init__(
        self, backend: DynamoDBBackend, quick: QuickUpdates, request: dict[str, Any]
    ) -> None:
        super().__init__()
        self._backend = backend
        self._quick = quick
        self.body = self.params = request
        self.region = REGION
        self.current_account = ACCOUNT

    @property
    def dynamodb_backend(self) -> DynamoDBBackend:
        return self._backend

    def update_item(self) -> ActionResult:
        item = self._backend.get_item(self.body["TableName"], self.body["Key"])
        if self._quick.apply(item, self.body):
            return ActionResult({})
        answer = super().update_item()
        self._quick.learn(self.body)
        return answer


class LocalDynamo:
    """One table, kept in memory and in a journal. Safe under threads."""

    def __init__(self, journal: Journal, name: str, store: Store) -> None:
        """Make the table `name` as `store` describes it and play the journal back.

        The journal is then written anew with nothing but the items that are there. Raises
        `JournalBroken` when a record cannot be read, or is refused when played back.
        """
        self._lock = threading.Lock()
        self._journal = journal
        self._backend = DynamoDBBackend(REGION, ACCOUNT)
        self._quick = QuickUpdates()
        self._queries = QuickQueries(store.partition.name, store.sort.name)
        self._name = name
        self._sort = store.sort.name
        self._partition = store.partition.name
        self._create(store)
        self._play_back()
        journal.replace(
            Record("PutItem", {"TableName": name, "Item": i}) for i in self._living(store.ttl)
        )

    @classmethod
    def at(cls, path: Path, name: str, store: Store) -> LocalDynamo:
        """The table whose journal is the file at `path`."""
        return cls(Journal(path), name, store)

    def call(self, operation: str, body: bytes) -> Reply:
        """Answer one request of DynamoDB's JSON protocol; a write is in the journal by then."""
        if operation not in OPERATIONS:
            return Reply.error(400, "UnknownOperationException", f"{operation} is not taken here")
        request = json.loads(body)
        with self._lock:
            reply = self._quickly(operation, request) or self._run(operation, request)
            if reply.is_success and operation in WRITES:
                self._journal.append(operation, body)
        return reply

    def items(self) -> list[dict[str, Any]]:
        """Every item in DynamoDB's JSON, by partition and sort key."""
        with self._lock:
            return [self._plain(item) for item in self._table.all_items()]

    def close(self) -> None:
        """Close the journal; nothing may be called afterwards."""
        with self._lock:
            self._journal.close()

    @property
    def _table(self) -> PartitionedTable:
        return cast(PartitionedTable, self._backend.tables[self._name])

    def _create(self, store: Store) -> None:
        request = table_request(self._name, store)
        _Operations(self._backend, self._quick, request).create_table()
        self._backend.tables[self._name] = PartitionedTable.of(self._backend.tables[self._name])

    def _play_back(self) -> None:
        for number, record in self._journal.records():
            reply = self._run(record.operation, record.request)
            if not reply.is_success:
                raise JournalBroken(f"line {number} is refused: {reply.body.decode()}")

    def _living(self, ttl: str) -> Iterator[dict[str, Any]]:
        """The items whose time to live is not over, as DynamoDB too lets the others go."""
        now = time.time()
        for item in self._table.all_items():
            plain = self._plain(item)
            if float(plain.get(ttl, {"N": "inf"}).get("N", "inf")) > now:
                yield plain

    @staticmethod
    def _plain(item: Item) -> dict[str, Any]:
        plain: dict[str, Any] = json.loads(dynamo_json_dump(item.attrs))
        return plain

    def _quickly(self, operation: str, request: dict[str, Any]) -> Reply | None:
        """The answer of a plain query, None for everything else."""
        is_ours = operation == "Query" and request.get("TableName") == self._name
        answer = self._queries.answer(self._table.items, request) if is_ours else None
        return None if answer is None else Reply(200, answer.encode())

    def _run(self, operation: str, request: dict[str, Any]) -> Reply:
        operations = _Operations(self._backend, self._quick, request)
        try:
            with self._staking(operation, request):
                answer = getattr(operations, OPERATIONS[operation])()
        except HTTPException as refusal:
            return Reply(refusal.code or 500, str(refusal.description).encode())
        finally:
            # moto keeps every item that it ever made or copied, for a dashboard nobody opens here.
            Item.instances_tracked.clear()  # type: ignore[attr-defined]
        return Reply(200, dynamo_json_dump(answer.result).encode())

    def _staking(self, operation: str, request: dict[str, Any]) -> AbstractContextManager[None]:
        if operation != "TransactWriteItems":
            return nullcontext()
        steps = [next(iter(step.values())) for step in request["TransactItems"]]
        keys = [step.get("Key") or step.get("Item") for step in steps]
        return self._table.staking(frozenset(self._primary(key) for key in keys))

    def _primary(self, key: dict[str, Any]) -> tuple[DynamoType, DynamoType]:
        return DynamoType(key[self._partition]), DynamoType(key[self._sort])


def table_request(name: str, store: Store) -> dict[str, Any]:
    """The `CreateTable` request for the table that `store` describes."""
    kinds = {key.name: key.kind for key in store.keys}
    return {
        "TableName": name,
        "BillingMode": "PAY_PER_REQUEST",
        "AttributeDefinitions": [
            {"AttributeName": key, "AttributeType": kind} for key, kind in kinds.items()
        ],
        "KeySchema": _key_schema(store.partition.name, store.sort.name),
        "GlobalSecondaryIndexes": [
            {
                "IndexName": store.index.name,
                "KeySchema": _key_schema(store.index.partition.name, store.index.sort.name),
                "Projection": {"ProjectionType": store.index.projection},
            }
        ],
    }


def _key_schema(partition: str, sort: str) -> list[dict[str, str]]:
    return [
        {"AttributeName": partition, "KeyType": "HASH"},
        {"AttributeName": sort, "KeyType": "RANGE"},
    ]
