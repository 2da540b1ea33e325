"""What was said and what was played, in DynamoDB: chat messages and the records of closed deals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import islice
from typing import Any

from botocore.exceptions import ClientError

from engine.records import DealRecord
from functions.adapters.dynamo_calls import Partitions, code_of, is_refused, old_item
from functions.adapters.dynamo_items import (
    Item,
    chat_clock,
    chat_item,
    chat_of,
    record_of,
)
from functions.adapters.dynamo_keys import CHAT, RECORD, key, person_key, record_key
from functions.ports.store import LostRace
from functions.ports.values import ChatLine, StoredPerson


class History(Partitions):
    """The part of the store that HTTP reads from."""

    def say(self, table: str, read: StoredPerson, clocked: StoredPerson, line: ChatLine) -> None:
        """Store a message and its author's chat clock in one transaction.

        Its token is made of what was read and what is said: AWS knows a retry of the SDK by it.
        """
        said = chat_item(table, line)
        steps = [self._put_once(said), self._clocked(table, read, clocked)]
        token = hashlib.sha256(f"{table}{read}{line}".encode()).hexdigest()[:36]
        try:
            self._despite_conflicts(
                lambda: self._client.transact_write_items(
                    TransactItems=steps, ClientRequestToken=token
                )
            )
        except ClientError as error:
            if not is_refused(error) and code_of(error) != "IdempotentParameterMismatchException":
                raise
            if old_item(error) != said:
                raise LostRace(None) from error

    def chat(
        self, table: str, before: str | None, limit: int, *, surely: bool = False
    ) -> tuple[ChatLine, ...]:
        """Return messages older than `before`, newest last.

        A key begins with a digit, so `~` is after all.
        """
        newest = CHAT + (before or "~")
        found = self._query(
            KeyConditionExpression="pk = :table AND sk BETWEEN :oldest AND :newest",
            ExpressionAttributeValues={
                ":table": {"S": table},
                ":oldest": {"S": CHAT},
                ":newest": {"S": newest},
            },
            ScanIndexForward=False,
            ConsistentRead=surely,
            Limit=limit + 1,
        )
        older = (chat_of(item) for item in found if item["sk"]["S"] != newest)
        return tuple(islice(older, limit))[::-1]

    def record(self, table: str, game: int, deal: int) -> DealRecord | None:
        """Return the record of a closed deal."""
        item = self._get(key(table, record_key(game, deal)))
        return record_of(item) if item else None

    def records(self, table: str) -> Iterator[DealRecord]:
        """Yield all closed deals in order of game and deal."""
        found = self._query(
            KeyConditionExpression="pk = :table AND begins_with(sk, :records)",
            ExpressionAttributeValues={":table": {"S": table}, ":records": {"S": RECORD}},
        )
        return (record_of(item) for item in found)

    def _put_once(self, item: Item) -> Any:  # noqa: ANN401 - one step of a transaction, as boto types it
        step = self._put(item)
        step["Put"]["ConditionExpression"] = "attribute_not_exists(pk)"
        step["Put"]["ReturnValuesOnConditionCheckFailure"] = "ALL_OLD"
        return step

    def _clocked(self, table: str, read: StoredPerson, clocked: StoredPerson) -> Any:  # noqa: ANN401 - as above
        """Return the step that moves the chat clock, if it still shows what was read."""
        before, after = chat_clock(read), chat_clock(clocked)
        values = {f":old_{name}": before[name] for name in before}
        values |= {f":{name}": after[name] for name in after}
        return {
            "Update": {
                "TableName": self._name,
                "Key": key(table, person_key(read.id)),
                "UpdateExpression": "SET r = :r, s = :s",
                "ConditionExpression": "r = :old_r AND s = :old_s",
                "ExpressionAttributeValues": values,
            }
        }
