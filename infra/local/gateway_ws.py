"""The WebSocket API: `$connect`, `$default`, `$disconnect`, and API Gateway's limits.

Messages of one connection are handled side by side and may overtake each other, as there.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import uuid
from dataclasses import dataclass
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

from infra.local.connections import GOING_AWAY, Close, Connection, Connections
from infra.local.functions import FunctionFailed, Functions
from infra.local.payloads import SocketEvents
from infra.site import Site

FRAME_LIMIT = 32 * 1024
"""The largest frame taken from a client, in bytes; a larger one closes the socket with 1009.

aiohttp tells frames and messages apart no further: a message in several frames has this limit too,
where API Gateway would take 128 KB. Nothing the page sends comes near either.
"""

NO_STATUS = 1005
"""The status code of a closing frame that names none."""

ABNORMAL = 1006
"""The status code of a connection that ended without a closing frame."""


@dataclass(frozen=True)
class Lifetime:
    """How long a socket lives, in seconds: without a word from either end, and in all."""

    idle: float = 600
    cut: float = 7200


class SocketGateway:
    """Serves the one WebSocket path of the site."""

    def __init__(
        self, functions: Functions, connections: Connections, site: Site, lifetime: Lifetime
    ) -> None:
        """Hand what happens on sockets to the functions that `site` names for it."""
        self._functions = functions
        self._connections = connections
        self._site = site
        self._lifetime = lifetime

    def add_to(self, app: web.Application) -> None:
        """Take the path that is named like the stage; the end of the app ends the sockets."""
        app.router.add_get(f"/{self._site.socket_stage}", self._handle)
        app.on_shutdown.append(self._end)

    async def _end(self, _: web.Application) -> None:
        for connection in self._connections.all():
            self._connections.send(connection, GOING_AWAY)

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        connection = Connection(request.remote or "", request.headers.get("User-Agent", ""))
        events = SocketEvents(connection, request.host, self._site.socket_stage)
        socket = web.WebSocketResponse(compress=False, max_msg_size=FRAME_LIMIT + 1)
        if not socket.can_prepare(request):
            return web.Response(status=426, text="Upgrade Required")
        if refusal := await self._refusal(events.connect(request)):
            return refusal
        await socket.prepare(request)
        await self._live(socket, connection, events)
        return socket

    async def _refusal(self, event: dict[str, Any]) -> web.Response | None:
        """None when `$connect` let the connection in, else what the handshake ends with."""
        try:
            answer = await self._invoke("$connect", event)
        except FunctionFailed:
            return web.json_response({"message": "Internal server error"}, status=502)
        status = answer.get("statusCode") if isinstance(answer, dict) else None
        if status is None:
            return web.json_response({"message": "Internal server error"}, status=502)
        return None if 200 <= int(status) < 300 else web.Response(status=int(status))

    async def _live(
        self, socket: web.WebSocketResponse, connection: Connection, events: SocketEvents
    ) -> None:
        self._connections.add(connection)
        sender = asyncio.create_task(_send(socket, connection))
        watch = asyncio.create_task(self._watch(connection))
        try:
            ending = await self._listen(socket, connection, events)
        finally:
            self._connections.remove(connection)
            watch.cancel()
            if connection.ended is None:
                sender.cancel()
        with contextlib.suppress(FunctionFailed):
            await self._invoke("$disconnect", events.disconnect(ending.code, ending.reason))

    async def _listen(
        self, socket: web.WebSocketResponse, connection: Connection, events: SocketEvents
    ) -> Close:
        """Take messages until the socket ends; how it ended, by either end's closing frame."""
        while (message := await socket.receive()).type in {WSMsgType.TEXT, WSMsgType.BINARY}:
            self._take(message, connection, events)
        if connection.ended is not None:
            return connection.ended
        if message.type is WSMsgType.CLOSE:
            return Close(int(message.data or NO_STATUS), message.extra or "")
        if message.type is WSMsgType.ERROR:
            return Close(socket.close_code or ABNORMAL, "")
        return Close(ABNORMAL, "")

    def _take(self, message: WSMessage, connection: Connection, events: SocketEvents) -> None:
        connection.touch()
        if message.type is WSMsgType.TEXT:
            task = asyncio.create_task(self._default(connection, events.message(message.data)))
            connection.in_flight.add(task)
            task.add_done_callback(connection.in_flight.discard)
        else:
            self._connections.send(connection, Close(1003, "Binary frames are not supported"))

    async def _default(self, connection: Connection, event: dict[str, Any]) -> None:
        try:
            await self._invoke("$default", event)
        except FunctionFailed:
            self._connections.send(connection, _failure(connection))

    async def _invoke(self, route: str, event: dict[str, Any]) -> object:
        return await self._functions.invoke(self._site.socket_function(route), event)

    async def _watch(self, connection: Connection) -> None:
        """Close the connection once it has been silent, or simply open, for too long."""
        end = time.monotonic() + self._lifetime.cut
        while True:
            due = min(connection.heard_at + self._lifetime.idle, end)
            left = due - time.monotonic()
            if left <= 0:
                break
            await asyncio.sleep(left)
        self._connections.send(connection, GOING_AWAY)


async def _send(socket: web.WebSocketResponse, connection: Connection) -> None:
    """Send what is put into the outbox, until told to close or until the other end is gone."""
    with contextlib.suppress(ConnectionError):
        while True:
            message = await connection.outbox.get()
            if isinstance(message, Close):
                connection.ended = message
                await socket.close(code=message.code, message=message.reason.encode())
                return
            await socket.send_str(message)
            connection.touch()


def _failure(connection: Connection) -> str:
    return json.dumps(
        {
            "message": "Internal server error",
            "connectionId": connection.connection_id,
            "requestId": str(uuid.uuid4()),
        }
    )
