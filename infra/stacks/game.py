"""What plays: the functions, and all that leads to them."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_dynamodb as dynamodb
from constructs import Construct

from infra.parts.bus import Bus
from infra.parts.game_functions import GameFunction, library_layer
from infra.parts.http_api import HttpApi
from infra.parts.minute import Minute
from infra.parts.rights import Rights
from infra.parts.socket_api import SocketApi
from infra.site import SITE, handler_environment
from infra.stage import Stage


class GameStack(cdk.Stack):
    """Holds nothing that is kept: it can be destroyed and made again, and play goes on."""

    def __init__(
        self,
        scope: Construct,
        what: str,
        *,
        stage: Stage,
        table: dynamodb.ITableV2,
    ) -> None:
        """Make what plays at the table."""
        super().__init__(scope, stage.stack(what), env=stage.env)
        config = stage.config
        self.http = HttpApi(self, "Http", config=config)
        self.sockets = SocketApi(self, "Sockets", config=config)
        self.bus = Bus(self, "Bus")
        self.functions = self._functions(stage, table)
        rights = Rights(table, self.bus.bus, self.sockets.api)
        for function in self.functions.values():
            rights.grant(function)
        self.http.lead_to(self.functions)
        self.sockets.lead_to(self.functions)
        self.bus.lead_to(self.functions)
        Minute(self, "Minute", function=self.functions[SITE.schedule.function])
        cdk.CfnOutput(self, "HttpEndpoint", value=self.http.api.api_endpoint)
        cdk.CfnOutput(self, "SocketEndpoint", value=self.sockets.stage.url)

    def _functions(self, stage: Stage, table: dynamodb.ITableV2) -> dict[str, GameFunction]:
        config, assets = stage.config, stage.assets
        libraries = library_layer(self, assets.libraries)
        environment = handler_environment(
            table=table.table_name,
            bus=self.bus.bus.event_bus_name,
            socket_endpoint=self.sockets.management_endpoint,
            log_level=config.log_level,
            stage=config.stage,
        )
        return {
            described.name: GameFunction(
                self,
                described=described,
                config=config,
                code=assets.code,
                libraries=libraries,
                environment=environment,
            )
            for described in SITE.functions
        }
