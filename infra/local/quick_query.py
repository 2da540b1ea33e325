"""A partition, or the part of it under a prefix, read without moto's copies.

moto copies, sorts and weighs whatever a Query might bring, which takes longer than all else that a
card played costs here. The game asks in few ways. The plain ones, of the table itself and without
pages, are answered here; whatever is not plain, and every refusal, is moto's as before.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from moto.dynamodb.models.dynamo_type import DynamoType, Item
from moto.dynamodb.models.utilities import dynamo_json_dump

FIELDS = frozenset(
    {"TableName", "KeyConditionExpression", "ExpressionAttributeValues", "ConsistentRead"}
)
"""What a plain request may have; others ask for pages, an index, a part of each item."""

PAGE = 1_000_000
"""Bytes of JSON, which is never shorter than its items: DynamoDB's page of 1 MB is longer."""

_PLAIN = re.compile(
    r"(?P<partition>\w+) = (?P<is>:\w+)"
    r"(?: AND begins_with\((?P<sort>\w+), (?P<under>:\w+)\))?"
)


@dataclass(frozen=True)
class PlainQuery:
    """The names of the two keys, and the placeholders of their values; `sort` None: any."""

    partition: str
    value: str
    sort: str | None
    prefix: str | None


@lru_cache(maxsize=64)
def plain(expression: str) -> PlainQuery | None:
    """The query that the expression writes, or None when it is not a plain one."""
    found = _PLAIN.fullmatch(expression)
    if found is None:
        return None
    return PlainQuery(found["partition"], found["is"], found["sort"], found["under"])


class QuickQueries:
    """Plain queries of a table with these two keys, both of them text."""

    def __init__(self, partition: str, sort: str) -> None:
        """Know the names of the keys."""
        self._partition = partition
        self._sort = sort

    def answer(
        self, items: Mapping[DynamoType, Mapping[DynamoType, Item]], request: Mapping[str, Any]
    ) -> str | None:
        """The answer in DynamoDB's JSON; None when moto has to."""
        query = plain(request.get("KeyConditionExpression", ""))
        if query is None or not self._may(query, request):
            return None
        values = request["ExpressionAttributeValues"]
        prefix = values[query.prefix]["S"] if query.prefix else ""
        partition = items.get(DynamoType(values[query.value]), {})
        under = sorted(
            (str(sort.value), item)
            for sort, item in partition.items()
            if str(sort.value).startswith(prefix)
        )
        found = [item.attrs for _, item in under]
        count = len(found)
        body = dynamo_json_dump({"Items": found, "Count": count, "ScannedCount": count})
        return body if len(body) < PAGE else None

    def _may(self, query: PlainQuery, request: Mapping[str, Any]) -> bool:
        values = request.get("ExpressionAttributeValues", {})
        used = {query.value, query.prefix} - {None}
        return (
            request.keys() <= FIELDS
            and query.partition == self._partition
            and query.sort in {None, self._sort}
            and values.keys() == used
            and all(list(value) == ["S"] and value["S"] for value in values.values())
        )
