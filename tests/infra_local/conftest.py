"""A stack with toy handlers, and the ways to speak to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import aiohttp
import boto3
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, ClientWSTimeout
from mypy_boto3_apigatewaymanagementapi import ApiGatewayManagementApiClient
from mypy_boto3_dynamodb import DynamoDBClient
from mypy_boto3_events import EventBridgeClient

from infra.local.stack import LocalStack, running_stack

TOYS = {
    name: f"tests.infra_local.toys.{attribute}"
    for name, attribute in {
        "http_api": "http",
        "message": "socket",
        "bot_turn": "bot",
        "sweep": "sweep",
    }.items()
}
AWS = boto3.Session("test", "test", region_name="us-east-1")

PATIENCE = ClientWSTimeout(ws_receive=10)

collect_ignore = ["toys.py"]  # it makes its clients when imported, as handlers do

Connect = Callable[..., Awaitable[ClientWebSocketResponse]]


@pytest.fixture(scope="session")
def stack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalStack]:
    """One stack for every test that leaves it as it found it."""
    with running_stack(state=tmp_path_factory.mktemp("state"), handlers=TOYS) as running:
        yield running


@pytest.fixture
async def session(stack: LocalStack) -> AsyncIterator[ClientSession]:
    async with aiohttp.ClientSession(stack.url) as opened:
        yield opened


@pytest.fixture
async def connect(session: ClientSession) -> Connect:
    """Open sockets to the stack; the query string is given as keywords."""

    async def opened(**query: str) -> ClientWebSocketResponse:
        return await session.ws_connect("/ws", params=query, timeout=PATIENCE)

    return opened


@pytest.fixture
def dynamo(stack: LocalStack) -> Iterator[DynamoDBClient]:
    client = AWS.client("dynamodb", endpoint_url=stack.url + "/aws/dynamodb")
    yield client
    client.close()


@pytest.fixture
def bus(stack: LocalStack) -> Iterator[EventBridgeClient]:
    client = AWS.client("events", endpoint_url=stack.url + "/aws/events")
    yield client
    client.close()


@pytest.fixture
def posting(stack: LocalStack) -> Iterator[ApiGatewayManagementApiClient]:
    client = AWS.client("apigatewaymanagementapi", endpoint_url=stack.url + "/ws")
    yield client
    client.close()


def kept(dynamo: DynamoDBClient, partition: str) -> dict[str, Any]:
    """What the toy handlers kept in a partition, by sort key."""
    answer = dynamo.query(
        TableName="espadas",
        KeyConditionExpression="pk = :p",
        ExpressionAttributeValues={":p": {"S": partition}},
    )
    return {item["sk"]["S"]: json.loads(item["what"]["S"]) for item in answer["Items"]}


async def eventually(found: Callable[[], dict[str, Any] | None]) -> dict[str, Any]:
    """The first answer of `found` that is not empty; fails after ten seconds without one."""
    for _ in range(500):
        if answer := await asyncio.to_thread(found):
            return answer
        await asyncio.sleep(0.02)
    pytest.fail("nothing came")


def fetch(url: str, partition: str) -> dict[str, Any]:
    """What the toy handlers of the stack at `url` kept in a partition, by sort key."""
    client = AWS.client("dynamodb", endpoint_url=url + "/aws/dynamodb")
    try:
        return kept(client, partition)
    finally:
        client.close()


async def id_of(socket: ClientWebSocketResponse) -> str:
    """The connection id under which the stack knows the socket."""
    await socket.send_json({"do": "echo"})
    answer = await socket.receive_json()
    return str(answer["event"]["requestContext"]["connectionId"])
