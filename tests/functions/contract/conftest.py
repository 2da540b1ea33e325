"""Every test of this folder runs on both stores."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from functions.adapters.memory import MemoryStore
from functions.ports.store import TableStore
from tests.functions.aws import dynamo, store_over

if TYPE_CHECKING:
    from mypy_boto3_dynamodb.client import DynamoDBClient


@pytest.fixture(scope="session")
def client() -> DynamoDBClient:
    """One client for all: making one takes longer than most tests."""
    return dynamo()


@pytest.fixture(params=["memory", "dynamo"])
def store(request: pytest.FixtureRequest) -> TableStore:
    """An empty store."""
    if request.param == "memory":
        return MemoryStore()
    return store_over(request.getfixturevalue("client"))
