"""One stage of the site on AWS: its stacks, and what each takes from the one before."""

from __future__ import annotations

from dataclasses import dataclass

import aws_cdk as cdk
from aws_cdk import aws_certificatemanager as acm

from infra.stacks.certificate import REGION, CertificateStack
from infra.stacks.game import GameStack
from infra.stacks.page import PageStack
from infra.stacks.tables import TablesStack
from infra.stacks.watch import WatchStack
from infra.stage import Stage


@dataclass(frozen=True)
class Cloud:
    """The stacks of one stage."""

    tables: TablesStack
    game: GameStack
    page: PageStack
    watch: WatchStack


def build(app: cdk.App, stage: Stage) -> Cloud:
    """Add the stacks of one stage to an app."""
    tables = TablesStack(app, "Tables", stage=stage)
    game = GameStack(app, "Game", stage=stage, table=tables.played_at)
    certificate = _certificate(app, stage)
    page = PageStack(app, "Page", stage=stage, game=game, certificate=certificate)
    watch = WatchStack(app, "Watch", stage=stage, game=game)
    for stack in (tables, game, page, watch):
        cdk.Tags.of(stack).add("project", "espadas")
        cdk.Tags.of(stack).add("stage", stage.config.stage)
    return Cloud(tables, game, page, watch)


def _certificate(app: cdk.App, stage: Stage) -> acm.ICertificate | None:
    """The certificate to be made, None where none is needed or one was given."""
    domain = stage.config.domain
    if domain is None or domain.certificate_arn:
        return None
    there = cdk.Environment(account=stage.env.account, region=REGION)
    return CertificateStack(app, stage.stack("Certificate"), domain=domain, env=there).certificate
