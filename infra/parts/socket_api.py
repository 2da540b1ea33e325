"""The WebSocket API: everything that happens at a table."""

from __future__ import annotations

from collections.abc import Mapping

from aws_cdk import aws_apigatewayv2 as apigateway
from aws_cdk import aws_apigatewayv2_integrations as integrations
from constructs import Construct

from infra.config import Config
from infra.parts.acknowledged import acknowledge
from infra.parts.game_functions import GameFunction
from infra.site import SITE


class SocketApi(Construct):
    """An API whose one stage is named like the path that CloudFront hands on: `/ws`."""

    def __init__(self, scope: Construct, name: str, *, config: Config) -> None:
        """Make the API and its stage; `lead_to` gives it its routes."""
        super().__init__(scope, name)
        self._config = config
        self.api = apigateway.WebSocketApi(
            self,
            "Api",
            api_name=f"espadas-{config.stage}-socket",
            description="Everything that happens at a table",
            # Every message goes to the one function, which reads it as a whole.
            route_selection_expression="$request.body.type",
        )
        self.stage = apigateway.WebSocketStage(
            self,
            "Stage",
            web_socket_api=self.api,
            stage_name=SITE.socket_stage,
            auto_deploy=True,
            detailed_metrics_enabled=False,
            throttle=apigateway.ThrottleSettings(
                rate_limit=config.messages, burst_limit=config.message_burst
            ),
        )
        self._log_no_message()

    def _log_no_message(self) -> None:
        stage = self.stage.node.default_child
        stage.add_property_override("DefaultRouteSettings.DataTraceEnabled", value=False)
        stage.add_property_override("DefaultRouteSettings.LoggingLevel", value="OFF")
        acknowledge(
            self,
            "APIG1",
            "Logs of a WebSocket API need a role that is set for the whole account and that other "
            "APIs in it share. The function logs every fault without what was said.",
        )

    @property
    def management_endpoint(self) -> str:
        """Where functions post to connections, the stage included."""
        instead = self._config.socket_endpoint
        return instead.replace("{api}", self.api.api_id) if instead else self.stage.callback_url

    def lead_to(self, functions: Mapping[str, GameFunction]) -> None:
        """Add every route of the site."""
        for route in SITE.socket_routes:
            self.api.add_route(
                route.key,
                integration=integrations.WebSocketLambdaIntegration(
                    f"To{route.key.strip('$').title()}", functions[route.function].alias
                ),
            )
        acknowledge(
            self,
            "APIG4",
            "There are no accounts. Every message names its table and is believed only if its "
            "connection said hello there with a player's secret, which the function checks.",
        )
