"""Log groups with an end, under one prefix a stage, so that they can be read together."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_iam as iam
from aws_cdk import aws_logs as logs
from constructs import Construct

from infra.config import BadContext, Config
from infra.names import log_prefix

RETENTION = {
    1: logs.RetentionDays.ONE_DAY,
    7: logs.RetentionDays.ONE_WEEK,
    14: logs.RetentionDays.TWO_WEEKS,
    30: logs.RetentionDays.ONE_MONTH,
    90: logs.RetentionDays.THREE_MONTHS,
    365: logs.RetentionDays.ONE_YEAR,
}


def log_group(scope: Construct, config: Config, what: str) -> logs.LogGroup:
    """A log group for one thing. Raises `BadContext` for a retention that CloudWatch has not."""
    if config.log_days not in RETENTION:
        raise BadContext(f"log_days must be one of {', '.join(map(str, RETENTION))}")
    return logs.LogGroup(
        scope,
        "Log",
        log_group_name=log_prefix(config.stage) + what,
        retention=RETENTION[config.log_days],
        removal_policy=cdk.RemovalPolicy.DESTROY,
    )


def may_log(role: iam.Role, group: logs.LogGroup) -> None:
    """Allow a role to write to this log group, and to no other."""
    role.add_to_policy(
        iam.PolicyStatement(
            actions=["logs:CreateLogStream", "logs:PutLogEvents"],
            resources=[group.log_group_arn],
        )
    )
