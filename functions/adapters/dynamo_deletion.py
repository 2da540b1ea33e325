"""The end of a table in DynamoDB: a tombstone first, then its partition page by page."""

from __future__ import annotations

from typing import Any, Final

from functions.adapters.dynamo_calls import Partitions
from functions.adapters.dynamo_items import Item
from functions.adapters.dynamo_keys import STATE, TOMBSTONE, key
from functions.adapters.lifetimes import TOMBSTONE_SECONDS

PAGE: Final = 100
BATCH: Final = 25
"""BatchWriteItem takes no more."""


class Deletion(Partitions):
    """The part of the store that lets a table go."""

    def delete(self, table: str, now: int) -> bool:
        """Delete a page. STATE goes last: until then the due index leads the sweep back here."""
        self._bury(table, now)
        page = self._client.query(
            TableName=self._name,
            KeyConditionExpression="pk = :table",
            ExpressionAttributeValues={":table": {"S": table}},
            ProjectionExpression="pk, sk",
            ScanIndexForward=False,
            Limit=PAGE,
            ConsistentRead=True,
        )
        doomed: list[Item] = [item for item in page["Items"] if item["sk"]["S"] not in _LAST]
        if not self._delete_all(doomed) or "LastEvaluatedKey" in page:
            return False
        self._client.delete_item(TableName=self._name, Key=key(table, STATE))
        return True

    def _bury(self, table: str, now: int) -> None:
        expires = {"ttl": {"N": str(now + TOMBSTONE_SECONDS)}}
        tombstone: Item = key(table, TOMBSTONE) | expires
        self._client.put_item(TableName=self._name, Item=tombstone)

    def _delete_all(self, keys: list[Item]) -> bool:
        requests: list[Any] = [{"DeleteRequest": {"Key": gone}} for gone in keys]
        batches = [requests[at : at + BATCH] for at in range(0, len(requests), BATCH)]
        return all(self._write_batch(batch) for batch in batches)


_LAST: Final = frozenset({STATE, TOMBSTONE})
