"""What plays: functions behind aliases, and what leads to them."""

from __future__ import annotations

import importlib
import json

import pytest

from infra.site import ENVIRONMENT, SITE, Function, handler_environment
from tests.infra.synthesis import Json, Stack, Synthesis

BY_NAME = {function.name: function for function in SITE.functions}


@pytest.fixture(scope="module", params=["dev", "prod"])
def game(synthesis: Synthesis, request: pytest.FixtureRequest) -> Stack:
    return synthesis.stack(request.param, "Game")


@pytest.fixture(scope="module")
def prod(synthesis: Synthesis) -> Stack:
    return synthesis.stack("prod", "Game")


def functions_of(stack: Stack) -> dict[str, Json]:
    """The functions by their names in `infra.site`."""
    by_handler = {function.handler: function.name for function in SITE.functions}
    found = stack.properties("AWS::Lambda::Function")
    return {by_handler[properties["Handler"]]: properties for properties in found}


def alias_of(stack: Stack, name: str) -> str:
    """The logical id of a function's alias."""
    title = name.title().replace("_", "")
    [alias] = [
        found for found in stack.of("AWS::Lambda::Alias") if found.startswith(f"{title}Alias")
    ]
    return alias


def test_functions_are_those_of_the_site(game: Stack) -> None:
    assert set(functions_of(game)) == set(BY_NAME)


@pytest.mark.parametrize("function", SITE.functions, ids=lambda function: function.name)
def test_handler_string_names_something_callable(function: Function) -> None:
    module, _, attribute = function.handler.rpartition(".")
    assert callable(getattr(importlib.import_module(module), attribute))


def test_functions_run_on_python_3_13_on_arm(game: Stack) -> None:
    for properties in functions_of(game).values():
        assert properties["Runtime"] == "python3.13"
        assert properties["Architectures"] == ["arm64"]


def test_functions_have_the_memory_and_time_of_the_site(game: Stack) -> None:
    for name, properties in functions_of(game).items():
        assert properties["MemorySize"] == BY_NAME[name].memory_mb
        assert properties["Timeout"] == BY_NAME[name].timeout_s


def test_environment_is_what_the_settings_read(game: Stack) -> None:
    asked: set[str] = set()

    class Asked(dict[str, str]):
        def get(self, name: str, default: str | None = None) -> str:  # type: ignore[override]
            asked.add(name)
            return self[name]

    said = handler_environment(table="t", bus="b", socket_endpoint="https://e", log_level="INFO")
    importlib.import_module("functions.settings").Settings.read(Asked(said))
    assert asked == set(ENVIRONMENT)
    for properties in functions_of(game).values():
        assert set(properties["Environment"]["Variables"]) == asked


def test_stages_do_not_share_what_they_count(synthesis: Synthesis) -> None:
    spaces = {
        stage: {
            properties["Environment"]["Variables"]["POWERTOOLS_METRICS_NAMESPACE"]
            for properties in functions_of(synthesis.stack(stage, "Game")).values()
        }
        for stage in ("dev", "prod")
    }
    assert spaces == {"dev": {"Espadas/dev"}, "prod": {"Espadas/prod"}}


def test_only_the_message_function_starts_from_a_snapshot(prod: Stack) -> None:
    snapped = {name for name, found in functions_of(prod).items() if "SnapStart" in found}
    assert snapped == {"message"}


def test_snapshots_can_be_left_out(synthesis: Synthesis) -> None:
    lean = synthesis.stack("dev", "Game").properties("AWS::Lambda::Function")
    assert [properties for properties in lean if "SnapStart" in properties] == []


def test_every_alias_points_at_a_published_version(game: Stack) -> None:
    versions = set(game.of("AWS::Lambda::Version"))
    targets = {
        properties["FunctionVersion"]["Fn::GetAtt"][0]
        for properties in game.properties("AWS::Lambda::Alias")
    }
    assert targets == versions
    assert len(versions) == len(SITE.functions)


