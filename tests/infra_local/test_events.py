from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import aiohttp
import pytest
from mypy_boto3_events import EventBridgeClient

from infra.local.bus import Bus, matches
from infra.local.stack import running_stack
from infra.site import SITE, EventRule
from tests.infra_local.conftest import TOYS, Connect, eventually, fetch

DUE = {"source": "espadas", "detail-type": "BotTurnDue", "detail": {"table": "abc", "move": 3}}


@pytest.mark.parametrize(
    "pattern",
    [
        {},
        {"source": ["espadas"]},
        {"source": ["other", "espadas"], "detail-type": ["BotTurnDue"]},
        {"detail": {"move": [3, 4]}},
    ],
)
def test_a_pattern_matches_one_of_its_values_in_each_field(pattern: dict[str, Any]) -> None:
    assert matches(pattern, DUE)


@pytest.mark.parametrize(
    "pattern",
    [
        {"source": ["other"]},
        {"source": ["espadas"], "detail-type": ["Other"]},
        {"account": ["123456789012"]},
        {"detail": {"move": [4]}},
        {"source": {"deeper": ["espadas"]}},
    ],
)
def test_a_pattern_with_a_field_unmet_does_not_match(pattern: dict[str, Any]) -> None:
    assert not matches(pattern, DUE)


class Delivered(list[tuple[str, dict[str, Any]]]):
    def __call__(self, function: str, event: dict[str, Any]) -> None:
        self.append((function, event))


def put(bus: Bus, entries: Sequence[dict[str, str]]) -> dict[str, Any]:
    reply = bus.put_events(json.dumps({"Entries": entries}).encode())
    answer: dict[str, Any] = json.loads(reply.body)
    return answer | {"status": reply.status}


def entry(**changed: str) -> dict[str, str]:
    whole = {"EventBusName": "ours", "Source": "espadas", "DetailType": "BotTurnDue"}
    return {**whole, "Detail": '{"table": "abc"}', **changed}


def test_an_event_reaches_the_function_of_its_rule() -> None:
    delivered = Delivered()
    answer = put(Bus("ours", SITE.rules, delivered), [entry()])
    [(function, event)] = delivered
    assert function == "bot_turn"
    assert event["detail"] == {"table": "abc"}
    assert event["detail-type"] == "BotTurnDue"
    assert answer["FailedEntryCount"] == 0
    assert answer["Entries"] == [{"EventId": event["id"]}]


def test_every_rule_that_matches_gets_the_event() -> None:
    delivered = Delivered()
    rules = (*SITE.rules, EventRule("second", "espadas", "BotTurnDue", "sweep"))
    put(Bus("ours", rules, delivered), [entry()])
    assert [function for function, _ in delivered] == ["bot_turn", "sweep"]


@pytest.mark.parametrize(
    "changed", [{"Source": "other"}, {"DetailType": "Other"}, {"EventBusName": "theirs"}]
)
def test_an_event_that_no_rule_wants_is_taken_and_dropped(changed: dict[str, str]) -> None:
    delivered = Delivered()
    answer = put(Bus("ours", SITE.rules, delivered), [entry(**changed)])
    assert answer["FailedEntryCount"] == 0
    assert delivered == []


def test_one_malformed_entry_fails_alone() -> None:
    delivered = Delivered()
    entries = [entry(Detail="no json"), entry(), entry(Source="")]
    answer = put(Bus("ours", SITE.rules, delivered), entries)
    assert answer["FailedEntryCount"] == 2
    codes = [result.get("ErrorCode") for result in answer["Entries"]]
    assert codes == ["MalformedDetail", None, "InvalidArgument"]
    assert len(delivered) == 1


@pytest.mark.parametrize("count", [0, 11])
def test_a_call_takes_one_to_ten_entries(count: int) -> None:
    answer = put(Bus("ours", SITE.rules, Delivered()), [entry()] * count)
    assert answer["status"] == 400


async def test_a_function_s_event_comes_back_as_an_invocation(connect: Connect) -> None:
    socket = await connect()
    await socket.send_json({"do": "emit"})
    answers = [await socket.receive_json(), await socket.receive_json()]
    await socket.close()
    assert {"failed": 0} in answers
    [event] = [answer for answer in answers if "detail" in answer]
    assert event["source"] == "espadas"
    assert event["detail-type"] == "BotTurnDue"
    assert event["version"] == "0"


async def test_any_process_may_put_events_over_http(
    connect: Connect, bus: EventBridgeClient
) -> None:
    answer = bus.put_events(Entries=[{"Source": "espadas", "DetailType": "X", "Detail": "[]"}])
    assert answer["FailedEntryCount"] == 1


async def test_an_event_may_be_delivered_twice_and_the_schedule_ticks(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running_stack(
        state=tmp_path_factory.mktemp("ticking"),
        handlers=TOYS,
        sweep_every=0.1,
        environment={"ESPADAS_EVENT_COPIES": "2"},
    ) as stack:
        body = json.dumps({"Entries": [entry(EventBusName="espadas")]})
        headers = {"X-Amz-Target": "AWSEvents.PutEvents"}
        async with (
            aiohttp.ClientSession(stack.url) as session,
            session.post("/aws/events", data=body, headers=headers) as answer,
        ):
            assert answer.status == 200
        bots = await eventually(lambda: two_of(fetch(stack.url, "bot")))
        ticks = await eventually(lambda: two_of(fetch(stack.url, "sweep")))
    assert len({event["id"] for event in bots.values()}) == 1
    tick = next(iter(ticks.values()))
    assert tick["detail-type"] == "Scheduled Event"
    assert tick["source"] == "aws.scheduler"


def two_of(found: dict[str, Any]) -> dict[str, Any]:
    return found if len(found) >= 2 else {}
