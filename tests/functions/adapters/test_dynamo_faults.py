"""What DynamoDB and the SDK do to those who use them, and how the store bears it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from botocore.exceptions import ClientError

from functions.adapters.dynamo_connections import Connections
from functions.adapters.dynamo_store import DynamoStore
from functions.ports.store import LostRace
from functions.ports.values import Connection, Spectator
from tests.functions.aws import Calls, answer, answer_first, refusal, try_again_once
from tests.functions.contract.test_chat import line_of, say
from tests.functions.contract.test_tables import change_of
from tests.functions.fakes import NOON
from tests.functions.tables import TABLE, closed_records, game, loaded, stored

if TYPE_CHECKING:
    from mypy_boto3_dynamodb.client import DynamoDBClient

LATER = NOON + 7_500


def cancelled(*codes: str) -> Any:  # noqa: ANN401 - an answer of AWS
    return refusal("TransactionCanceledException", CancellationReasons=[{"Code": c} for c in codes])


def test_a_retry_of_the_sdk_whose_first_try_landed_is_no_lost_race(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    read = stored(store, game())
    try_again_once(client, "UpdateItem")
    store.save(change_of(read))
    assert store.load(TABLE, NOON).state.version == 2


def test_a_retried_transaction_whose_first_try_landed_is_no_lost_race(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    read = stored(store, game())
    try_again_once(client, "TransactWriteItems")
    store.save(replace(change_of(read), records=tuple(closed_records(1))))
    assert store.load(TABLE, NOON).state.version == 2


def test_a_retried_message_whose_first_try_landed_is_no_lost_race(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    stored(store, game())
    try_again_once(client, "TransactWriteItems")
    say(store, 1)
    assert store.chat(TABLE, None, 50) == (line_of(1),)


def test_a_conflict_of_transactions_is_tried_again(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    read = stored(store, game())
    conflict = cancelled("TransactionConflict", "None")
    answer_first(client, "TransactWriteItems", [conflict, conflict, conflict])
    store.save(replace(change_of(read), records=tuple(closed_records(1))))
    assert store.load(TABLE, NOON).state.version == 2


def test_a_single_write_that_meets_a_transaction_is_tried_again(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    read = stored(store, game())
    answer_first(client, "UpdateItem", [refusal("TransactionConflictException")])
    store.save(change_of(read))
    assert store.load(TABLE, NOON).state.version == 2


def test_a_conflict_without_end_is_an_error(client: DynamoDBClient, store: DynamoStore) -> None:
    read = stored(store, game())
    answer_first(client, "UpdateItem", [refusal("TransactionConflictException")] * 4)
    with pytest.raises(ClientError, match="TransactionConflict"):
        store.save(change_of(read))


def test_a_conflict_beside_a_failed_condition_is_a_lost_race(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    read = stored(store, game())
    both = cancelled("ConditionalCheckFailed", "TransactionConflict")
    answer_first(client, "TransactWriteItems", [both])
    with pytest.raises(LostRace):
        store.save(replace(change_of(read), records=tuple(closed_records(1))))


def test_a_token_used_for_another_write_is_a_lost_race(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    read = stored(store, game())
    mismatch = refusal("IdempotentParameterMismatchException")
    answer_first(client, "TransactWriteItems", [mismatch])
    with pytest.raises(LostRace) as lost:
        store.save(replace(change_of(read), records=tuple(closed_records(1))))
    assert lost.value.current is None


def test_any_other_error_is_not_taken_for_a_lost_race(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    read = stored(store, game())
    answer_first(client, "UpdateItem", [refusal("ResourceNotFoundException")])
    with pytest.raises(ClientError, match="ResourceNotFound"):
        store.save(change_of(read))


def test_a_winner_with_people_unknown_here_has_to_be_loaded(store: DynamoStore) -> None:
    read = stored(store, game())
    table = read.state.table
    newcomer = replace(read.people[0], id="p4", name="Eva")
    larger = replace(table, people=(*table.people, replace(table.people[0], id="p4", name="Eva")))
    winner = change_of(replace(read, state=replace(read.state, table=larger)))
    store.save(replace(winner, people=(newcomer,)))
    with pytest.raises(LostRace) as lost:
        store.save(change_of(read, "bbbbbbbbbbbb"))
    assert lost.value.current is None


def small_pages(client: DynamoDBClient, items: int) -> None:
    """Let no Query bring more items at a time."""

    def limit(params: dict[str, Any], **_: Any) -> None:  # noqa: ANN401 - botocore's
        params["Limit"] = items

    client.meta.events.register("provide-client-params.dynamodb.Query", limit)


def test_everything_is_read_page_by_page(client: DynamoDBClient, store: DynamoStore) -> None:
    read = stored(store, game())
    store.save(replace(change_of(read), records=tuple(closed_records(3))))
    for name in ("c1", "c2", "c3"):
        store.connect(TABLE, Connection(name, "p0", visible=True, seen=NOON, expires=LATER))
        store.watch(TABLE, Spectator(f"w-{name}", NOON, LATER))
    for number in range(3):
        say(store, number)
    small_pages(client, 1)
    whole = store.load(TABLE, NOON)
    assert (len(whole.people), len(whole.connections)) == (4, 3)
    assert len(store.spectators(TABLE, NOON)) == 3
    assert len(list(store.records(TABLE))) == 3
    assert len(store.chat(TABLE, None, 2)) == 2


def test_due_tables_are_read_page_by_page(client: DynamoDBClient, store: DynamoStore) -> None:
    for number in range(9):
        stored(store, game(), name=f"table{number:07d}")
    small_pages(client, 1)
    assert len(list(store.due(LATER, 100))) == 9


def test_a_deletion_broken_off_is_taken_up_where_it_was(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    stored(store, game())
    small_pages(client, 3)
    steps = 0
    while not store.delete(TABLE, NOON):
        assert list(store.due(LATER, 10)) == [TABLE]
        steps += 1
        assert steps < 20
    assert steps == 2
    assert list(store.due(LATER, 10)) == []


def test_unprocessed_writes_are_sent_again(client: DynamoDBClient, store: DynamoStore) -> None:
    stored(store, game())
    calls = Calls(client)
    answer_first(client, "BatchWriteItem", [_unprocessed(store)])
    store.connect(TABLE, Connection("c1", "p0", visible=True, seen=NOON, expires=LATER))
    assert calls.names == ["BatchWriteItem", "BatchWriteItem"]
    assert store.table_of("c9") == TABLE


def _unprocessed(store: Connections) -> Any:  # noqa: ANN401 - an answer of AWS
    """Return an answer that leaves one item of two undone: what is sent again can be told apart."""
    item = {"pk": {"S": "X#c9"}, "sk": {"S": "X"}, "t": {"S": TABLE}, "ttl": {"N": str(LATER)}}
    return answer({"UnprocessedItems": {store.table_name: [{"PutRequest": {"Item": item}}]}})


def test_writes_that_are_never_taken_are_an_error(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    stored(store, game())
    answer_first(client, "BatchWriteItem", [_unprocessed(store) for _ in range(4)])
    with pytest.raises(Exception, match="undone"):
        store.connect(TABLE, Connection("c1", "p0", visible=True, seen=NOON, expires=LATER))


def test_opening_twice_at_once_opens_one_table(client: DynamoDBClient, store: DynamoStore) -> None:
    try_again_once(client, "TransactWriteItems")
    store.create(loaded(game()))
    assert store.load(TABLE, NOON) == loaded(game())
