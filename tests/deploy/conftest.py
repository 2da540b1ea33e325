"""One account, one deploy, for all tests of this folder, in the order in which they stand."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator

import aiohttp
import pytest
from playwright.sync_api import Browser

from infra.dev.chromium import running_chromium
from tests.deploy.account import Deployed
from tests.deploy.cdk import Cdk
from tests.deploy.ministack import REGION, Ministack
from tests.deploy.site import Site
from tests.deploy.tls import make_certificate

ACCOUNT = "000000000000"


@pytest.fixture(scope="session")
def ministack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ministack]:
    folder = tmp_path_factory.mktemp("ministack")
    running = Ministack(folder, make_certificate(folder))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def deployed(ministack: Ministack, tmp_path_factory: pytest.TempPathFactory) -> Deployed:
    context = {
        "bundle": "host",
        "upload": "no",
        "dashboard": "yes",
        "alarm_email": "operator@example.org",
        "socket_endpoint": f"{ministack.url}/_aws/execute-api/{{api}}/ws",
    }
    folder = tmp_path_factory.mktemp("cdk")
    cdk = Cdk(folder, ministack.client_environment, context)
    cdk.bootstrap(ACCOUNT, REGION)
    return Deployed(ministack, cdk, cdk.deploy())


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A Chromium, as the journeys start it; gone with its test, for it takes the event loop."""
    with running_chromium() as running:
        yield running


@pytest.fixture
async def site(deployed: Deployed) -> AsyncIterator[Site]:
    trust = ssl.create_default_context(cafile=str(deployed.ministack.certificate.path))
    connector = aiohttp.TCPConnector(ssl=trust)
    async with aiohttp.ClientSession(connector=connector) as session:
        yield Site(deployed.ministack.url, deployed.outputs, session)
    # aiohttp closes TLS connections after its session is closed.
    await asyncio.sleep(0.25)
