"""AWS's list prices, us-east-1, on demand, before any free allowance, in USD.

Read on 2026-11-30 from the price pages of API Gateway, Lambda, DynamoDB, EventBridge and
CloudWatch. Whoever computes with others changes them here and runs `python -m tests.bench.costs`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MILLION: Final = 1_000_000
DATE: Final = "2026-11-30"
REGION: Final = "us-east-1"


@dataclass(frozen=True)
class Price:
    """What `unit` of something costs; `page` says where the price stands."""

    what: str
    usd: float
    unit: str
    each: float
    page: str

    def of(self, amount: float) -> float:
        """Return the price of an amount, in USD."""
        return amount * self.usd / self.each


SOCKET_MESSAGE = Price("WebSocket message, up to 32 KB", 1.00, "million", MILLION, "API Gateway")
SOCKET_MINUTE = Price("WebSocket connection", 0.25, "million minutes", MILLION, "API Gateway")
HTTP_REQUEST = Price("HTTP API request", 1.00, "million", MILLION, "API Gateway")
INVOCATION = Price("Lambda invocation", 0.20, "million", MILLION, "Lambda")
GB_SECOND = Price("Lambda on arm64", 13.3334, "million GB-seconds", MILLION, "Lambda")
SNAPSHOT = Price("SnapStart snapshot kept", 1.5046, "million GB-seconds", MILLION, "Lambda")
READ_UNIT = Price("DynamoDB read unit", 0.125, "million", MILLION, "DynamoDB")
WRITE_UNIT = Price("DynamoDB write unit", 0.625, "million", MILLION, "DynamoDB")
SCHEDULED = Price("EventBridge Scheduler invocation", 1.00, "million", MILLION, "EventBridge")
LOG_GB = Price("CloudWatch Logs, taken in", 0.50, "GB", 1, "CloudWatch")
ALARM = Price("CloudWatch alarm", 0.10, "month", 1, "CloudWatch")
DASHBOARD = Price("CloudWatch dashboard", 3.00, "month", 1, "CloudWatch")
METRIC = Price("CloudWatch custom metric", 0.30, "month", 1, "CloudWatch")

PRICES: Final = (
    SOCKET_MESSAGE,
    SOCKET_MINUTE,
    HTTP_REQUEST,
    INVOCATION,
    GB_SECOND,
    SNAPSHOT,
    READ_UNIT,
    WRITE_UNIT,
    SCHEDULED,
    LOG_GB,
    ALARM,
    DASHBOARD,
    METRIC,
)


@dataclass(frozen=True)
class Line:
    """An amount of something, and what it costs."""

    price: Price
    amount: float

    @property
    def usd(self) -> float:
        """What it costs, in USD."""
        return self.price.of(self.amount)


def total(lines: tuple[Line, ...]) -> float:
    """Return the sum of lines, in USD."""
    return sum(line.usd for line in lines)
