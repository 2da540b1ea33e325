"""What is asked of DynamoDB: as few requests and as few bytes as the design promises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.commands import Command
from functions.adapters.dynamo_items import due_attributes, state_item
from functions.adapters.dynamo_sizes import item_size
from functions.adapters.dynamo_store import DynamoStore
from functions.ports.values import Loaded
from functions.use_cases.carry_out import carry_out
from tests.functions.aws import Calls
from tests.functions.fakes import NOON, World
from tests.functions.tables import TABLE, awaits, counting, game, next_command, played, stored
from tests.functions.widest import worst_state

if TYPE_CHECKING:
    from mypy_boto3_dynamodb.client import DynamoDBClient


def command(now: Loaded) -> Command:
    return next_command(now.state.table)


def play_one(world: World, request: str) -> Loaded:
    """Load, step and save, as every card does."""
    site = world.site
    return carry_out(site, site.store.load(TABLE, site.now()), command, request).loaded


def test_a_card_played_is_one_query_and_one_update(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    stored(store, played(game(), awaits("p2")))
    calls = Calls(client)
    play_one(World(store=store), "0123456789ab")
    assert calls.names == ["Query", "UpdateItem"]


def test_the_query_is_strongly_consistent_and_of_one_partition(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    stored(store, game())
    calls = Calls(client)
    store.load(TABLE, NOON)
    ((_, query),) = calls.made
    assert query["ConsistentRead"] is True
    assert query["ExpressionAttributeValues"][":table"] == {"S": TABLE}


def test_a_card_within_a_minute_leaves_the_index_alone(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    stored(store, game())
    world = World(store=store)
    world.clock.advance(seconds=59)
    calls = Calls(client)
    play_one(world, "0123456789ab")
    update = calls.made[1][1]
    assert "due" not in update["UpdateExpression"]
    assert update["ConditionExpression"] == "v = :read AND due = :stands"
    assert store.load(TABLE, NOON).state.due == NOON + 60


def test_a_card_that_needs_an_earlier_look_moves_the_index(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    read = stored(store, game())
    store.arm(TABLE, read.state, due=NOON + 172_801, marks="", watched=False)
    calls = Calls(client)
    play_one(World(store=store), "0123456789ab")
    update = calls.made[1][1]
    assert "due = :due, due_shard = :shard" in update["UpdateExpression"]
    assert update["ExpressionAttributeValues"][":due"] == {"N": str(NOON + 60)}


def test_closing_a_deal_is_one_transaction_with_its_record(
    client: DynamoDBClient, store: DynamoStore
) -> None:
    stored(store, played(game(), counting))
    calls = Calls(client)
    play_one(World(store=store), "0123456789ab")
    assert calls.names == ["Query", "TransactWriteItems"]
    steps = calls.made[1][1]["TransactItems"]
    assert [next(iter(step)) for step in steps] == ["Update", "Put"]
    assert calls.made[1][1]["ClientRequestToken"] == "0123456789ab-1"


def test_a_lost_race_is_not_read_again(client: DynamoDBClient, store: DynamoStore) -> None:
    read = stored(store, game())
    world = World(store=store)
    carry_out(world.site, read, command, "aaaaaaaaaaaa")
    calls = Calls(client)
    late = carry_out(world.site, read, command, "bbbbbbbbbbbb")
    assert calls.names == ["UpdateItem", "UpdateItem"]
    assert late.loaded.state.version == 3


def size(item: dict[str, Any]) -> int:
    return item_size(item)


def test_sizes_follow_the_rules_of_dynamodb() -> None:
    assert size({"pk": {"S": "abc"}}) == 5
    assert size({"ñ": {"S": "ñ"}}) == 4
    assert size({"b": {"B": b"12345"}}) == 6
    assert size({"n": {"N": "1"}}) == 1 + 2
    assert size({"n": {"N": "1767268800"}}) == 1 + 5
    assert size({"n": {"N": "-200"}}) == 1 + 3
    assert size({"w": {"BOOL": True}, "z": {"NULL": True}}) == 4
    assert size({"l": {"L": [{"S": "ab"}, {"N": "1"}]}}) == 1 + 3 + (1 + 2) + (1 + 2)
    assert size({"m": {"M": {"a": {"S": "b"}}}}) == 1 + 3 + 1 + 2


def test_state_is_at_most_600_bytes_at_its_worst() -> None:
    assert size(state_item(TABLE, worst_state())) <= 600


def test_the_index_holds_two_short_attributes() -> None:
    assert size(due_attributes(TABLE, NOON)) <= 20