def test_http_routes_lead_to_the_alias_of_their_function(game: Stack) -> None:
    led = {key: alias for key, alias in _routes(game).items() if not key.startswith("$")}
    assert led == {route.key: alias_of(game, route.function) for route in SITE.http_routes}


def test_socket_routes_lead_to_the_alias_of_their_function(game: Stack) -> None:
    led = {key: alias for key, alias in _routes(game).items() if key.startswith("$")}
    assert led == {route.key: alias_of(game, route.function) for route in SITE.socket_routes}


def _routes(stack: Stack) -> dict[str, str]:
    """The alias behind each route key."""
    integrations = stack.of("AWS::ApiGatewayV2::Integration")
    routes = stack.properties("AWS::ApiGatewayV2::Route")
    aliases = set(stack.of("AWS::Lambda::Alias"))
    behind = {
        name: next(alias for alias in aliases if json.dumps({"Ref": alias}) in json.dumps(each))
        for name, each in integrations.items()
    }
    return {route["RouteKey"]: behind[route["Target"]["Fn::Join"][1][1]["Ref"]] for route in routes}


def test_socket_stage_is_throttled_and_traces_no_content(game: Stack) -> None:
    [stage] = [
        found["DefaultRouteSettings"]
        for found in game.properties("AWS::ApiGatewayV2::Stage")
        if found["StageName"] == "ws"
    ]
    assert (stage["ThrottlingRateLimit"], stage["ThrottlingBurstLimit"]) == (500, 1000)
    assert stage["DataTraceEnabled"] is False
    assert stage["LoggingLevel"] == "OFF"


def test_http_log_keeps_neither_path_nor_address(game: Stack) -> None:
    [stage] = [
        found
        for found in game.properties("AWS::ApiGatewayV2::Stage")
        if found["StageName"] == "$default"
    ]
    written = stage["AccessLogSettings"]["Format"]
    assert "$context.routeKey" in written
    for secret in ("path", "sourceIp", "userAgent", "header", "identity"):
        assert secret not in written


def test_events_reach_the_alias_and_are_kept_when_they_cannot(game: Stack) -> None:
    [queue] = game.of("AWS::SQS::Queue")
    rules = game.properties("AWS::Events::Rule")
    letters = {"Arn": {"Fn::GetAtt": [queue, "Arn"]}}
    assert [rule["EventPattern"] for rule in rules] == [rule.pattern for rule in SITE.rules]
    for rule, described in zip(rules, SITE.rules, strict=True):
        [target] = rule["Targets"]
        assert target["Arn"] == {"Ref": alias_of(game, described.function)}
        assert target["DeadLetterConfig"] == letters
        assert target["RetryPolicy"] == {
            "MaximumEventAgeInSeconds": 300,
            "MaximumRetryAttempts": described.retries,
        }


def test_an_event_that_a_function_fails_on_is_kept_as_well(game: Stack) -> None:
    [queue] = game.of("AWS::SQS::Queue")
    kept = game.properties("AWS::Lambda::EventInvokeConfig")
    destination = {"OnFailure": {"Destination": {"Fn::GetAtt": [queue, "Arn"]}}}
    assert [config["DestinationConfig"] for config in kept] == [destination] * len(SITE.rules)


def test_sweep_is_invoked_each_minute_by_its_alias(game: Stack) -> None:
    schedule = game.only("AWS::Scheduler::Schedule")
    assert schedule["ScheduleExpression"] == "rate(1 minute)"
    assert schedule["State"] == "ENABLED"
    assert schedule["Target"]["Arn"] == {"Ref": alias_of(game, "sweep")}


def test_every_log_ends(game: Stack) -> None:
    logs = game.properties("AWS::Logs::LogGroup")
    assert len(logs) == len(SITE.functions) + 1
    assert {log["RetentionInDays"] for log in logs} <= {30, 90}
