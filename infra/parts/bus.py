"""The event bus, and what becomes of events that nobody could take."""

from __future__ import annotations

from collections.abc import Mapping

import aws_cdk as cdk
from aws_cdk import aws_events as events
from aws_cdk import aws_events_targets as targets
from aws_cdk import aws_lambda_destinations as destinations
from aws_cdk import aws_sqs as sqs
from constructs import Construct

from infra.parts.acknowledged import acknowledge
from infra.parts.game_functions import GameFunction
from infra.site import SITE, EventRule


class Bus(Construct):
    """A bus of our own with the rules of `infra.site`.

    A dead letter harms no table: within a minute the sweep finds the robot that is still awaited.
    It tells that something was wrong, so it is kept for two weeks and an alarm looks at the queue.
    """

    def __init__(self, scope: Construct, name: str) -> None:
        """Make the bus; `lead_to` gives it its rules."""
        super().__init__(scope, name)
        self.bus = events.EventBus(self, "Bus")
        self.dead_letters = sqs.Queue(
            self,
            "DeadLetters",
            encryption=sqs.QueueEncryption.SQS_MANAGED,
            enforce_ssl=True,
            retention_period=cdk.Duration.days(14),
        )
        acknowledge(
            self.dead_letters,
            "SQS3",
            "It is the dead-letter queue: of the rules and the functions.",
        )

    def lead_to(self, functions: Mapping[str, GameFunction]) -> None:
        """Add every rule of the site."""
        for rule in SITE.rules:
            self._add(rule, functions[rule.function])
            self._keep_what_fails(rule, functions[rule.function])

    def _add(self, rule: EventRule, function: GameFunction) -> None:
        events.Rule(
            self,
            rule.name.title().replace("-", ""),
            event_bus=self.bus,
            description=f"{rule.detail_type} -> {rule.function}",
            event_pattern=events.EventPattern(
                source=rule.pattern["source"], detail_type=rule.pattern["detail-type"]
            ),
            targets=[
                targets.LambdaFunction(
                    function.alias,
                    dead_letter_queue=self.dead_letters,
                    retry_attempts=rule.retries,
                    max_event_age=cdk.Duration.minutes(rule.keep_minutes),
                )
            ],
        )

    def _keep_what_fails(self, rule: EventRule, function: GameFunction) -> None:
        """Delivered is not done: an event that the function fails on is tried again as well."""
        function.alias.configure_async_invoke(
            retry_attempts=rule.retries,
            max_event_age=cdk.Duration.minutes(rule.keep_minutes),
            on_failure=destinations.SqsDestination(self.dead_letters),
        )
