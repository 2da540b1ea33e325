"""The HTTP API: the routes of `infra.site`, nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping

from aws_cdk import aws_apigatewayv2 as apigateway
from aws_cdk import aws_apigatewayv2_integrations as integrations
from constructs import Construct

from infra.config import Config
from infra.parts.acknowledged import acknowledge
from infra.parts.game_functions import GameFunction
from infra.parts.logs import log_group
from infra.site import SITE

LOGGED = ("requestId", "requestTime", "routeKey", "status", "responseLatency", "integrationError")
"""No path, no header, no address: a table's id is an invitation, and who plays is private."""


class HttpApi(Construct):
    """An API whose one stage is `$default`, so that paths are as the page asks for them."""

    def __init__(self, scope: Construct, name: str, *, config: Config) -> None:
        """Make the API; `lead_to` gives it its routes."""
        super().__init__(scope, name)
        self.api = apigateway.HttpApi(
            self,
            "Api",
            api_name=f"espadas-{config.stage}-http",
            description="Opening, sitting, looking, and what lies behind",
            create_default_stage=False,
        )
        self.stage = apigateway.HttpStage(
            self,
            "Stage",
            http_api=self.api,
            stage_name="$default",
            auto_deploy=True,
            detailed_metrics_enabled=False,
            throttle=apigateway.ThrottleSettings(rate_limit=100, burst_limit=200),
        )
        self._log_little(config)

    def _log_little(self, config: Config) -> None:
        group = log_group(self, config, "http")
        line = {name: f"$context.{name}" for name in LOGGED}
        self.stage.node.default_child.access_log_settings = (
            apigateway.CfnStage.AccessLogSettingsProperty(
                destination_arn=group.log_group_arn, format=json.dumps(line)
            )
        )

    def lead_to(self, functions: Mapping[str, GameFunction]) -> None:
        """Add every route of the site."""
        for name, function in functions.items():
            integration = integrations.HttpLambdaIntegration(f"To{name}", function.alias)
            for route in (each for each in SITE.http_routes if each.function == name):
                self.api.add_routes(
                    path=route.path,
                    methods=[apigateway.HttpMethod[route.method]],
                    integration=integration,
                )
        acknowledge(
            self,
            "APIG4",
            "There are no accounts. Whoever knows a table's id may look at it as a spectator; what "
            "only a player may do takes the 128-bit secret, which the function checks.",
        )
