"""The AWS services that the handlers call, by path, and boto3's way to them without a socket.

Each stands under a path of this stack's own address, so that boto3 finds it by its endpoint and
any other program by HTTP. Calls of our own process never leave it: before botocore sends a request
to this address, the answer is already there.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import cast
from urllib.parse import unquote

from botocore.awsrequest import AWSPreparedRequest, AWSResponse
from botocore.compat import HTTPHeaders
from botocore.handlers import BUILTIN_HANDLERS

from infra.local.bus import Bus
from infra.local.dynamo import LocalDynamo
from infra.local.posting import Posting
from infra.local.reply import Reply

DYNAMO_PATH = "/aws/dynamodb"
EVENTS_PATH = "/aws/events"


class Services:
    """DynamoDB, EventBridge and the management of connections. Safe under threads."""

    def __init__(self, dynamo: LocalDynamo, bus: Bus, posting: Posting, stage: str) -> None:
        """Offer these, the connections under the WebSocket stage."""
        self._dynamo = dynamo
        self._bus = bus
        self._posting = posting
        self.connections_path = f"/{stage}/@connections/"

    def answer(self, method: str, path: str, target: str, body: bytes) -> Reply | None:
        """Answer one request, or None when the path is none of these services'.

        `target` is the header `X-Amz-Target`, such as ``DynamoDB_20120810.Query``.
        """
        operation = target.rpartition(".")[2]
        if path.rstrip("/") == DYNAMO_PATH:
            return self._dynamo.call(operation, body)
        if path.rstrip("/") == EVENTS_PATH:
            return self._events(operation, body)
        if path.startswith(self.connections_path):
            return self._posting.answer(method, unquote(path[len(self.connections_path) :]), body)
        return None

    def _events(self, operation: str, body: bytes) -> Reply:
        if operation == "PutEvents":
            return self._bus.put_events(body)
        return Reply.error(400, "UnknownOperationException", f"{operation} is not taken here")


class ShortCut:
    """Answers botocore's requests to one address in place of the network."""

    def __init__(self, address: str, services: Services) -> None:
        """Take what goes to `address`, such as ``http://127.0.0.1:8010``."""
        self._address = address
        self._services = services

    def install(self) -> None:
        """Stand before the network of every client that is made from now on."""
        BUILTIN_HANDLERS.append(("before-send", self))

    def __call__(self, *, request: AWSPreparedRequest, **_: object) -> AWSResponse | None:
        """What botocore gets instead of a response; None sends the request over the network."""
        if not request.url.startswith(self._address + "/"):
            return None
        path = request.url[len(self._address) :].partition("?")[0]
        target = _text(request.headers.get("X-Amz-Target", ""))
        reply = self._services.answer(request.method, path, target, _body(request))
        return None if reply is None else _response(request.url, reply)


class _Body(BytesIO):
    """A body in the form in which botocore reads one."""

    def stream(self, **_: object) -> Iterator[bytes]:
        while block := self.read():
            yield block


def _response(url: str, reply: Reply) -> AWSResponse:
    headers = HTTPHeaders()
    for name, text in reply.headers.items():
        headers[name] = text
    return AWSResponse(url, reply.status, headers, _Body(reply.body))


def _body(request: AWSPreparedRequest) -> bytes:
    body = request.body or b""
    return body.encode() if isinstance(body, str) else cast(bytes, body)


def _text(header: str | bytes) -> str:
    return header.decode() if isinstance(header, bytes) else header
