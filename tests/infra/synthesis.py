"""One synthesis for all tests: two stages in one app, as differently configured as can be."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import aws_cdk as cdk
from cdk_nag import AwsSolutionsChecks

from infra.bundling.assets import Assets
from infra.bundling.bundles import Bundle
from infra.bundling.recipe import ROOT
from infra.cloud import build
from infra.config import Config
from infra.stage import Stage

Json = dict[str, Any]

LEAN: Mapping[str, str] = {
    "stage": "dev",
    "dashboard": "no",
    "snapstart": "no",
    "table": "restored",
}
FULL: Mapping[str, str] = {
    "stage": "prod",
    "alarm_email": "operator@example.org",
    "budget": "20",
    "domain": "espadas.example.org",
    "zone_id": "Z0123456789ABCDEFGHIJ",
    "zone_name": "example.org",
}
ELSEWHERE = cdk.Environment(account="123456789012", region="sa-east-1")
"""Both known before the deploy; from this region CloudFront takes no certificate."""


@dataclass(frozen=True)
class Stack:
    """The template of one stack."""

    template: Json

    def of(self, kind: str) -> dict[str, Json]:
        """The resources of a type, such as ``AWS::Lambda::Function``, by logical id."""
        found = self.template["Resources"].items()
        return {name: each for name, each in found if each["Type"] == kind}

    def properties(self, kind: str) -> list[Json]:
        """The properties of the resources of a type."""
        return [each.get("Properties", {}) for each in self.of(kind).values()]

    def only(self, kind: str) -> Json:
        """The properties of the one resource of a type."""
        [properties] = self.properties(kind)
        return dict(properties)


@dataclass(frozen=True)
class Synthesis:
    """A synthesised app: its folder, and what stopped it, if anything did."""

    folder: Path
    stopped_by: str

    def stack(self, stage: str, name: str) -> Stack:
        """A stack by its stage and the last part of its name."""
        path = self.folder / f"Espadas-{stage}-{name}.template.json"
        return Stack(json.loads(path.read_text()))

    @cached_property
    def templates(self) -> list[Path]:
        """All templates."""
        return sorted(self.folder.glob("*.template.json"))


def synthesise(folder: Path) -> Synthesis:
    """Synthesise both stages with the context of `cdk.json` and cdk-nag's checks."""
    context = json.loads((ROOT / "cdk.json").read_text())["context"]
    app = cdk.App(outdir=str(folder / "cdk.out"), context=context)
    assets = stand_ins(folder / "assets")
    for said, where in ((LEAN, cdk.Environment()), (FULL, ELSEWHERE)):
        build(app, Stage(Config.of({**context, **said}), assets, where))
    cdk.Validations.of(app).add_plugins(AwsSolutionsChecks(app))
    return Synthesis(folder / "cdk.out", stop_of(app))


def stop_of(app: cdk.App) -> str:
    """Synthesise and return what stopped it, nothing when all went well."""
    try:
        app.synth()
    except RuntimeError as error:
        return str(error)
    return ""


def stand_ins(folder: Path) -> Assets:
    """Assets that need no download: what is in them is tested elsewhere."""
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    for place in ("icon.svg", "assets/index-1a2b.js"):
        (page / place).write_text(place)
    (page / "index.html").write_text('<meta property="og:url" content="/">')
    code, libraries, push_keys = _bundles(folder)
    return Assets(code, libraries, push_keys, page)


def _bundles(folder: Path) -> Iterator[Bundle]:
    for number, name in enumerate(("code", "libraries", "push_keys")):
        (folder / name).mkdir()
        (folder / name / "module.py").write_text(f"NAME = {name!r}\n")
        yield Bundle(folder / name, str(number) * 64)
