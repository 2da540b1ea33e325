"""The deployed site and its real endpoints, as its stacks tell them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import aiohttp

from tests.deploy.cdk import Outputs

Json = dict[str, Any]


@dataclass
class Site:
    """Talks to the APIs of one deploy; `ministack` is where the stand-in for AWS answers."""

    ministack: str
    outputs: Outputs
    session: aiohttp.ClientSession

    @property
    def http_url(self) -> str:
        """The HTTP API, addressed by its id: its own host name leads to AWS."""
        api = _id(self.outputs["Game"]["HttpEndpoint"])
        return f"{self.ministack}/_aws/execute-api/{api}/$default"

    @property
    def socket_url(self) -> str:
        """The WebSocket API with its stage."""
        api = _id(self.outputs["Game"]["SocketEndpoint"])
        return f"{self.ministack}/_aws/execute-api/{api}/ws".replace("https://", "wss://")

    async def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        """Send one request to the HTTP API; the status and the body of the answer."""
        async with self.session.request(method, self.http_url + path, json=body) as answer:
            return answer.status, await answer.json()

    async def open_table(self, secret: str, name: str) -> str:
        """Open a table and return its id."""
        status, told = await self.ask("POST", "/api/tables", {"secret": secret, "name": name})
        assert status == 200, told
        return str(told["table"])

    async def sit(self, table: str, secret: str, name: str) -> None:
        """Sit down at a table."""
        body = {"secret": secret, "name": name}
        status, told = await self.ask("POST", f"/api/tables/{table}/people", body)
        assert status == 200, told


def _id(endpoint: str) -> str:
    """The id of an API, the first part of its host name."""
    return endpoint.partition("//")[2].partition(".")[0]
