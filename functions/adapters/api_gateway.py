"""Sockets behind API Gateway's WebSocket API."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import boto3
from botocore.config import Config

from functions.ports.world import Gone

if TYPE_CHECKING:
    from mypy_boto3_apigatewaymanagementapi.client import ApiGatewayManagementApiClient

CONFIG: Final = Config(
    connect_timeout=1,
    read_timeout=2,
    retries={"mode": "standard", "total_max_attempts": 4},
    tcp_keepalive=True,
    max_pool_connections=32,
)
"""Throttling (`LimitExceededException`) is among what the standard mode tries again."""


def sockets_client(endpoint: str) -> ApiGatewayManagementApiClient:
    """Open the one client for the management endpoint, `https://...` with the stage in its path."""
    return boto3.client("apigatewaymanagementapi", endpoint_url=endpoint, config=CONFIG)


class ApiGatewaySockets:
    """`Sockets` over `POST` and `DELETE @connections/{id}`."""

    def __init__(self, client: ApiGatewayManagementApiClient) -> None:
        """Post through `client`."""
        self._client = client

    def post(self, connection: str, payload: bytes) -> None:
        """Send bytes to one connection. Raises `Gone`; anything else is the caller's to log."""
        try:
            self._client.post_to_connection(ConnectionId=connection, Data=payload)
        except self._client.exceptions.GoneException as error:
            raise Gone(connection) from error

    def close(self, connection: str) -> None:
        """Close a connection; closing a gone one is fine."""
        try:
            self._client.delete_connection(ConnectionId=connection)
        except self._client.exceptions.GoneException:
            return
