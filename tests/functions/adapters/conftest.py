"""A DynamoDB client of each test's own: some tests change what it hears."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from functions.adapters.dynamo_store import DynamoStore
from tests.functions.aws import dynamo, store_over

if TYPE_CHECKING:
    from mypy_boto3_dynamodb.client import DynamoDBClient


@pytest.fixture
def client() -> DynamoDBClient:
    """A client of the test's own."""
    return dynamo()


@pytest.fixture
def store(client: DynamoDBClient) -> DynamoStore:
    """An empty store over that client."""
    return store_over(client)
