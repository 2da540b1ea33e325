"""What an operator runs besides the CDK, against AWS's own clients with prepared answers."""

from __future__ import annotations

import boto3
from botocore.stub import Stubber

from infra.operate.bootstrapped import VERSION, is_bootstrapped
from infra.operate.logs import Tail

GROUP = "/espadas/dev/message"
NOON = 1_796_040_000_000


def test_account_is_bootstrapped_when_the_cdk_left_its_version() -> None:
    client = boto3.client("ssm", region_name="us-east-1")
    with Stubber(client) as stub:
        stub.add_response("get_parameter", {"Parameter": {"Value": "30"}}, {"Name": VERSION})
        assert is_bootstrapped(client)
        stub.add_client_error("get_parameter", "ParameterNotFound")
        assert not is_bootstrapped(client)


def test_each_line_of_a_log_is_shown_once() -> None:
    client = boto3.client("logs", region_name="us-east-1")
    tail = Tail(client, "/espadas/dev/", NOON - 1000)
    first, second = (
        {"eventId": str(number), "timestamp": NOON + number * 1000, "message": f"line {number}\n"}
        for number in (1, 2)
    )
    with Stubber(client) as stub:
        for events, since in (([first], NOON - 1000), ([first, second], NOON + 1000 - 30_000)):
            groups = {"logGroups": [{"logGroupName": GROUP}]}
            stub.add_response(
                "describe_log_groups", groups, {"logGroupNamePrefix": "/espadas/dev/"}
            )
            asked = {"logGroupName": GROUP, "startTime": since}
            stub.add_response("filter_log_events", {"events": events}, asked)
        assert list(tail.look()) == ["12:00:01 message   line 1"]
        assert list(tail.look()) == ["12:00:02 message   line 2"]
