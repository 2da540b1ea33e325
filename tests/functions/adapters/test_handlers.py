"""The handlers of the bus and of the schedule, over the real adapters."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import boto3
import pytest
from pydantic import ValidationError

from engine.commands import Moment
from functions import bot_turn, sweep
from functions.adapters.dynamo_store import DynamoStore
from functions.bootstrap import composed
from tests.functions.aws import CREDENTIALS, session
from tests.functions.tables import TABLE, game, stored


class Context:
    """What Lambda hands in."""

    def get_remaining_time_in_millis(self) -> int:
        return 30_000


@pytest.fixture
def running(store: DynamoStore) -> Iterator[DynamoStore]:
    """A store whose site this process was composed of."""
    environment = {
        "TABLE_NAME": store.table_name,
        "DUE_INDEX": "due",
        "EVENT_BUS": store.table_name,
        "WEBSOCKET_ENDPOINT": "https://example.test/ws",
        "STAGE": "ws",
    }
    with (
        patch.dict("os.environ", environment | CREDENTIALS),
        patch.object(boto3, "DEFAULT_SESSION", session()),
    ):
        composed.cache_clear()
        yield store
        composed.cache_clear()


def two_minutes_old(store: DynamoStore, name: str = TABLE, people: int = 4) -> int:
    """Store a game that began two minutes ago by the machine's clock; return when."""
    began = int(time.time()) - 120
    stored(store, game(people, at=began), now=began, name=name)
    return began


def due_of(store: DynamoStore, name: str = TABLE) -> int | None:
    return store.load(name, int(time.time())).state.due


def invoke(module: Any, detail: object) -> None:  # noqa: ANN401 - a handler's module
    module.handler({"detail-type": "any", "detail": detail}, Context())


def test_an_announced_bot_plays(running: DynamoStore) -> None:
    began = two_minutes_old(running, people=1)
    invoke(bot_turn, {"table": TABLE, "game": 1, "deal": 1, "move": 0})
    assert running.load(TABLE, began).state.table.moment == Moment(1, 1, 3)


def test_an_event_of_another_shape_is_a_fault(running: DynamoStore) -> None:
    with pytest.raises(ValidationError):
        invoke(bot_turn, {"table": TABLE})


def test_the_schedule_sweeps_all_that_is_due(running: DynamoStore) -> None:
    began = two_minutes_old(running)
    invoke(sweep, {})
    assert due_of(running) == began + 48 * 3_600 + 1


def test_the_schedulers_own_payload_sweeps_too(running: DynamoStore) -> None:
    began = two_minutes_old(running)
    invoke(sweep, "{}")
    assert due_of(running) == began + 48 * 3_600 + 1


def test_a_batch_sweeps_its_tables_only(running: DynamoStore) -> None:
    two_minutes_old(running)
    other = two_minutes_old(running, "mnopqrstuvwx")
    invoke(sweep, {"tables": [TABLE]})
    assert due_of(running) != other + 60
    assert due_of(running, "mnopqrstuvwx") == other + 60
