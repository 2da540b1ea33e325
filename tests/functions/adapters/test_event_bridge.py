"""Announcing over a bus that answers 200 and may have taken nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest
from botocore.awsrequest import AWSResponse
from botocore.compat import HTTPHeaders
from botocore.exceptions import EndpointConnectionError
from moto.core.botocore_stubber import MockRawResponse

from engine.commands import Moment
from functions.adapters.event_bridge import EventBridgeBus, events_client
from tests.functions.aws import CREDENTIALS
from tests.functions.fakes import FakeLog

if TYPE_CHECKING:
    from botocore.awsrequest import AWSPreparedRequest

TAKEN: dict[str, Any] = {"FailedEntryCount": 0, "Entries": [{"EventId": "1"}]}
FAILED: dict[str, Any] = {
    "FailedEntryCount": 1,
    "Entries": [{"ErrorCode": "InternalFailure", "ErrorMessage": "later"}],
}
MOMENT = Moment(2, 3, 17)


class Service:
    """EventBridge as the client meets it. `None` among the answers: it cannot be reached."""

    def __init__(self) -> None:
        self.entries: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any] | None] = []

    def take(self, request: AWSPreparedRequest, **_: Any) -> AWSResponse:  # noqa: ANN401 - botocore's
        assert isinstance(request.body, str | bytes | bytearray)
        self.entries += json.loads(request.body)["Entries"]
        answer = self.answers.pop(0) if self.answers else TAKEN
        if answer is None:
            raise EndpointConnectionError(endpoint_url=request.url)
        raw = MockRawResponse(json.dumps(answer).encode())
        return AWSResponse(request.url, 200, HTTPHeaders(), raw)


@pytest.fixture
def service() -> Service:
    return Service()


@pytest.fixture
def log() -> FakeLog:
    return FakeLog()


@pytest.fixture
def bus(service: Service, log: FakeLog) -> Iterator[EventBridgeBus]:
    with patch.dict("os.environ", CREDENTIALS), patch("botocore.endpoint.time.sleep"):
        client = events_client()
        client.meta.events.register_first("before-send.events.PutEvents", service.take)  # type: ignore[arg-type]
        yield EventBridgeBus(client, "espadas-bus", log)


def test_an_awaited_bot_is_announced_with_its_moment(bus: EventBridgeBus, service: Service) -> None:
    assert bus.bot_turn_due("abcdefghijkl", MOMENT)
    (entry,) = service.entries
    detail = json.loads(entry.pop("Detail"))
    assert detail == {"table": "abcdefghijkl", "game": 2, "deal": 3, "move": 17}
    assert entry == {"Source": "espadas", "DetailType": "BotTurnDue", "EventBusName": "espadas-bus"}


def test_due_tables_are_handed_on_in_one_event(bus: EventBridgeBus, service: Service) -> None:
    assert bus.sweep_batch(("abcdefghijkl", "mnopqrstuvwx"))
    (entry,) = service.entries
    assert entry["DetailType"] == "SweepBatch"
    assert json.loads(entry["Detail"]) == {"tables": ["abcdefghijkl", "mnopqrstuvwx"]}


def test_an_event_not_taken_is_put_once_more(bus: EventBridgeBus, service: Service) -> None:
    service.answers = [FAILED, TAKEN]
    assert bus.bot_turn_due("abcdefghijkl", MOMENT)
    assert len(service.entries) == 2


def test_after_two_tries_the_caller_is_told(
    bus: EventBridgeBus, service: Service, log: FakeLog
) -> None:
    service.answers = [FAILED, FAILED]
    assert not bus.bot_turn_due("abcdefghijkl", MOMENT)
    assert len(service.entries) == 2
    assert [fields["error"] for _, _, fields in log.lines] == ["InternalFailure"] * 2


def test_a_bus_out_of_reach_is_a_bus_that_took_nothing(
    bus: EventBridgeBus, service: Service
) -> None:
    service.answers = [None] * 10
    assert not bus.sweep_batch(("abcdefghijkl",))
