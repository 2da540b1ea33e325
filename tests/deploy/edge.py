"""A stand-in for the edge of CloudFront: one origin on loopback, led by the deployed distribution.

ministack serves a distribution's page with its functions and headers, but reaches neither of the
APIs from there. So here each path goes where the distribution's own behaviours send it: to an API
by its id, to anything else through ministack's CloudFront.
"""

from __future__ import annotations

import asyncio
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

import aiohttp
from aiohttp import web

from tests.deploy.account import Deployed

HOP_BY_HOP = frozenset({"connection", "content-encoding", "content-length", "transfer-encoding"})


@dataclass(frozen=True)
class Route:
    """Paths of this pattern go to the API with this id."""

    pattern: str
    api: str


@dataclass(frozen=True)
class Distribution:
    """What was deployed: its domain, and the paths that lead elsewhere than to the page."""

    domain: str
    routes: tuple[Route, ...]

    @classmethod
    def of(cls, deployed: Deployed) -> Distribution:
        """The one distribution of the account."""
        [found] = deployed.client("cloudfront").list_distributions()["DistributionList"]["Items"]
        hosts = {origin["Id"]: origin["DomainName"] for origin in found["Origins"]["Items"]}
        routes = (
            Route(each["PathPattern"], hosts[each["TargetOriginId"]].partition(".")[0])
            for each in found["CacheBehaviors"]["Items"]
            if ".execute-api." in hosts[each["TargetOriginId"]]
        )
        return cls(found["DomainName"], tuple(routes))

    def api_for(self, path: str) -> str | None:
        """The API behind a path, None for the page."""
        matching = (route.api for route in self.routes if fnmatchcase(path, route.pattern))
        return next(matching, None)


@dataclass
class Edge:
    """Passes requests and sockets on."""

    behind: str
    distribution: Distribution
    session: aiohttp.ClientSession

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Pass one request on, or a socket, message by message."""
        api = self.distribution.api_for(request.path)
        if api is None:
            return await self._passed(request, self.behind, {"Host": self.distribution.domain})
        base = f"{self.behind}/_aws/execute-api/{api}"
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._socket(request, base + request.path)
        return await self._passed(request, base, {})

    async def _passed(
        self, request: web.Request, base: str, instead: dict[str, str]
    ) -> web.Response:
        kept = {name: text for name, text in request.headers.items() if name != "Host"}
        async with self.session.request(
            request.method,
            base + request.path_qs,
            data=await request.read(),
            headers={**kept, **instead},
            allow_redirects=False,
        ) as answer:
            headers = {n: t for n, t in answer.headers.items() if n.lower() not in HOP_BY_HOP}
            return web.Response(status=answer.status, body=await answer.read(), headers=headers)

    async def _socket(self, request: web.Request, url: str) -> web.WebSocketResponse:
        near = web.WebSocketResponse()
        await near.prepare(request)
        async with self.session.ws_connect(url.replace("https://", "wss://")) as far:
            ways = {asyncio.create_task(_pass_on(a, b)) for a, b in ((near, far), (far, near))}
            _, waiting = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in waiting:
                way.cancel()
        await near.close()
        return near


async def _pass_on(source: Any, target: Any) -> None:  # noqa: ANN401 - either end of a socket
    async for frame in source:
        await target.send_str(frame.data)


@contextmanager
def running_edge(deployed: Deployed) -> Iterator[str]:
    """The address of an edge before what is deployed, on a thread of its own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    serving = asyncio.run_coroutine_threadsafe(_serve(deployed), loop).result()
    address, runner, session = serving
    try:
        yield address
    finally:
        asyncio.run_coroutine_threadsafe(_stop(runner, session), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _serve(deployed: Deployed) -> tuple[str, web.AppRunner, aiohttp.ClientSession]:
    trust = ssl.create_default_context(cafile=str(deployed.ministack.certificate.path))
    session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trust), auto_decompress=True)
    edge = Edge(deployed.ministack.url, Distribution.of(deployed), session)
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", edge.handle)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    return f"http://127.0.0.1:{runner.addresses[0][1]}", runner, session


async def _stop(runner: web.AppRunner, session: aiohttp.ClientSession) -> None:
    await runner.cleanup()
    await session.close()
    await asyncio.sleep(0.25)
