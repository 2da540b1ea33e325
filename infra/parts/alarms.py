"""When somebody has to be told, and that they are."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_cloudwatch as cloudwatch
from aws_cdk import aws_cloudwatch_actions as actions
from aws_cdk import aws_iam as iam
from aws_cdk import aws_sns as sns
from aws_cdk import aws_sns_subscriptions as subscriptions
from constructs import Construct

from infra.config import Config
from infra.parts.acknowledged import acknowledge
from infra.parts.metrics import Watched

AT_LEAST = cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
FEWER = cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD
QUIET = cloudwatch.TreatMissingData.NOT_BREACHING
SILENCE_IS_TROUBLE = cloudwatch.TreatMissingData.BREACHING


class Alarms(Construct):
    """One topic that all alarms speak to. docs/operate.md says what to do about each."""

    def __init__(self, scope: Construct, name: str, *, config: Config, watched: Watched) -> None:
        """Make the topic and the alarms."""
        super().__init__(scope, name)
        self._stage = config.stage
        self.topic = self._topic(config.alarm_email)
        self._watch(watched)

    def _topic(self, email: str) -> sns.Topic:
        topic = sns.Topic(self, "Topic", display_name=f"Espadas {self._stage}", enforce_ssl=True)
        if email:
            topic.add_subscription(subscriptions.EmailSubscription(email))
        # A policy of one's own replaces the one that lets CloudWatch in.
        topic.add_to_resource_policy(
            iam.PolicyStatement(
                principals=[iam.ServicePrincipal("cloudwatch.amazonaws.com")],
                actions=["sns:Publish"],
                resources=[topic.topic_arn],
                conditions={"StringEquals": {"aws:SourceAccount": cdk.Stack.of(self).account}},
            )
        )
        acknowledge(
            topic,
            "SNS2",
            "An alarm names a metric and no person. CloudWatch could publish to an encrypted topic "
            "only with a key of one's own, which costs more than all alarms together.",
        )
        return topic

    def _watch(self, watched: Watched) -> None:
        for name, function in watched.functions.items():
            says = f"{name} ended in an error, or ran out of time"
            self._alarm(f"Errors{function.node.id}", says, watched.errors(name), 3)
        faults = watched.counted("Fault")
        self._alarm("Faults", "A message or request met a fault of ours", faults, 3)
        self._alarm("Throttles", "Lambda refuses invocations", watched.throttled(), 1)
        self._alarm("DeadLetters", "An event was given up", watched.dead_letters(), 1)
        self._alarm(
            "OverdueRobots",
            "Robots are woken by the sweep, again and again",
            watched.overdue_robots(),
            5,
            periods=2,
        )
        self._alarm(
            "SweepStopped",
            "The sweep has not run for five minutes",
            watched.sweeps(),
            1,
            comparison=FEWER,
            missing=SILENCE_IS_TROUBLE,
        )

    def _alarm(  # noqa: PLR0913 - one line an alarm above
        self,
        name: str,
        says: str,
        metric: cloudwatch.IMetric,
        threshold: int,
        *,
        periods: int = 1,
        comparison: cloudwatch.ComparisonOperator = AT_LEAST,
        missing: cloudwatch.TreatMissingData = QUIET,
    ) -> None:
        alarm = cloudwatch.Alarm(
            self,
            name,
            alarm_name=f"espadas-{self._stage}-{name}",
            alarm_description=f"{says}. What to do: docs/operate.md.",
            metric=metric,
            threshold=threshold,
            evaluation_periods=periods,
            comparison_operator=comparison,
            treat_missing_data=missing,
        )
        alarm.add_alarm_action(actions.SnsAction(self.topic))
        alarm.add_ok_action(actions.SnsAction(self.topic))
