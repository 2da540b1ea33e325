"""What an operator looks at."""

from __future__ import annotations

from aws_cdk import aws_apigatewayv2 as apigateway
from aws_cdk import aws_cloudwatch as cloudwatch
from constructs import Construct

from infra.parts.metrics import FIVE_MINUTES, Watched

THIRD = 8
"""A row is 24 wide."""


class Dashboard(Construct):
    """Three rows: what is played, what goes wrong, how long it takes."""

    def __init__(
        self,
        scope: Construct,
        name: str,
        *,
        watched: Watched,
        http: apigateway.HttpApi,
        sockets: apigateway.WebSocketApi,
    ) -> None:
        """Make the dashboard; docs/operate.md says how to read it."""
        super().__init__(scope, name)
        self._watched = watched
        latency = [
            http.metric_latency(statistic="p95", period=FIVE_MINUTES, label="HTTP p95"),
            sockets.metric(
                "IntegrationLatency", statistic="p95", period=FIVE_MINUTES, label="socket p95"
            ),
        ]
        cloudwatch.Dashboard(
            self,
            "Dashboard",
            dashboard_name=f"espadas-{watched.stage}",
            default_interval=None,
            widgets=[self._played(), self._gone_wrong(), self._taken(latency)],
        )

    def _played(self) -> list[cloudwatch.IWidget]:
        return [
            self._counts("Tables and games", "TableOpened", "GameFinished"),
            self._counts("Cards played", "CardPlayed"),
            self._counts("Refusals and lost races", "Refused", "LostRace"),
        ]

    def _gone_wrong(self) -> list[cloudwatch.IWidget]:
        watched = self._watched
        return [
            self._counts("Frames not delivered", "PostFailed"),
            self._counts("Robots in trouble", "BotOverdue", "BotFault"),
            _graph(
                "Errors, throttles, dead letters",
                [
                    *(watched.errors(name) for name in watched.functions),
                    self._watched.counted("Fault"),
                    self._watched.counted("TableSetAside"),
                    watched.throttled(),
                    watched.dead_letters(),
                ],
            ),
        ]

    def _taken(self, latency: list[cloudwatch.IMetric]) -> list[cloudwatch.IWidget]:
        watched = self._watched
        return [
            _graph("A message, ms", [watched.duration("message", each) for each in ("p50", "p99")]),
            _graph(
                "Robots' turns, ms", [watched.duration("bot_turn", each) for each in ("p50", "p95")]
            ),
            _graph("As the gateways see it, ms", latency),
        ]

    def _counts(self, title: str, *names: str) -> cloudwatch.IWidget:
        return _graph(title, [self._watched.counted(name) for name in names])


def _graph(title: str, metrics: list[cloudwatch.IMetric]) -> cloudwatch.GraphWidget:
    return cloudwatch.GraphWidget(title=title, left=metrics, width=THIRD, height=6)
