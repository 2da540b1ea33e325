"""Tables in DynamoDB: load, create, save, arm, and what is due."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from botocore.exceptions import ClientError

from engine.errors import BadEncoding
from functions.adapters.dynamo_calls import Partitions, code_of, is_refused, old_item
from functions.adapters.dynamo_due import due_stands, due_update
from functions.adapters.dynamo_items import (
    Item,
    chat_clock,
    connection_of,
    expiry_of,
    identity,
    is_the_same,
    person_item,
    record_item,
    state_item,
    state_of,
    stored_person,
    written_state,
)
from functions.adapters.dynamo_keys import (
    CONNECTION,
    PERSON,
    SHARDS,
    STATE,
    STEP,
    TOMBSTONE,
    key,
    person_key,
)
from functions.ports.store import LostRace, NoSuchTable, TableGone
from functions.ports.values import Change, Loaded, State, StoredPerson

_IS_NEW: Final = "attribute_not_exists(pk)"


class Tables(Partitions):
    """The part of the store that a step needs."""

    def load(self, table: str, now: int) -> Loaded:
        """Return everything a step needs: one strongly consistent Query.

        Raises as the port says.
        """
        items = self._step_items(table)
        tombstone = items.pop(TOMBSTONE, None)
        if tombstone is not None and expiry_of(tombstone) > now:
            raise TableGone(table)
        if STATE not in items:
            raise NoSuchTable(table)
        people = tuple(
            sorted(
                (stored_person(item) for sort, item in items.items() if sort.startswith(PERSON)),
                key=lambda person: (len(person.id), person.id),
            )
        )
        connections = tuple(
            connection_of(item)
            for sort, item in items.items()
            if sort.startswith(CONNECTION) and expiry_of(item) > now
        )
        state = state_of(items[STATE], {person.id: person.name for person in people})
        return Loaded(table, state, people, connections)

    def create(self, loaded: Loaded) -> bool:
        """Write a new table with its people; never over another one, nor over a tombstone."""
        state = state_item(loaded.id, loaded.state)
        tombstone = {"TableName": self._name, "Key": key(loaded.id, TOMBSTONE)}
        steps: list[Any] = [
            {"Put": {"TableName": self._name, "Item": state, "ConditionExpression": _IS_NEW}},
            {"ConditionCheck": tombstone | {"ConditionExpression": _IS_NEW}},
            *(self._put(person_item(loaded.id, person)) for person in loaded.people),
        ]
        try:
            self._despite_conflicts(lambda: self._client.transact_write_items(TransactItems=steps))
        except ClientError as error:
            if not is_refused(error):
                raise
            return False
        return True

    def save(self, change: Change) -> None:
        """Write a change on the condition that the version is still the one read.

        Alone it is one UpdateItem; with people or records it is a transaction, whose client token
        is the request and the version, so that AWS knows a retry of the same write.
        """
        beside = [self._person(change.id, person) for person in change.people]
        beside += [self._put(record_item(change.id, record)) for record in change.records]
        try:
            self._despite_conflicts(lambda: self._write(self._update(change), change, beside))
        except ClientError as error:
            self._judge(change, error)

    def arm(self, table: str, read: State, *, due: int | None, marks: str, watched: bool) -> bool:
        """Set due, marks and watched.

        The condition is version *and* due, so that one reading acts once.
        """
        update = due_update(table, due)
        stands, read_due = due_stands(read.due)
        own = {":read": {"N": str(read.version)}, ":m": {"S": marks}, ":w": {"BOOL": watched}}
        request: Item = {
            "Key": key(table, STATE),
            "UpdateExpression": f"SET m = :m, w = :w{update.assignments}{update.removals}",
            "ConditionExpression": f"v = :read AND {stands}",
            "ExpressionAttributeValues": own | update.values | read_due,
        }
        return self._update_if(request)

    def postpone(self, table: str, due: int) -> None:
        """Move the due of a table that is there, whatever its version."""
        update = due_update(table, due)
        request: Item = {
            "Key": key(table, STATE),
            "UpdateExpression": f"SET {update.assignments.removeprefix(', ')}",
            "ConditionExpression": "attribute_exists(pk)",
            "ExpressionAttributeValues": update.values,
        }
        self._update_if(request)

    def due(self, now: int, limit: int) -> Iterator[str]:
        """Yield ids of tables whose due has come, oldest first over all shards."""
        shards = [self._due_in(str(shard), now) for shard in range(SHARDS)]
        waiting = heapq.merge(*shards)
        return islice((table for _, table in waiting), limit)

    def _due_in(self, shard: str, now: int) -> Iterator[tuple[int, str]]:
        found = self._query(
            IndexName=self._due_index,
            KeyConditionExpression="due_shard = :shard AND due <= :now",
            ExpressionAttributeValues={":shard": {"S": shard}, ":now": {"N": str(now)}},
        )
        return ((int(item["due"]["N"]), item["pk"]["S"]) for item in found)

    def _step_items(self, table: str) -> dict[str, Item]:
        found = self._query(
            KeyConditionExpression="pk = :table AND begins_with(sk, :step)",
            ExpressionAttributeValues={":table": {"S": table}, ":step": {"S": STEP}},
            ConsistentRead=True,
        )
        return {item["sk"]["S"]: item for item in found}

    def _update(self, change: Change) -> Item:
        """Return the UpdateItem of STATE.

        While due stands, the index attributes are not even named.
        """
        values = {f":{name}": value for name, value in written_state(change.state).items()}
        values[":read"] = {"N": str(change.read_version)}
        expression, condition = "SET t = :t, v = :v, r = :r, m = :m", "v = :read"
        if change.state.due == change.read_due:
            stands, read_due = due_stands(change.read_due)
            condition += f" AND {stands}"
            values |= read_due
        else:
            update = due_update(change.id, change.state.due)
            expression += update.assignments + update.removals
            values |= update.values
        return {
            "TableName": self._name,
            "Key": key(change.id, STATE),
            "UpdateExpression": expression,
            "ConditionExpression": condition,
            "ExpressionAttributeValues": values,
            "ReturnValuesOnConditionCheckFailure": "ALL_OLD",
        }

    def _person(self, table: str, person: StoredPerson) -> Any:  # noqa: ANN401 - as in `_put`
        """Return the step that stores a person; a chat clock that is there goes on."""
        identified, clock = identity(person), chat_clock(person)
        names = {f"#{name}": name for name in (*identified, *clock)}
        sets = [f"#{name} = :{name}" for name in identified]
        sets += [f"#{name} = if_not_exists(#{name}, :{name})" for name in clock]
        return {
            "Update": {
                "TableName": self._name,
                "Key": key(table, person_key(person.id)),
                "UpdateExpression": "SET " + ", ".join(sets),
                "ExpressionAttributeNames": names,
                "ExpressionAttributeValues": {
                    f":{name}": value for name, value in (identified | clock).items()
                },
            }
        }

    def _write(self, update: Item, change: Change, beside: list[Any]) -> None:
        if not beside:
            self._client.update_item(**update)
            return
        self._client.transact_write_items(
            TransactItems=[{"Update": update}, *beside],  # type: ignore[typeddict-item]
            ClientRequestToken=f"{change.request}-{change.read_version}"[:36],
        )

    def _judge(self, change: Change, error: ClientError) -> None:
        """Tell a lost race from a retry whose first try landed.

        Raises `LostRace`, or the error itself.
        """
        if code_of(error) == "IdempotentParameterMismatchException":
            raise LostRace(None) from error
        if not is_refused(error):
            raise error
        stored = old_item(error)
        if stored is None:
            raise LostRace(None) from error
        if not is_the_same(stored, change.state):
            raise LostRace(_current(stored, change)) from error


def _current(stored: Item, change: Change) -> State | None:
    """Return the STATE that won, None when it has people that this write did not know."""
    try:
        return state_of(stored, {person.id: person.name for person in change.state.table.people})
    except BadEncoding:
        return None
