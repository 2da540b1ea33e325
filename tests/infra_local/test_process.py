from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from infra.local.process import environment
from infra.local.settings import BadSetting, Settings
from infra.local.stack import DidNotStart, LocalStack, running_stack
from infra.site import ENVIRONMENT
from tests.infra_local.conftest import PATIENCE, TOYS, fetch


@pytest.fixture
def own(tmp_path: Path) -> Iterator[LocalStack]:
    """A stack that the test may kill."""
    with running_stack(state=tmp_path / "state", handlers=TOYS) as running:
        yield running


async def acknowledged_until(stack: LocalStack, count: int) -> set[str]:
    """Write without pause, and kill the stack once so many writes are acknowledged."""
    acknowledged: set[str] = set()
    async with aiohttp.ClientSession() as session:
        line = await session.ws_connect(stack.socket_url, timeout=PATIENCE)
        for number in range(count * 2):
            await line.send_json({"do": "write", "name": f"w{number}"})
        async for message in line:
            acknowledged.add(json.loads(message.data))
            if len(acknowledged) == count:
                stack.kill()
    return acknowledged


async def test_kill_nine_loses_no_acknowledged_write(own: LocalStack) -> None:
    acknowledged = await acknowledged_until(own, 100)
    url = own.url
    own.start()
    assert own.url == url
    assert len(acknowledged) >= 100
    assert acknowledged <= fetch(own.url, "kept").keys()


async def test_a_stack_killed_twice_still_has_the_first_writes(own: LocalStack) -> None:
    first = await acknowledged_until(own, 5)
    own.start()
    own.kill()
    own.start()
    assert first <= fetch(own.url, "kept").keys()


async def test_fresh_starts_empty(own: LocalStack) -> None:
    await acknowledged_until(own, 3)
    own.environment = {**own.environment, "FRESH": "1"}
    own.start()
    assert fetch(own.url, "kept") == {}


async def test_a_stack_told_to_end_ends_well_with_sockets_open(own: LocalStack) -> None:
    async with aiohttp.ClientSession() as session:
        line = await session.ws_connect(own.socket_url, timeout=PATIENCE)
        assert own.stop() == 0
        assert (await line.receive()).type is aiohttp.WSMsgType.CLOSE


def test_a_port_in_use_is_said_clearly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        stack = LocalStack(tmp_path, {"ESPADAS_STATE": str(tmp_path)}, port=port)
        with pytest.raises(DidNotStart) as refusal:
            stack.start()
    said = str(refusal.value)
    assert said == f"Port {port} is in use. Choose another: PORT={port + 1} make play\n"


def test_two_stacks_never_share_a_state_folder(own: LocalStack) -> None:
    second = LocalStack(own.state, own.environment)
    with pytest.raises(DidNotStart, match="Another stack is using"):
        second.start()


def test_a_broken_journal_is_said_clearly(tmp_path: Path) -> None:
    (tmp_path / "journal.jsonl").write_text("no json\n")
    with (
        pytest.raises(DidNotStart, match="FRESH=1 starts empty"),
        running_stack(state=tmp_path, handlers=TOYS),
    ):
        pass


def test_only_the_address_is_printed_on_standard_output(own: LocalStack) -> None:
    process = own.process
    assert process is not None
    assert process.stdout is not None
    rest = process.stdout
    process.terminate()
    assert rest.read() == ""


def test_handlers_get_the_variables_that_the_site_names() -> None:
    given = environment("http://127.0.0.1:1234", "INFO")
    assert set(ENVIRONMENT) <= given.keys()
    assert given["WEBSOCKET_ENDPOINT"] == "http://127.0.0.1:1234/ws"
    assert given["LOG_LEVEL"] == "INFO"


def test_settings_come_from_the_environment() -> None:
    settings = Settings.of(
        {
            "PORT": "0",
            "FRESH": "1",
            "BROWSER": "none",
            "ESPADAS_STATE": "elsewhere",
            "ESPADAS_IDLE_SECONDS": "0.5",
            "ESPADAS_HANDLERS": "message=a.b.handler,sweep=c.handler",
        }
    )
    assert settings.port == 0
    assert settings.is_fresh
    assert not settings.opens_browser
    assert settings.journal == Path("elsewhere/journal.jsonl")
    assert settings.lifetime.idle == 0.5
    assert settings.handlers == {"message": "a.b.handler", "sweep": "c.handler"}


def test_an_empty_environment_is_the_laptop_as_documented() -> None:
    settings = Settings.of({"PORT": "", "FRESH": "", "BROWSER": ""})
    assert settings.port == 8010
    assert not settings.is_fresh
    assert settings.opens_browser
    assert (settings.lifetime.idle, settings.lifetime.cut) == (600, 7200)
    assert settings.sweep_every == 60


@pytest.mark.parametrize(
    "wrong", [{"PORT": "eight"}, {"PORT": "-1"}, {"ESPADAS_HANDLERS": "message"}]
)
def test_a_setting_that_cannot_be_meant_is_named(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match=next(iter(wrong))):
        Settings.of(wrong)
