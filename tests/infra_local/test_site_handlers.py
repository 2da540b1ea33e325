from __future__ import annotations

import json
from collections.abc import Iterator

import aiohttp
import pytest
from aiohttp import ClientSession

from infra.local.stack import LocalStack, running_stack
from tests.infra_local.conftest import PATIENCE


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalStack]:
    """A stack with the handlers that the site names; it starts only if it can import them all."""
    with running_stack(state=tmp_path_factory.mktemp("site"), sweep_every=0.2) as running:
        yield running


async def test_the_http_api_answers_for_a_table_that_is_not_there(site: LocalStack) -> None:
    async with ClientSession(site.url) as session, session.get("/api/tables/nowhere") as answer:
        assert answer.status == 404
        assert "code" in await answer.json()


async def test_the_socket_answers_a_message_it_cannot_read(site: LocalStack) -> None:
    async with aiohttp.ClientSession() as session:
        line = await session.ws_connect(site.socket_url, timeout=PATIENCE)
        await line.send_str("no json")
        answer = await line.receive_json()
        await line.close()
    assert answer["type"] == "refused"


async def test_a_preview_of_the_invitation_takes_no_seat(site: LocalStack) -> None:
    opening = {"secret": "A" * 22, "name": "Ana"}
    async with ClientSession(site.url) as session:
        async with session.post("/api/tables", json=opening) as answer:
            table = (await answer.json())["table"]
        looks = []
        for path in (f"/mesa/{table}", f"/api/tables/{table}", f"/api/tables/{table}"):
            async with session.get(path) as answer:
                looks.append(await answer.text())
    first, second = (json.loads(text) for text in looks[1:])
    assert first["version"] == second["version"]
    assert second["view"]["seat"] is None
    assert [seat["player"] for seat in second["view"]["seats"]].count(None) == 3


def test_handlers_leave_nothing_to_complain_about(site: LocalStack) -> None:
    assert site.log_path.read_text() == ""
