from __future__ import annotations

import pytest
from aiohttp import ClientSession, WSMsgType
from botocore.exceptions import ClientError
from mypy_boto3_apigatewaymanagementapi import ApiGatewayManagementApiClient
from mypy_boto3_dynamodb import DynamoDBClient

from tests.infra_local.conftest import Connect, eventually, id_of, kept


async def test_a_function_reaches_other_connections(connect: Connect) -> None:
    teller, listener = await connect(), await connect()
    other = await id_of(listener)
    await teller.send_json({"do": "tell", "to": [other], "what": "hola"})
    assert await listener.receive_json() == "hola"
    await teller.close()
    await listener.close()


async def test_any_process_may_post_over_http(
    connect: Connect, posting: ApiGatewayManagementApiClient
) -> None:
    socket = await connect()
    posting.post_to_connection(ConnectionId=await id_of(socket), Data="señas".encode())
    assert await socket.receive_str() == "señas"
    await socket.close()


async def test_posting_to_a_closed_connection_is_gone(
    connect: Connect, posting: ApiGatewayManagementApiClient, dynamo: DynamoDBClient
) -> None:
    socket = await connect()
    me = await id_of(socket)
    await socket.close()
    await eventually(lambda: kept(dynamo, "left").get(me))
    with pytest.raises(posting.exceptions.GoneException):
        posting.post_to_connection(ConnectionId=me, Data=b"hola")


async def test_gone_is_said_in_the_header_of_the_error(session: ClientSession) -> None:
    async with session.post("/ws/@connections/nobody=", data=b"hola") as response:
        assert response.status == 410
        assert response.headers["x-amzn-ErrorType"] == "GoneException"


async def test_posting_from_inside_connect_is_gone(
    connect: Connect, dynamo: DynamoDBClient
) -> None:
    socket = await connect(early="one")
    await socket.close()
    assert kept(dynamo, "early")["one"] == {"status": 410}


async def test_a_message_of_128_kb_may_be_posted(
    connect: Connect, posting: ApiGatewayManagementApiClient
) -> None:
    socket = await connect()
    posting.post_to_connection(ConnectionId=await id_of(socket), Data=b"x" * 131_072)
    assert len(await socket.receive_str()) == 131_072
    await socket.close()


async def test_a_larger_one_is_too_large(
    connect: Connect, posting: ApiGatewayManagementApiClient
) -> None:
    socket = await connect()
    me = await id_of(socket)
    with pytest.raises(ClientError) as refusal:
        posting.post_to_connection(ConnectionId=me, Data=b"x" * 131_073)
    await socket.close()
    assert refusal.value.response["ResponseMetadata"]["HTTPStatusCode"] == 413
    assert refusal.value.response["Error"]["Code"] == "PayloadTooLargeException"


async def test_get_tells_who_is_connected(
    connect: Connect, posting: ApiGatewayManagementApiClient
) -> None:
    socket = await connect()
    answer = posting.get_connection(ConnectionId=await id_of(socket))
    await socket.close()
    assert answer["Identity"]["SourceIp"] == "127.0.0.1"
    assert answer["ConnectedAt"] <= answer["LastActiveAt"]


async def test_delete_closes_the_connection(
    connect: Connect, posting: ApiGatewayManagementApiClient, dynamo: DynamoDBClient
) -> None:
    socket = await connect()
    me = await id_of(socket)
    posting.delete_connection(ConnectionId=me)
    closing = await socket.receive()
    assert (closing.type, closing.data) == (WSMsgType.CLOSE, 1000)
    with pytest.raises(posting.exceptions.GoneException):
        posting.post_to_connection(ConnectionId=me, Data=b"hola")
    left = await eventually(lambda: kept(dynamo, "left").get(me))
    assert left["requestContext"]["disconnectStatusCode"] == 1000
