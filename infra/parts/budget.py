"""An alarm about money."""

from __future__ import annotations

from aws_cdk import aws_budgets as budgets
from constructs import Construct

WARN_AT = (50, 100)
"""Per cent of the budget, spent."""


class Budget(Construct):
    """A monthly limit for the account; somebody is told, nothing is stopped.

    Not for the site alone: costs by tag are counted only once somebody activates the tag.
    """

    def __init__(
        self, scope: Construct, name: str, *, stage: str, dollars: int, email: str
    ) -> None:
        """Tell `email` when half of the dollars are spent, and when all are."""
        super().__init__(scope, name)
        budgets.CfnBudget(
            self,
            "Month",
            budget=budgets.CfnBudget.BudgetDataProperty(
                budget_name=f"espadas-{stage}",
                budget_type="COST",
                time_unit="MONTHLY",
                budget_limit=budgets.CfnBudget.SpendProperty(amount=dollars, unit="USD"),
            ),
            notifications_with_subscribers=[_notice(email, percent) for percent in WARN_AT],
        )


def _notice(email: str, percent: int) -> budgets.CfnBudget.NotificationWithSubscribersProperty:
    return budgets.CfnBudget.NotificationWithSubscribersProperty(
        notification=budgets.CfnBudget.NotificationProperty(
            comparison_operator="GREATER_THAN",
            notification_type="ACTUAL",
            threshold=percent,
            threshold_type="PERCENTAGE",
        ),
        subscribers=[
            budgets.CfnBudget.SubscriberProperty(address=email, subscription_type="EMAIL")
        ],
    )
