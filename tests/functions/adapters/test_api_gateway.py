"""Posting to sockets: who is gone, what is tried again, what is the caller's to know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest
from botocore.awsrequest import AWSResponse
from botocore.compat import HTTPHeaders
from botocore.exceptions import ClientError
from moto.core.botocore_stubber import MockRawResponse

from functions.adapters.api_gateway import ApiGatewaySockets, sockets_client
from functions.ports.world import Gone
from tests.functions.aws import CREDENTIALS

if TYPE_CHECKING:
    from botocore.awsrequest import AWSPreparedRequest

ENDPOINT = "https://example.test/ws"


class Gateway:
    """API Gateway as the client meets it: answers by status, and keeps what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, bytes]] = []
        self.answers: list[tuple[int, str]] = []

    def take(self, request: AWSPreparedRequest, **_: Any) -> AWSResponse:  # noqa: ANN401 - botocore's
        body = request.body or b""
        assert isinstance(body, bytes | bytearray)
        self.asked.append((request.method, request.url, bytes(body)))
        status, error = self.answers.pop(0) if self.answers else (200, "")
        headers = HTTPHeaders()
        if error:
            headers["x-amzn-ErrorType"] = error
        raw = MockRawResponse(json.dumps({"message": error}).encode() if error else b"")
        return AWSResponse(request.url, status, headers, raw)


@pytest.fixture
def gateway() -> Gateway:
    return Gateway()


@pytest.fixture
def sockets(gateway: Gateway) -> Iterator[ApiGatewaySockets]:
    with patch.dict("os.environ", CREDENTIALS), patch("botocore.endpoint.time.sleep"):
        client = sockets_client(ENDPOINT)
        client.meta.events.register_first("before-send.apigatewaymanagementapi", gateway.take)  # type: ignore[arg-type]
        yield ApiGatewaySockets(client)


def test_a_payload_reaches_its_connection(gateway: Gateway, sockets: ApiGatewaySockets) -> None:
    sockets.post("abc=", b'{"type":"pong"}')
    assert gateway.asked == [("POST", f"{ENDPOINT}/@connections/abc%3D", b'{"type":"pong"}')]


def test_a_peer_that_left_is_gone(gateway: Gateway, sockets: ApiGatewaySockets) -> None:
    gateway.answers = [(410, "GoneException")]
    with pytest.raises(Gone, match="abc"):
        sockets.post("abc", b"hola")
    assert len(gateway.asked) == 1


def test_a_throttled_post_is_tried_again(gateway: Gateway, sockets: ApiGatewaySockets) -> None:
    gateway.answers = [(429, "LimitExceededException")] * 3
    sockets.post("abc", b"hola")
    assert len(gateway.asked) == 4


def test_a_post_throttled_without_end_is_not_a_gone_peer(
    gateway: Gateway, sockets: ApiGatewaySockets
) -> None:
    gateway.answers = [(429, "LimitExceededException")] * 4
    with pytest.raises(ClientError, match="LimitExceeded"):
        sockets.post("abc", b"hola")


def test_a_connection_is_closed(gateway: Gateway, sockets: ApiGatewaySockets) -> None:
    sockets.close("abc")
    assert gateway.asked == [("DELETE", f"{ENDPOINT}/@connections/abc", b"")]


def test_closing_a_gone_connection_is_fine(gateway: Gateway, sockets: ApiGatewaySockets) -> None:
    gateway.answers = [(410, "GoneException")]
    sockets.close("abc")
    assert len(gateway.asked) == 1
