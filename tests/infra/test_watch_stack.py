"""What watches."""

from __future__ import annotations

import ast
import json

from infra.bundling.recipe import ROOT
from infra.parts.metrics import COUNTED
from tests.infra.synthesis import Json, Stack, Synthesis

ALARMS = {
    "ErrorsHttpApi",
    "ErrorsMessage",
    "ErrorsBotTurn",
    "ErrorsSweep",
    "Faults",
    "Throttles",
    "DeadLetters",
    "OverdueRobots",
    "SweepStopped",
}


def watch(synthesis: Synthesis, stage: str) -> Stack:
    return synthesis.stack(stage, "Watch")


def alarm(stack: Stack, name: str) -> Json:
    [found] = [
        each
        for each in stack.properties("AWS::CloudWatch::Alarm")
        if each["AlarmName"].endswith(f"-{name}")
    ]
    return found


def counted_in_functions() -> set[str]:
    """Every name that the functions pass to `count`."""
    return {
        argument.value
        for file in (ROOT / "functions").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "count"
        for argument in node.args[:1]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_every_alarm_tells_the_operator(synthesis: Synthesis) -> None:
    stack = watch(synthesis, "prod")
    [topic] = stack.of("AWS::SNS::Topic")
    told = stack.only("AWS::SNS::Subscription")
    alarms = stack.properties("AWS::CloudWatch::Alarm")
    assert {each["AlarmName"].rpartition("-")[2] for each in alarms} == ALARMS
    assert [each["AlarmActions"] for each in alarms] == [[{"Ref": topic}]] * len(ALARMS)
    assert (told["Protocol"], told["Endpoint"]) == ("email", "operator@example.org")


def test_cloudwatch_is_let_in_to_the_topic(synthesis: Synthesis) -> None:
    policy = watch(synthesis, "dev").only("AWS::SNS::TopicPolicy")["PolicyDocument"]
    allowed = [each for each in policy["Statement"] if each["Effect"] == "Allow"]
    assert [each["Principal"] for each in allowed] == [{"Service": "cloudwatch.amazonaws.com"}]


def test_silence_of_the_sweep_is_an_alarm(synthesis: Synthesis) -> None:
    stopped = alarm(watch(synthesis, "dev"), "SweepStopped")
    assert stopped["TreatMissingData"] == "breaching"
    assert stopped["ComparisonOperator"] == "LessThanThreshold"
    assert stopped["MetricName"] == "Invocations"


def test_silence_of_everything_else_is_none(synthesis: Synthesis) -> None:
    alarms = watch(synthesis, "dev").properties("AWS::CloudWatch::Alarm")
    quiet = {each["AlarmName"] for each in alarms if each["TreatMissingData"] == "notBreaching"}
    assert quiet == {f"espadas-dev-{name}" for name in ALARMS - {"SweepStopped"}}


def test_what_is_looked_at_is_counted(synthesis: Synthesis) -> None:
    assert set(COUNTED) - counted_in_functions() == set()


def test_dashboard_shows_everything_that_is_counted(synthesis: Synthesis) -> None:
    board = json.dumps(watch(synthesis, "prod").only("AWS::CloudWatch::Dashboard"))
    assert [name for name in COUNTED if name not in board] == []
    assert "IntegrationLatency" in board


def test_dashboard_and_budget_can_be_left_out(synthesis: Synthesis) -> None:
    lean, full = watch(synthesis, "dev"), watch(synthesis, "prod")
    kinds = ("AWS::CloudWatch::Dashboard", "AWS::Budgets::Budget", "AWS::SNS::Subscription")
    assert [len(lean.of(kind)) for kind in kinds] == [0, 0, 0]
    assert [len(full.of(kind)) for kind in kinds] == [1, 1, 1]


def test_budget_tells_at_half_and_at_all_of_it(synthesis: Synthesis) -> None:
    budget = watch(synthesis, "prod").only("AWS::Budgets::Budget")
    notices = [each["Notification"] for each in budget["NotificationsWithSubscribers"]]
    assert budget["Budget"]["BudgetLimit"] == {"Amount": 20, "Unit": "USD"}
    assert [each["Threshold"] for each in notices] == [50, 100]
