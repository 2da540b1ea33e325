"""`/@connections/{id}`: what API Gateway lets a function do to a connection."""

from __future__ import annotations

import json

from infra.local.connections import DISMISSED, MESSAGE_LIMIT, Connection, Connections
from infra.local.reply import Reply


class Posting:
    """Answers POST, GET and DELETE for one connection. Safe under threads."""

    def __init__(self, connections: Connections) -> None:
        """Act on these connections."""
        self._connections = connections

    def answer(self, method: str, connection_id: str, body: bytes) -> Reply:
        """Do what was asked, or say 410 for a connection that is gone, closing or not yet there."""
        connection = self._connections.find(connection_id)
        if connection is None:
            return Reply.error(410, "GoneException", "")
        if method == "POST":
            return self._post(connection, body)
        if method == "GET":
            return Reply(200, json.dumps(connection.description()).encode())
        if method == "DELETE":
            return self._dismiss(connection)
        return Reply.error(403, "ForbiddenException", "")

    def _post(self, connection: Connection, body: bytes) -> Reply:
        if len(body) > MESSAGE_LIMIT:
            return Reply.error(413, "PayloadTooLargeException", "")
        self._connections.send(connection, body.decode(errors="replace"))
        return Reply(200)

    def _dismiss(self, connection: Connection) -> Reply:
        self._connections.remove(connection)
        self._connections.send(connection, DISMISSED)
        return Reply(204)
