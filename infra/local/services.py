"""The AWS services that the handlers call, by path.

Each stands under a path of this stack's own address, so that boto3 finds it by its endpoint and
any other program by HTTP. Calls of our own process take the short cut of `infra.local.short_cut`.
"""

from __future__ import annotations

from urllib.parse import unquote

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
