"""One process: the parts put together, started, and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any

from aiohttp import web

from infra.local.bus import Bus
from infra.local.connections import Connections
from infra.local.dynamo import REGION, LocalDynamo
from infra.local.functions import Functions, load
from infra.local.gateway_http import BODY_LIMIT, HttpGateway
from infra.local.gateway_ws import SocketGateway
from infra.local.page import Page
from infra.local.posting import Posting
from infra.local.schedule import run_schedule
from infra.local.services import DYNAMO_PATH, EVENTS_PATH, Services
from infra.local.settings import Settings
from infra.local.short_cut import ShortCut
from infra.site import SITE, handler_environment, security_headers

HOST = "127.0.0.1"
TABLE = "espadas"
BUS = "espadas"
FOREIGN = ("AWS_PROFILE", "AWS_SESSION_TOKEN", "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS")
"""Variables of a person's own AWS account, which the handlers here must not see."""


class CannotStart(Exception):
    """The stack cannot start here; the message says what to do about it."""

    code = "cannot_start"


def listen(port: int) -> socket.socket:
    """A listening socket of this machine alone; `CannotStart` when the port is taken."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((HOST, port))
        listening.listen(128)
    except OSError as error:
        listening.close()
        raise CannotStart(_why_not(port, error)) from error
    return listening


def _why_not(port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use. Choose another: PORT={port + 1} make play"
    return f"Port {port} cannot be opened: {error.strerror}."


@contextmanager
def kept_state(settings: Settings) -> Iterator[LocalDynamo]:
    """The table of the state folder, for this process alone; `CannotStart` when another has it."""
    settings.state.mkdir(parents=True, exist_ok=True)
    with (settings.state / "journal.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise CannotStart(f"Another stack is using {settings.state}.") from error
        if settings.is_fresh:
            settings.journal.unlink(missing_ok=True)
        dynamo = LocalDynamo.at(settings.journal, TABLE, SITE.store)
        try:
            yield dynamo
        finally:
            dynamo.close()


def environment(address: str, log_level: str) -> dict[str, str]:
    """The environment of the handlers when the stack's own address is `address`."""
    return {
        **handler_environment(
            table=TABLE,
            bus=BUS,
            socket_endpoint=f"{address}/{SITE.socket_stage}",
            log_level=log_level,
        ),
        "AWS_ACCESS_KEY_ID": "laptop",
        "AWS_SECRET_ACCESS_KEY": "laptop",
        "AWS_REGION": REGION,
        "AWS_DEFAULT_REGION": REGION,
        "AWS_CONFIG_FILE": os.devnull,
        "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
        # Whatever is not named below ends at this address too: nothing here reaches the cloud.
        "AWS_ENDPOINT_URL": f"{address}/aws",
        "AWS_ENDPOINT_URL_DYNAMODB": address + DYNAMO_PATH,
        "AWS_ENDPOINT_URL_EVENTBRIDGE": address + EVENTS_PATH,
        "POWERTOOLS_METRICS_DISABLED": "true",
    }


async def serve(
    settings: Settings, dynamo: LocalDynamo, listening: socket.socket, ready: Callable[[str], None]
) -> None:
    """Serve until the process is told to end; `ready` gets the address once all of it works."""
    address = f"http://{HOST}:{listening.getsockname()[1]}"
    async with _assembled(settings, dynamo, address) as app:
        runner = web.AppRunner(app, handle_signals=False, access_log=None, shutdown_timeout=1)
        await runner.setup()
        try:
            await web.SockSite(runner, listening).start()
            ready(address)
            await _told_to_end()
        finally:
            await runner.cleanup()


async def _told_to_end() -> None:
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    await told.wait()


@asynccontextmanager
async def _assembled(
    settings: Settings, dynamo: LocalDynamo, address: str
) -> AsyncIterator[web.Application]:
    """The application and what runs beside it."""
    loop = asyncio.get_running_loop()
    connections = Connections(loop)
    deliver = Deliveries(loop)
    bus = Bus(BUS, SITE.rules, deliver, settings.event_copies)
    services = Services(dynamo, bus, Posting(connections), SITE.socket_stage)
    for name in FOREIGN:
        os.environ.pop(name, None)
    os.environ.update(environment(address, settings.log_level))
    ShortCut(address, services).install()
    functions = _functions(settings)
    deliver.functions = functions
    ticking = asyncio.create_task(run_schedule(functions, SITE.schedule, settings.sweep_every))
    try:
        yield _application(settings, functions, connections, services)
    finally:
        ticking.cancel()
        functions.close()


class Deliveries:
    """Hands events to functions from any thread, and holds on to what is under way."""

    functions: Functions

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Deliver on this event loop."""
        self._loop = loop
        self._under_way: set[asyncio.Task[None]] = set()

    def __call__(self, name: str, event: dict[str, Any]) -> None:
        """Deliver `event` to the function `name`, later."""
        self._loop.call_soon_threadsafe(self._start, name, event)

    def _start(self, name: str, event: dict[str, Any]) -> None:
        task = asyncio.create_task(self.functions.deliver(name, event))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)


def _functions(settings: Settings) -> Functions:
    configured = [
        replace(function, handler=settings.handlers.get(function.name, function.handler))
        for function in SITE.functions
    ]
    loaded = {function.name: (function, load(function.handler)) for function in configured}
    return Functions(loaded, settings.threads)


def _application(
    settings: Settings, functions: Functions, connections: Connections, services: Services
) -> web.Application:
    app = web.Application(client_max_size=BODY_LIMIT)
    app.on_response_prepare.append(_secure)
    app.router.add_get("/healthz", _healthy)
    _add_services(app, services)
    HttpGateway(functions, SITE.http_routes).add_to(app)
    SocketGateway(functions, connections, SITE, settings.lifetime).add_to(app)
    Page(settings.page).add_to(app)
    return app


async def _healthy(_: web.Request) -> web.Response:
    return web.Response(text="ok\n")


async def _secure(_: web.Request, response: web.StreamResponse) -> None:
    if response.status != 101:
        response.headers.update(security_headers())


def _add_services(app: web.Application, services: Services) -> None:
    async def handle(request: web.Request) -> web.Response:
        body = await request.read()
        target = request.headers.get("X-Amz-Target", "")
        reply = await asyncio.to_thread(
            services.answer, request.method, request.raw_path, target, body
        )
        if reply is None:
            return web.Response(status=404)
        return web.Response(status=reply.status, body=reply.body, headers=dict(reply.headers))

    for path in (DYNAMO_PATH, EVENTS_PATH, services.connections_path + "{id}"):
        app.router.add_route("*", path + "{slash:/?}", handle)


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run a stack until it is told to end.

    Raises `CannotStart` or `JournalBroken`. What handlers print goes to standard error.
    """
    with listen(settings.port) as listening, kept_state(settings) as dynamo:
        # A thread that computes would otherwise hold up those that answer for 5 ms at a time.
        sys.setswitchinterval(0.0005)
        with contextlib.redirect_stdout(sys.stderr):
            asyncio.run(serve(settings, dynamo, listening, ready))
