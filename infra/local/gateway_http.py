"""The HTTP API: each route of the site's description, with payload format 2.0."""

from __future__ import annotations

import base64
import json
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler

from infra.local.functions import FunctionFailed, Functions
from infra.local.payloads import http_event
from infra.site import HttpRoute

BODY_LIMIT = 6 * 1024 * 1024
"""The largest body that Lambda takes, in bytes."""


class HttpGateway:
    """Hands requests under ``/api`` to the functions and their answers back."""

    def __init__(self, functions: Functions, routes: tuple[HttpRoute, ...]) -> None:
        """Serve these routes."""
        self._functions = functions
        self._routes = routes

    def add_to(self, app: web.Application) -> None:
        """Take the routes, and every other path under ``/api`` as one that does not exist."""
        for route in self._routes:
            app.router.add_route(route.method, route.path, self._handler(route))
        app.router.add_route("*", "/api{rest:(/.*)?}", _not_found)

    def _handler(self, route: HttpRoute) -> Handler:
        async def handle(request: web.Request) -> web.Response:
            return await self._answer(route, request)

        return handle

    async def _answer(self, route: HttpRoute, request: web.Request) -> web.Response:
        try:
            body = await request.read()
        except web.HTTPRequestEntityTooLarge:
            return _message(413, "Request Entity Too Large")
        try:
            answer = await self._functions.invoke(
                route.function, http_event(request, route.key, body)
            )
            return _response(answer)
        except (FunctionFailed, LookupError, TypeError, ValueError):
            return _message(500, "Internal Server Error")


async def _not_found(_: web.Request) -> web.Response:
    return _message(404, "Not Found")


def _message(status: int, text: str) -> web.Response:
    return web.json_response({"message": text}, status=status)


def _response(answer: object) -> web.Response:
    """A handler's answer as HTTP; one without a status code is itself the JSON body of a 200."""
    if not isinstance(answer, dict) or "statusCode" not in answer:
        return web.json_response(answer)
    headers = {name: str(text) for name, text in (answer.get("headers") or {}).items()}
    if "content-type" not in {name.lower() for name in headers}:
        headers["Content-Type"] = "text/plain; charset=utf-8"
    response = web.Response(status=int(answer["statusCode"]), body=_bytes(answer), headers=headers)
    for cookie in answer.get("cookies") or []:
        response.headers.add("Set-Cookie", cookie)
    return response


def _bytes(answer: dict[str, Any]) -> bytes:
    body = answer.get("body") or ""
    if answer.get("isBase64Encoded"):
        return base64.b64decode(body)
    return body.encode() if isinstance(body, str) else json.dumps(body).encode()
