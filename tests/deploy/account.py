"""What stands in the account, as its owner sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import boto3

from tests.deploy.cdk import Cdk, Outputs
from tests.deploy.ministack import REGION, Ministack

Json = dict[str, Any]


@dataclass
class Deployed:
    """The account, the command line, and what the last deploy told."""

    ministack: Ministack
    cdk: Cdk
    outputs: Outputs

    def client(self, service: str) -> Any:  # noqa: ANN401 - boto's clients have no common type
        """A client of the account's owner."""
        return boto3.client(  # type: ignore[call-overload]
            service,
            endpoint_url=self.ministack.url,
            region_name=REGION,
            aws_access_key_id="test",
            aws_secret_access_key="test",
            verify=str(self.ministack.certificate.path),
        )

    def rule(self, detail_type: str) -> Json:
        """The rule of the bus that takes these events."""
        [bus] = self._of("Game", "AWS::Events::EventBus")
        rules = self.client("events").list_rules(EventBusName=bus)["Rules"]
        [rule] = [rule for rule in rules if detail_type in rule["EventPattern"]]
        return dict(rule)

    def role_of(self, function: str) -> str:
        """The name of a function's role."""
        [role] = [role for role in self._of("Game", "AWS::IAM::Role") if function in role]
        return role

    def live_version(self, function: str) -> int:
        """The version that a function's alias points at."""
        functions = self._of("Game", "AWS::Lambda::Function")
        [name] = [name for name in functions if f"{function}Function" in name]
        alias = self.client("lambda").get_alias(FunctionName=name, Name="live")
        return int(alias["FunctionVersion"])

    def dead_letters(self) -> int:
        """How many events were given up."""
        [queue] = self._of("Game", "AWS::SQS::Queue")
        counted = "ApproximateNumberOfMessages"
        asked = self.client("sqs").get_queue_attributes(QueueUrl=queue, AttributeNames=[counted])
        return int(asked["Attributes"][counted])

    def _of(self, stack: str, kind: str) -> list[str]:
        name = f"Espadas-{self.cdk.stage}-{stack}"
        listed = self.client("cloudformation").describe_stack_resources(StackName=name)
        return [
            str(each["PhysicalResourceId"])
            for each in listed["StackResources"]
            if each["ResourceType"] == kind
        ]
