"""The schedule that wakes the sweep."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_scheduler as scheduler
from aws_cdk import aws_scheduler_targets as targets
from constructs import Construct

from infra.parts.game_functions import GameFunction
from infra.site import SITE


class Minute(Construct):
    """Each minute; a minute that failed is not made up for, the next one does its work."""

    def __init__(self, scope: Construct, name: str, *, function: GameFunction) -> None:
        """Invoke the function's alias on the schedule of `infra.site`."""
        super().__init__(scope, name)
        scheduler.Schedule(
            self,
            "Schedule",
            description=f"{SITE.schedule.expression} -> {SITE.schedule.function}",
            schedule=scheduler.ScheduleExpression.expression(SITE.schedule.expression),
            target=targets.LambdaInvoke(
                function.alias, retry_attempts=0, max_event_age=cdk.Duration.minutes(1)
            ),
        )
