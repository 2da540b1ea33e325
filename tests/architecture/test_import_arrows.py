"""The arrows between engine, functions, infra and web, and the purity of the engine."""

import re
from pathlib import Path

import pytest

from tests.architecture.arrows import against_the_arrows, without_a_place
from tests.architecture.purity import impurities_of

# `from "../x"`, `import "../x"` and `import("../x")`.
RELATIVE_IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.{1,2}/[^"']+)["']""")


def imports_that_leave(folder: Path, file: Path, source: str) -> list[str]:
    targets = RELATIVE_IMPORT.findall(source)
    return [
        target
        for target in targets
        if not (folder / file).parent.joinpath(target).resolve().is_relative_to(folder / "web")
    ]


def test_every_import_follows_the_arrows(modules: dict[str, str]) -> None:
    assert against_the_arrows(modules) == []


def test_every_module_of_functions_has_a_place(modules: dict[str, str]) -> None:
    assert without_a_place(modules) == []


def test_engine_does_no_io_and_draws_no_chance(modules: dict[str, str]) -> None:
    reaches = {
        module: impurities_of(source)
        for module, source in modules.items()
        if module.partition(".")[0] == "engine" and module != "engine.__main__"
    }
    assert {module: found for module, found in reaches.items() if found} == {}


def test_page_imports_nothing_from_outside_web(
    root: Path, repository_files: tuple[Path, ...]
) -> None:
    leaving = {
        str(file): imports_that_leave(root, file, (root / file).read_text())
        for file in repository_files
        if file.parts[0] == "web" and file.suffix in {".ts", ".tsx"}
    }
    assert {file: found for file, found in leaving.items() if found} == {}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.step", "import pydantic"),
        ("engine.step", "from functions.ports import store"),
        ("engine.__main__", "from infra.local import server"),
        ("functions.message", "from functions.adapters.dynamo import DynamoStore"),
        ("functions.message", "from functions import settings"),
        ("functions.message", "from engine.step import step"),
        ("functions.use_cases.play", "import boto3"),
        ("functions.use_cases.play", "from botocore.exceptions import ClientError"),
        ("functions.use_cases.play", "from functions.adapters import dynamo"),
        ("functions.use_cases.play", "import functions.bootstrap"),
        ("functions.use_cases.play", "from functions.settings import Settings"),
        ("functions.use_cases.play", "def late():\n    from functions.adapters import memory"),
        ("functions.use_cases.play", "from ..adapters import dynamo"),
        ("functions.ports.store", "from functions.use_cases.play import play"),
        ("functions.ports.store", "from mypy_boto3_dynamodb import DynamoDBClient"),
        ("functions.adapters.dynamo", "from functions.settings import Settings"),
        ("functions.protocol.views", "from engine.step import step"),
        ("functions.protocol.views", "import engine.step"),
        ("functions.bootstrap", "import boto3"),
        ("functions.settings", "from functions.adapters import dynamo"),
        ("infra.app", "import functions.message"),
        ("infra.local.server", "def serve():\n    from engine.step import step"),
    ],
)
def test_planted_import_against_arrows_is_named(module: str, source: str) -> None:
    assert len(against_the_arrows({module: source})) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.step", "from collections.abc import Callable\nfrom engine.cards import Card"),
        ("functions.message", "from functions import bootstrap, protocol, use_cases"),
        ("functions.use_cases.play", "from engine.step import step\nfrom functions.ports import x"),
        ("functions.adapters.dynamo", "import boto3\nfrom mypy_boto3_dynamodb import Client"),
        ("functions.protocol.views", "from engine.views import TableView\nimport pydantic"),
        ("functions.protocol.events", "from engine import events"),
        ("functions.bootstrap", "from functions import adapters, settings"),
        ("infra.local.server", "import importlib\nimport aiohttp"),
    ],
)
def test_import_along_the_arrows_is_allowed(module: str, source: str) -> None:
    assert against_the_arrows({module: source}) == []


def test_protocol_may_name_enums_but_not_other_classes() -> None:
    engine = "from enum import StrEnum\nclass Mode(StrEnum): ...\nclass Options: ..."
    protocol = "from engine.options import Mode\nfrom engine.options import Options"
    found = against_the_arrows({"engine.options": engine, "functions.protocol.x": protocol})
    assert found == ["functions.protocol.x:2 may not import engine.options.Options"]


def test_module_of_functions_without_a_place_is_named() -> None:
    assert without_a_place({"functions.sweep": "", "functions.misc": ""}) == ["functions.misc"]


@pytest.mark.parametrize(
    "source",
    [
        "open('cards.txt')",
        "print('AS')",
        "input()",
        "import os",
        "import socket",
        "import time",
        "from time import monotonic",
        "from pathlib import Path",
        "import secrets",
        "import random\nrandom.shuffle([])",
        "from random import choice",
        "import random\nrandom.Random()",
        "from datetime import datetime\ndatetime.now()",
        "import datetime\ndatetime.datetime.now()",
        "from datetime import date\nclock = date.today",
    ],
)
def test_planted_reach_out_of_engine_is_named(source: str) -> None:
    assert len(impurities_of(source)) == 1


def test_seeded_chance_and_given_time_are_pure() -> None:
    source = "import random\nfrom datetime import datetime\nrandom.Random(7)\ndatetime(2026, 1, 2)"
    assert impurities_of(source) == []


def test_planted_import_out_of_web_is_named() -> None:
    source = (
        'import a from "./a";\nimport b from "../../engine/b";\nconst c = import("../../../c");'
    )
    folder = Path("/somewhere")
    file = Path("web/src/main.ts")
    assert imports_that_leave(folder, file, source) == ["../../engine/b", "../../../c"]
