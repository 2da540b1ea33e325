"""Connections in DynamoDB: players', spectators', and what leads from each to its table."""

from __future__ import annotations

from typing import Any

from functions.adapters.dynamo_calls import NotTaken, Partitions
from functions.adapters.dynamo_items import (
    Item,
    connection_item,
    expiry_of,
    seen_attributes,
    spectator_item,
    spectator_of,
)
from functions.adapters.dynamo_keys import (
    CONNECTION,
    REVERSE,
    SPECTATOR,
    STATE,
    key,
    reverse_partition,
)
from functions.adapters.lifetimes import REVERSE_SECONDS
from functions.ports.values import Connection, Spectator


class Connections(Partitions):
    """The part of the store that knows who can be told."""

    def connect(self, table: str, connection: Connection) -> None:
        """Add or refresh a player's connection, with its reverse item."""
        item = connection_item(table, connection)
        self._write_both(item, _reverse_item(table, connection))

    def watch(self, table: str, spectator: Spectator) -> None:
        """Add or refresh a spectator, with its reverse item; then mark the table as watched.

        In this order: whoever clears the mark looks again afterwards, and finds the spectator.
        """
        self._write_both(spectator_item(table, spectator), _reverse_item(table, spectator))
        self._update_if(
            {
                "Key": key(table, STATE),
                "UpdateExpression": "SET w = :w",
                "ConditionExpression": "attribute_exists(pk)",
                "ExpressionAttributeValues": {":w": {"BOOL": True}},
            }
        )

    def see(self, table: str, connection: Connection) -> None:
        """Refresh a connection. The condition: one that was removed is not brought back to life."""
        seen = seen_attributes(connection)
        self._update_if(
            {
                "Key": key(table, CONNECTION + connection.id),
                "UpdateExpression": "SET o = :o, s = :s, #ttl = :ttl",
                "ConditionExpression": "attribute_exists(pk)",
                "ExpressionAttributeNames": {"#ttl": "ttl"},
                "ExpressionAttributeValues": {f":{name}": seen[name] for name in seen},
            }
        )

    def disconnect(self, table: str, connection: str) -> None:
        """Remove a connection, whichever kind it is, and its reverse item."""
        keys = (
            key(table, CONNECTION + connection),
            key(table, SPECTATOR + connection),
            key(reverse_partition(connection), REVERSE),
        )
        self._write_batch([{"DeleteRequest": {"Key": gone}} for gone in keys])

    def table_of(self, connection: str) -> str | None:
        """Return the table a connection said hello to."""
        item = self._get(key(reverse_partition(connection), REVERSE))
        return str(item["t"]["S"]) if item else None

    def spectators(self, table: str, now: int, *, surely: bool = False) -> tuple[Spectator, ...]:
        """Return who watches, all pages; rows past their TTL are treated as gone."""
        found = self._query(
            KeyConditionExpression="pk = :table AND begins_with(sk, :watching)",
            ExpressionAttributeValues={":table": {"S": table}, ":watching": {"S": SPECTATOR}},
            ConsistentRead=surely,
        )
        return tuple(spectator_of(item) for item in found if expiry_of(item) > now)

    def _write_both(self, *items: Item) -> None:
        requests: list[Any] = [{"PutRequest": {"Item": item}} for item in items]
        if not self._write_batch(requests):
            raise NotTaken("writes were left undone, again and again")


def _reverse_item(table: str, connection: Connection | Spectator) -> Item:
    reverse = key(reverse_partition(connection.id), REVERSE)
    expires = str(connection.seen + REVERSE_SECONDS)
    return reverse | {"t": {"S": table}, "ttl": {"N": expires}}
