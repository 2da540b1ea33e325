"""Least privilege: each function may do what the site describes, and nothing else."""

from __future__ import annotations

import json

import pytest

from infra.site import SITE
from tests.infra.synthesis import Json, Stack, Synthesis

WRITE = {"dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:DeleteItem"}


@pytest.fixture(scope="module", params=["dev", "prod"])
def game(synthesis: Synthesis, request: pytest.FixtureRequest) -> Stack:
    return synthesis.stack(request.param, "Game")


def statements(stack: Stack, role_of: str = "") -> list[Json]:
    """What the policies of roles with this beginning allow."""
    return [
        statement
        for name, each in stack.of("AWS::IAM::Policy").items()
        if name.startswith(role_of)
        for statement in each["Properties"]["PolicyDocument"]["Statement"]
    ]


def actions(stack: Stack, role_of: str) -> set[str]:
    """The actions that those policies allow."""
    listed = [statement["Action"] for statement in statements(stack, role_of)]
    return {action for each in listed for action in ([each] if isinstance(each, str) else each)}


def test_no_action_is_a_wildcard(game: Stack) -> None:
    assert "*" not in json.dumps([statement["Action"] for statement in statements(game)])


def test_only_connections_are_named_by_a_wildcard(game: Stack) -> None:
    wild = [
        statement["Action"]
        for statement in statements(game)
        if "*" in json.dumps(statement["Resource"])
    ]
    assert set(wild) == {"execute-api:ManageConnections"}


def test_every_function_has_a_role_of_its_own(game: Stack) -> None:
    roles = [found["Role"]["Fn::GetAtt"][0] for found in game.properties("AWS::Lambda::Function")]
    assert len(set(roles)) == len(SITE.functions)


def test_no_role_takes_a_policy_managed_by_others(game: Stack) -> None:
    assert [r for r in game.properties("AWS::IAM::Role") if "ManagedPolicyArns" in r] == []


def test_no_function_scans_the_table(game: Stack) -> None:
    assert "Scan" not in json.dumps(statements(game))


def test_http_function_cannot_put_events(game: Stack) -> None:
    assert actions(game, "HttpApi") >= WRITE
    assert "events:PutEvents" not in actions(game, "HttpApi")


def test_only_the_sweep_queries_the_index(game: Stack) -> None:
    asking = [
        name
        for name, each in game.of("AWS::IAM::Policy").items()
        if "/index/due" in json.dumps(each)
    ]
    assert [name.startswith("Sweep") for name in asking] == [True]


def test_only_the_message_function_closes_connections(game: Stack) -> None:
    closing = [
        name
        for name, each in game.of("AWS::IAM::Policy").items()
        if "/DELETE/@connections/" in json.dumps(each)
    ]
    assert [name.startswith("Message") for name in closing] == [True]


def test_push_keys_are_read_by_nobody_but_their_maker(synthesis: Synthesis) -> None:
    for name in ("Game", "Page", "Watch"):
        assert "ssm:" not in json.dumps(statements(synthesis.stack("dev", name)))
    made = actions(synthesis.stack("dev", "Tables"), "PushKeys")
    assert {action for action in made if action.startswith("ssm:")} == {
        "ssm:PutParameter",
        "ssm:GetParameter",
        "ssm:DeleteParameter",
    }
