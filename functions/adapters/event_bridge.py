"""The event bus.

`PutEvents` answers 200 and fails in part: `FailedEntryCount` has to be looked at.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

from engine.commands import Moment
from functions.ports.observing import Log

if TYPE_CHECKING:
    from mypy_boto3_events.client import EventBridgeClient

SOURCE: Final = "espadas"
BOT_TURN_DUE: Final = "BotTurnDue"
SWEEP_BATCH: Final = "SweepBatch"
TRIES: Final = 2

CONFIG: Final = Config(
    connect_timeout=1,
    read_timeout=2,
    retries={"mode": "standard", "total_max_attempts": 2},
    tcp_keepalive=True,
)


def events_client() -> EventBridgeClient:
    """Open the one EventBridge client of a function."""
    return boto3.client("events", config=CONFIG)


class EventBridgeBus:
    """`Bus` over one event bus."""

    def __init__(self, client: EventBridgeClient, bus: str, log: Log) -> None:
        """Put events on `bus`."""
        self._client = client
        self._bus = bus
        self._log = log

    def bot_turn_due(self, table: str, moment: Moment) -> bool:
        """Announce that a bot is awaited; False after two tries."""
        place = {"game": moment.game, "deal": moment.deal, "move": moment.move}
        return self._put(BOT_TURN_DUE, {"table": table, **place})

    def sweep_batch(self, tables: tuple[str, ...]) -> bool:
        """Hand tables to another sweep; False after two tries."""
        return self._put(SWEEP_BATCH, {"tables": list(tables)})

    def _put(self, kind: str, detail: dict[str, Any]) -> bool:
        return any(self._was_taken(kind, detail) for _ in range(TRIES))

    def _was_taken(self, kind: str, detail: dict[str, Any]) -> bool:
        entry = {
            "Source": SOURCE,
            "DetailType": kind,
            "Detail": json.dumps(detail),
            "EventBusName": self._bus,
        }
        try:
            answer = self._client.put_events(Entries=[entry])  # type: ignore[list-item]
        except (ClientError, BotoCoreError) as error:
            self._log.warning("the bus did not answer", kind=kind, error=type(error).__name__)
            return False
        if answer["FailedEntryCount"]:
            code = answer["Entries"][0].get("ErrorCode")
            self._log.warning("the bus refused an event", kind=kind, error=code)
        return not answer["FailedEntryCount"]
