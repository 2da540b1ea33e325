"""A DynamoDB that adds up what its requests use."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from infra.local.dynamo import LocalDynamo
from infra.local.reply import Reply
from infra.site import SITE
from tests.bench.capacity import Item, index_units, read_units, write_units
from tests.functions.aws import NoJournal

Key = tuple[str, str]
TRANSACTION = 2
"""A write in a transaction costs double."""


class Metered(LocalDynamo):
    """`made` counts requests by operation; the units are those of AWS's bill."""

    def __init__(self, name: str) -> None:
        """Make an empty table `name`."""
        super().__init__(NoJournal(), name, SITE.store)
        self.reset()

    def reset(self) -> None:
        """Begin to count anew."""
        self.made: Counter[str] = Counter()
        self.reads = 0.0
        self.writes = 0
        self.index_writes = 0

    def call(self, operation: str, body: bytes) -> Reply:
        """Answer a request, and add up what it uses."""
        request = json.loads(body)
        before = self._by_key()
        reply = super().call(operation, body)
        after = self._by_key()
        self.made[operation] += 1
        self.reads += _reads(operation, request, reply, before)
        share = TRANSACTION if operation == "TransactWriteItems" else 1
        for key in _written(operation, request):
            was, became = before.get(key), after.get(key)
            self.writes += share * write_units(was, became)
            self.index_writes += share * index_units(was, became)
        return reply

    def _by_key(self) -> dict[Key, Item]:
        return {_key(item): item for item in self.items()}


def _reads(operation: str, request: dict[str, Any], reply: Reply, stored: dict[Key, Item]) -> float:
    if operation not in {"Query", "GetItem"}:
        return 0
    answer = json.loads(reply.body)
    found = answer["Items"] if operation == "Query" else [answer.get("Item", {})]
    if "IndexName" not in request:
        # What a projection leaves out of the answer has been read all the same.
        found = [stored[_key(item)] for item in found if item]
    return read_units(found, strongly=request.get("ConsistentRead", False))


def _written(operation: str, request: dict[str, Any]) -> Iterator[Key]:
    """Yield the keys a request writes to, or on whose condition it depends."""
    if operation in {"PutItem", "UpdateItem", "DeleteItem"}:
        yield _key(request.get("Item") or request["Key"])
    for step in request.get("TransactItems", ()):
        (inner,) = step.values()
        yield _key(inner.get("Item") or inner["Key"])
    for steps in request.get("RequestItems", {}).values():
        for step in steps:
            (inner,) = step.values()
            yield _key(inner.get("Item") or inner["Key"])


def _key(item: Item) -> Key:
    return str(item["pk"]["S"]), str(item["sk"]["S"])
