"""What is kept: the tables that people play at, and the keys of push notices."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_dynamodb as dynamodb
from constructs import Construct

from infra.config import Config
from infra.parts.push_keys import PushKeys
from infra.parts.store import Store
from infra.stage import Stage


class TablesStack(cdk.Stack):
    """Stays when the rest is destroyed, unless it is asked for by name."""

    def __init__(self, scope: Construct, what: str, *, stage: Stage) -> None:
        """Make the table and the keys."""
        config = stage.config
        super().__init__(
            scope, stage.stack(what), env=stage.env, termination_protection=config.protected
        )
        self.store = Store(self, "Store", protected=config.protected)
        self.played_at = self._played_at(config)
        self.push_keys = PushKeys(self, "PushKeys", config=config, made_by=stage.assets.push_keys)
        cdk.CfnOutput(self, "TableName", value=self.store.table.table_name)
        cdk.CfnOutput(self, "PushPublicKey", value=self.push_keys.public_key)

    def _played_at(self, config: Config) -> dynamodb.ITableV2:
        """The stage's own table, or another one that takes its place."""
        if not config.table:
            return self.store.table
        return dynamodb.TableV2.from_table_name(self, "PlayedAt", config.table)
