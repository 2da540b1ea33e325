"""The one DynamoDB table."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_dynamodb as dynamodb
from constructs import Construct

from infra.site import SITE, Key

TYPES = {"S": dynamodb.AttributeType.STRING, "N": dynamodb.AttributeType.NUMBER}


class Store(Construct):
    """The table as `infra.site` describes it: on demand, encrypted, with point-in-time recovery."""

    def __init__(self, scope: Construct, name: str, *, protected: bool) -> None:
        """Make the table; `protected` ones outlive their stack and cannot be deleted by mistake."""
        super().__init__(scope, name)
        described = SITE.store
        self.table = dynamodb.TableV2(
            self,
            "Table",
            partition_key=_attribute(described.partition),
            sort_key=_attribute(described.sort),
            billing=dynamodb.Billing.on_demand(),
            time_to_live_attribute=described.ttl,
            encryption=dynamodb.TableEncryptionV2.aws_managed_key(),
            point_in_time_recovery_specification=dynamodb.PointInTimeRecoverySpecification(
                point_in_time_recovery_enabled=True
            ),
            deletion_protection=protected,
            removal_policy=cdk.RemovalPolicy.RETAIN if protected else cdk.RemovalPolicy.DESTROY,
            global_secondary_indexes=[
                dynamodb.GlobalSecondaryIndexPropsV2(
                    index_name=described.index.name,
                    partition_key=_attribute(described.index.partition),
                    sort_key=_attribute(described.index.sort),
                    projection_type=dynamodb.ProjectionType[described.index.projection],
                )
            ],
        )


def _attribute(key: Key) -> dynamodb.Attribute:
    return dynamodb.Attribute(name=key.name, type=TYPES[key.kind])
