"""The metrics that alarms and dashboard look at: AWS's own, and what the functions count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import aws_cdk as cdk
from aws_cdk import aws_cloudwatch as cloudwatch
from aws_cdk import aws_sqs as sqs

from infra.parts.game_functions import GameFunction
from infra.site import SERVICE, SITE, metrics_namespace

FIVE_MINUTES: Final = cdk.Duration.minutes(5)

COUNTED: Final = (
    "TableOpened",
    "GameFinished",
    "CardPlayed",
    "Refused",
    "LostRace",
    "PostFailed",
    "BotOverdue",
    "BotFault",
    "Fault",
    "TableSetAside",
)
"""What the functions count and somebody looks at; each name stands in `functions` too."""


@dataclass(frozen=True)
class Watched:
    """The functions, the dead letters and the stage whose metrics are meant."""

    stage: str
    functions: Mapping[str, GameFunction]
    dead_letters_queue: sqs.Queue

    def counted(self, name: str) -> cloudwatch.Metric:
        """What the functions counted under this name, added up. Raises `ValueError` if unknown."""
        if name not in COUNTED:
            raise ValueError(f"no function counts {name}")
        return cloudwatch.Metric(
            namespace=metrics_namespace(self.stage),
            metric_name=name,
            dimensions_map={"service": SERVICE},
            statistic="Sum",
            period=FIVE_MINUTES,
        )

    def errors(self, name: str) -> cloudwatch.Metric:
        """Invocations of a function that ended in an error, or ran out of time."""
        return self.functions[name].function.metric_errors(statistic="Sum", period=FIVE_MINUTES)

    def throttled(self) -> cloudwatch.Metric:
        """Invocations that Lambda refused, in the whole account: they share its concurrency."""
        return cloudwatch.Metric(
            namespace="AWS/Lambda", metric_name="Throttles", statistic="Sum", period=FIVE_MINUTES
        )

    def dead_letters(self) -> cloudwatch.Metric:
        """Events that were given up and that nobody has looked at."""
        return self.dead_letters_queue.metric_approximate_number_of_messages_visible(
            statistic="Maximum", period=FIVE_MINUTES
        )

    def overdue_robots(self) -> cloudwatch.Metric:
        """Robots that were awaited for so long that somebody else had to wake them."""
        return self.counted("BotOverdue")

    def sweeps(self) -> cloudwatch.Metric:
        """Runs of the sweep."""
        sweep = self.functions[SITE.schedule.function].function
        return sweep.metric_invocations(statistic="Sum", period=FIVE_MINUTES)

    def duration(self, name: str, statistic: str) -> cloudwatch.Metric:
        """How long a function takes, in milliseconds, such as its ``p95``."""
        return self.functions[name].function.metric_duration(
            statistic=statistic, period=FIVE_MINUTES, label=f"{name} {statistic}"
        )
