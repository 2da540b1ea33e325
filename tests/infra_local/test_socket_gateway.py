from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest
from aiohttp import ClientSession, WSMsgType, WSServerHandshakeError
from mypy_boto3_dynamodb import DynamoDBClient

from infra.local.gateway_ws import Lifetime
from infra.local.stack import LocalStack, running_stack
from tests.infra_local.conftest import PATIENCE, TOYS, Connect, eventually, fetch, id_of, kept


async def test_connect_sees_headers_and_query_string(
    connect: Connect, dynamo: DynamoDBClient
) -> None:
    socket = await connect(word="hola")
    event = kept(dynamo, "came")[await id_of(socket)]
    await socket.close()
    assert event["queryStringParameters"] == {"word": "hola"}
    assert event["headers"]["Upgrade"] == "websocket"
    assert event["requestContext"]["routeKey"] == "$connect"
    assert event["requestContext"]["eventType"] == "CONNECT"


async def test_a_message_comes_without_headers(connect: Connect) -> None:
    socket = await connect()
    await socket.send_str('{"do":"echo"}')
    answer = await socket.receive_json()
    await socket.close()
    event = answer["event"]
    assert "headers" not in event
    assert event["body"] == '{"do":"echo"}'
    assert event["isBase64Encoded"] is False
    assert event["requestContext"]["routeKey"] == "$default"
    assert event["requestContext"]["eventType"] == "MESSAGE"
    assert event["requestContext"]["stage"] == "ws"
    assert event["requestContext"]["messageId"]


async def test_the_context_counts_down_from_the_timeout(connect: Connect) -> None:
    socket = await connect()
    await socket.send_json({"do": "echo"})
    left_ms = (await socket.receive_json())["left_ms"]
    await socket.close()
    assert 0 < left_ms <= 10_000


@pytest.mark.parametrize("status", [401, 403])
async def test_connect_may_refuse_the_handshake(connect: Connect, status: int) -> None:
    with pytest.raises(WSServerHandshakeError) as refusal:
        await connect(refuse=str(status))
    assert refusal.value.status == status


async def test_a_failing_connect_is_a_502(connect: Connect) -> None:
    with pytest.raises(WSServerHandshakeError) as refusal:
        await connect(crash="yes")
    assert refusal.value.status == 502


async def test_a_request_that_is_no_handshake_is_turned_away(session: ClientSession) -> None:
    async with session.get("/ws") as response:
        assert response.status == 426


async def test_disconnect_carries_code_and_reason(connect: Connect, dynamo: DynamoDBClient) -> None:
    socket = await connect()
    me = await id_of(socket)
    await socket.close(code=4001, message=b"enough")
    event = await eventually(lambda: kept(dynamo, "left").get(me))
    assert event["requestContext"]["eventType"] == "DISCONNECT"
    assert event["requestContext"]["disconnectStatusCode"] == 4001
    assert event["requestContext"]["disconnectReason"] == "enough"


async def test_a_lost_line_is_a_disconnect_with_1006(
    stack: LocalStack, dynamo: DynamoDBClient
) -> None:
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(stack.socket_url, timeout=PATIENCE)
        me = await id_of(socket)
        transport = socket.get_extra_info("socket")
        assert transport is not None
        transport.shutdown(2)
        event = await eventually(lambda: kept(dynamo, "left").get(me))
    assert event["requestContext"]["disconnectStatusCode"] == 1006


async def test_a_frame_of_32_kb_is_taken(connect: Connect) -> None:
    socket = await connect()
    frame = '{"do":"write","name":"full"}'.ljust(32 * 1024)
    await socket.send_str(frame)
    assert await socket.receive_json() == "full"
    await socket.close()


async def test_a_larger_frame_closes_with_1009(connect: Connect) -> None:
    socket = await connect()
    await socket.send_str("x" * (32 * 1024 + 1))
    closing = await socket.receive()
    assert closing.type is WSMsgType.CLOSE
    assert closing.data == 1009


async def test_a_binary_frame_closes_with_1003(connect: Connect) -> None:
    socket = await connect()
    await socket.send_bytes(b"\x00")
    closing = await socket.receive()
    assert closing.data == 1003


async def test_a_failing_function_is_told_to_the_sender(connect: Connect) -> None:
    socket = await connect()
    me = await id_of(socket)
    await socket.send_json({"do": "crash"})
    answer = await socket.receive_json()
    await socket.close()
    assert answer["message"] == "Internal server error"
    assert answer["connectionId"] == me


async def test_messages_of_one_connection_may_overtake_each_other(connect: Connect) -> None:
    socket = await connect()
    await socket.send_json({"do": "sleep", "seconds": 0.3, "name": "first"})
    await socket.send_json({"do": "sleep", "seconds": 0, "name": "second"})
    assert [await socket.receive_json(), await socket.receive_json()] == ["second", "first"]
    await socket.close()


@pytest.fixture
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalStack]:
    """A stack whose sockets live for two seconds, and for one without a word."""
    with running_stack(
        state=tmp_path_factory.mktemp("hasty"),
        handlers=TOYS,
        lifetime=Lifetime(idle=1, cut=2),
    ) as running:
        yield running


async def test_silent_and_old_sockets_are_closed(hasty: LocalStack) -> None:
    async with aiohttp.ClientSession() as session:
        silent = await session.ws_connect(hasty.socket_url, timeout=PATIENCE)
        busy = await session.ws_connect(hasty.socket_url, timeout=PATIENCE)
        silent_id, me = await id_of(silent), await id_of(busy)
        said = asyncio.create_task(keep_saying(busy))
        closing = await silent.receive()
        assert (closing.type, closing.data) == (WSMsgType.CLOSE, 1001)
        assert busy.close_code is None
        assert await said == 1001
        left = await eventually(lambda: all_of({silent_id, me}, fetch(hasty.url, "left")))
    assert left[me]["requestContext"]["disconnectStatusCode"] == 1001
    assert left[me]["requestContext"]["disconnectReason"] == "Going away"


def all_of(names: set[str], found: dict[str, Any]) -> dict[str, Any]:
    return found if names <= found.keys() else {}


async def keep_saying(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    """Say something ten times a second until the socket is closed; the code it closes with."""
    while True:
        with contextlib.suppress(ConnectionError):
            await socket.send_json({"do": "write", "name": "still here"})
        if (answer := await socket.receive()).type is not WSMsgType.TEXT:
            return socket.close_code if answer.data is None else int(answer.data)
        await asyncio.sleep(0.1)
