"""The events that API Gateway hands to functions: HTTP payload format 2.0, and WebSocket."""

from __future__ import annotations

import base64
import time
import uuid
from datetime import UTC, datetime
from typing import Any

from aiohttp import web
from multidict import MultiMapping

from infra.local.connections import Connection

TEXTUAL = ("text/", "application/json", "application/javascript", "application/xml")
API_ID = "laptop"


def http_event(request: web.Request, route_key: str, body: bytes) -> dict[str, Any]:
    """A request of the HTTP API, in payload format 2.0. Absent parts have no field, as there."""
    parts: dict[str, Any] = {
        "version": "2.0",
        "routeKey": route_key,
        "rawPath": request.path,
        "rawQueryString": request.query_string,
        "headers": _joined(request.headers, without="cookie"),
        "requestContext": _http_context(request, route_key),
        "isBase64Encoded": False,
    }
    if cookies := request.headers.getall("Cookie", []):
        parts["cookies"] = [cookie.strip() for line in cookies for cookie in line.split(";")]
    if request.query:
        parts["queryStringParameters"] = _joined(request.query)
    if request.match_info:
        parts["pathParameters"] = dict(request.match_info)
    return parts | (_body(request.content_type, body) if body else {})


def _http_context(request: web.Request, route_key: str) -> dict[str, Any]:
    return {
        **_where(request.host),
        **_when("time", "timeEpoch"),
        "routeKey": route_key,
        "stage": "$default",
        "http": {
            "method": request.method,
            "path": request.path,
            "protocol": f"HTTP/{request.version.major}.{request.version.minor}",
            "sourceIp": request.remote or "",
            "userAgent": request.headers.get("User-Agent", ""),
        },
    }


def _body(content_type: str, body: bytes) -> dict[str, Any]:
    if content_type.startswith(TEXTUAL):
        return {"body": body.decode(errors="replace")}
    return {"body": base64.b64encode(body).decode(), "isBase64Encoded": True}


def _joined(fields: MultiMapping[str], without: str = "") -> dict[str, str]:
    """Each name once (headers in lower case), several values joined by commas."""
    folded: dict[str, list[str]] = {}
    for name, text in fields.items():
        folded.setdefault(name.lower() if without else name, []).append(text)
    return {name: ",".join(texts) for name, texts in folded.items() if name != without}


def _where(host: str) -> dict[str, str]:
    return {
        "accountId": "123456789012",
        "apiId": API_ID,
        "domainName": host,
        "domainPrefix": API_ID,
        "requestId": str(uuid.uuid4()),
    }


def _when(text: str, epoch: str) -> dict[str, Any]:
    """The time of the request, UTC: as a log line writes it, and in milliseconds."""
    now = time.time()
    written = datetime.fromtimestamp(now, UTC).strftime("%d/%b/%Y:%H:%M:%S +0000")
    return {text: written, epoch: int(now * 1000)}


class SocketEvents:
    """The events of one connection of the WebSocket API."""

    def __init__(self, connection: Connection, host: str, stage: str) -> None:
        """Name this connection, reached at `host` under `stage`, in every event."""
        self._connection = connection
        self._host = host
        self._stage = stage

    def connect(self, request: web.Request) -> dict[str, Any]:
        """The handshake: the only one of these events with headers and a query string."""
        parts = {
            "headers": dict(request.headers),
            "multiValueHeaders": {n: request.headers.getall(n) for n in request.headers},
            "requestContext": self._context("$connect", "CONNECT"),
            "isBase64Encoded": False,
        }
        if request.query:
            parts["queryStringParameters"] = dict(request.query)
            parts["multiValueQueryStringParameters"] = {
                name: request.query.getall(name) for name in request.query
            }
        return parts

    def message(self, text: str) -> dict[str, Any]:
        """One message of the client."""
        context = self._context("$default", "MESSAGE") | {"messageId": _short_id()}
        return {"requestContext": context, "body": text, "isBase64Encoded": False}

    def disconnect(self, code: int, reason: str) -> dict[str, Any]:
        """The end, with the status code of the closing frame (1006 when there was none)."""
        closing = {"disconnectStatusCode": code, "disconnectReason": reason}
        context = self._context("$disconnect", "DISCONNECT") | closing
        return {"requestContext": context, "isBase64Encoded": False}

    def _context(self, route_key: str, kind: str) -> dict[str, Any]:
        return {
            **_where(self._host),
            **_when("requestTime", "requestTimeEpoch"),
            "routeKey": route_key,
            "eventType": kind,
            "messageDirection": "IN",
            "extendedRequestId": _short_id(),
            "stage": self._stage,
            "connectionId": self._connection.connection_id,
            "connectedAt": int(self._connection.connected_at * 1000),
            "identity": {
                "sourceIp": self._connection.source_ip,
                "userAgent": self._connection.user_agent,
            },
        }


def _short_id() -> str:
    return base64.b64encode(uuid.uuid4().bytes[:10]).decode()
