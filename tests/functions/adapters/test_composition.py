"""How a site is put together: from the environment, and without saying what nobody should hear."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from unittest.mock import patch

import pytest

from functions.adapters.dynamo_store import DynamoStore
from functions.bootstrap import compose
from functions.observability import Observability
from functions.settings import MissingSetting, Settings
from tests.functions.aws import CREDENTIALS

ENVIRONMENT = {
    "TABLE_NAME": "tables",
    "DUE_INDEX": "due",
    "EVENT_BUS": "bus",
    "WEBSOCKET_ENDPOINT": "https://example.test/ws",
    "STAGE": "ws",
}


_services = itertools.count(1)


def open_observability() -> Observability:
    """Open log and metrics of a service of their own: a logger keeps the output it first had."""
    service = {"POWERTOOLS_SERVICE_NAME": f"espadas-{next(_services)}"}
    return Observability.open(Settings.read(ENVIRONMENT | service))


def test_settings_come_from_the_environment() -> None:
    settings = Settings.read({**ENVIRONMENT, "LOG_LEVEL": "DEBUG"})
    assert (settings.table_name, settings.due_index, settings.log_level) == (
        "tables",
        "due",
        "DEBUG",
    )


@pytest.mark.parametrize("name", ENVIRONMENT)
def test_a_missing_setting_is_named(name: str) -> None:
    with pytest.raises(MissingSetting, match=name):
        Settings.read({other: value for other, value in ENVIRONMENT.items() if other != name})


def test_a_site_is_composed_of_the_environment() -> None:
    with patch.dict("os.environ", CREDENTIALS):
        site = compose(ENVIRONMENT).site
    assert isinstance(site.store, DynamoStore)
    assert site.store.table_name == "tables"


@pytest.mark.parametrize("module", ["functions.bot_turn", "functions.sweep"])
def test_handlers_are_imported_without_an_environment(module: str) -> None:
    imported = subprocess.run(
        [sys.executable, "-c", f"import {module}; print(callable({module}.handler))"],
        capture_output=True,
        text=True,
        check=True,
        env={},
    )
    assert imported.stdout == "True\n"


def test_a_fault_is_logged_without_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    def handler(event: dict[str, str], context: object) -> None:
        raise ValueError(event["secret"])

    with pytest.raises(ValueError, match="hush"):
        open_observability().watch(handler, {"secret": "hush-hush"}, None)
    out = capsys.readouterr().out
    line = json.loads(out.splitlines()[0])
    assert (line["level"], line["kind"]) == ("ERROR", "ValueError")
    assert "handler" in line["where"]
    assert "hush" not in out


def test_what_was_counted_is_written_once(capsys: pytest.CaptureFixture[str]) -> None:
    observability = open_observability()

    def handler(event: dict[str, str], context: object) -> str:
        observability.metrics.count("LostRace")
        observability.metrics.count("LostRace", 2)
        return "done"

    def quiet(event: dict[str, str], context: object) -> None:
        """Count nothing."""

    assert observability.watch(handler, {}, None) == "done"
    observability.watch(quiet, {}, None)
    (line,) = capsys.readouterr().out.splitlines()
    written = json.loads(line)
    assert sum(written["LostRace"]) == 3
    assert written["_aws"]["CloudWatchMetrics"][0]["Namespace"] == "Espadas"


def test_hundreds_of_one_count_are_one_sum(capsys: pytest.CaptureFixture[str]) -> None:
    observability = open_observability()

    def handler(event: dict[str, str], context: object) -> None:
        for _ in range(250):
            observability.metrics.count("TableSetAside")

    observability.watch(handler, {}, None)
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["TableSetAside"] == [250]


def test_metrics_switched_off_are_never_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POWERTOOLS_METRICS_DISABLED", "true")
    observability = open_observability()

    def handler(event: dict[str, str], context: object) -> None:
        observability.metrics.count("CardPlayed")

    for _ in range(150):
        observability.watch(handler, {}, None)
    monkeypatch.delenv("POWERTOOLS_METRICS_DISABLED")
    observability.watch(handler, {}, None)
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["CardPlayed"] == [1]


def test_log_lines_are_json_with_their_fields(capsys: pytest.CaptureFixture[str]) -> None:
    log = open_observability().log
    log.info("a table is deleted in pages", table="abcdefghijkl")
    log.warning("the sweep ran out of time", looked_at=3)
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert (first["message"], first["table"]) == ("a table is deleted in pages", "abcdefghijkl")
    assert (second["level"], second["looked_at"]) == ("WARNING", 3)
