"""What each function may do: the rights of `infra.site` as statements of IAM."""

from __future__ import annotations

from collections.abc import Iterator

import aws_cdk as cdk
from aws_cdk import aws_apigatewayv2 as apigateway
from aws_cdk import aws_dynamodb as dynamodb
from aws_cdk import aws_events as events
from aws_cdk import aws_iam as iam

from infra.parts.acknowledged import account_of, acknowledge, region_of
from infra.parts.game_functions import GameFunction
from infra.site import SITE, Right

ITEM_ACTIONS = (
    "dynamodb:BatchWriteItem",
    "dynamodb:ConditionCheckItem",
    "dynamodb:DeleteItem",
    "dynamodb:GetItem",
    "dynamodb:PutItem",
    "dynamodb:Query",
    "dynamodb:UpdateItem",
)
"""No Scan: nothing ever reads the whole table."""


class Rights:
    """Grants over the table, the bus and the sockets of one stage."""

    def __init__(
        self,
        table: dynamodb.ITableV2,
        bus: events.EventBus,
        sockets: apigateway.WebSocketApi,
    ) -> None:
        """Grant over these."""
        self._table = table
        self._bus = bus
        self._sockets = sockets

    def grant(self, function: GameFunction) -> None:
        """Allow a function what it is described to do, and nothing else."""
        for right in sorted(function.described.rights, key=lambda right: right.value):
            for statement in self._statements(right):
                function.role.add_to_policy(statement)
        if Right.TELL in function.described.rights:
            self._acknowledge_connections(function)

    def _statements(self, right: Right) -> Iterator[iam.PolicyStatement]:
        match right:
            case Right.KEEP:
                yield _allow(ITEM_ACTIONS, self._table.table_arn)
            case Right.FIND_DUE:
                index = f"{self._table.table_arn}/index/{SITE.store.index.name}"
                yield _allow(("dynamodb:Query",), index)
            case Right.ANNOUNCE:
                yield _allow(("events:PutEvents",), self._bus.event_bus_arn)
            case Right.TELL:
                yield _allow(("execute-api:ManageConnections",), self._connections("POST"))
            case Right.CLOSE:
                yield _allow(("execute-api:ManageConnections",), self._connections("DELETE"))

    def _connections(self, method: str) -> str:
        arn = cdk.Stack.of(self._sockets).format_arn(
            service="execute-api",
            resource=self._sockets.api_id,
            resource_name=f"{SITE.socket_stage}/{method}/@connections/*",
        )
        return str(arn)

    def _acknowledge_connections(self, function: GameFunction) -> None:
        stack = cdk.Stack.of(self._sockets)
        api = stack.get_logical_id(self._sockets.node.default_child)
        for method in ("POST", "DELETE"):
            arn = (
                f"arn:<AWS::Partition>:execute-api:{region_of(stack)}:{account_of(stack)}"
                f":<{api}>/{SITE.socket_stage}/{method}/@connections/*"
            )
            acknowledge(
                function,
                f"IAM5[Resource::{arn}]",
                "The id of a connection is known when it connects, not before: one method of one "
                "API is as narrow as this right can be.",
            )


def _allow(actions: tuple[str, ...], resource: str) -> iam.PolicyStatement:
    return iam.PolicyStatement(actions=list(actions), resources=[resource])
