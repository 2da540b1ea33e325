"""Fixtures: one world for each store. What is promised holds over memory and DynamoDB alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.functions.aws import dynamo, store_over
from tests.functions.fakes import World

if TYPE_CHECKING:
    from mypy_boto3_dynamodb.client import DynamoDBClient


@pytest.fixture(scope="module")
def account() -> DynamoDBClient:
    """A client onto DynamoDB."""
    return dynamo()


@pytest.fixture(params=["memory", "dynamodb"])
def world(request: pytest.FixtureRequest) -> World:
    """A site over one of the two stores."""
    if request.param == "memory":
        return World()
    return World(store=store_over(request.getfixturevalue("account")))
