"""EventBridge on this machine: `PutEvents`, and the rules' own patterns."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from infra.local.dynamo import ACCOUNT, REGION
from infra.local.reply import Reply
from infra.site import EventRule

ENTRIES_LIMIT = 10
ENTRY_LIMIT = 256 * 1024

Deliver = Callable[[str, dict[str, Any]], None]
"""Hand an event to the function of that name, later and on another thread."""


def matches(pattern: Mapping[str, object], event: Mapping[str, object]) -> bool:
    """Whether the event has, for each field of the pattern, one of the values listed there.

    This is EventBridge's exact match, nested fields included; no other kind of match is known.
    """
    return all(_field_matches(wanted, event.get(name)) for name, wanted in pattern.items())


def _field_matches(wanted: object, found: object) -> bool:
    if isinstance(wanted, Mapping):
        return isinstance(found, Mapping) and matches(wanted, found)
    return isinstance(wanted, list) and found in wanted


def event(
    source: str, detail_type: str, detail: object, resources: Sequence[str] = ()
) -> dict[str, Any]:
    """An event in its envelope, as a function receives it; its time is now, UTC."""
    return {
        "version": "0",
        "id": str(uuid.uuid4()),
        "detail-type": detail_type,
        "source": source,
        "account": ACCOUNT,
        "time": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "region": REGION,
        "resources": list(resources),
        "detail": detail,
    }


class Bus:
    """One event bus. Safe under threads; promises no order, as EventBridge does not."""

    def __init__(
        self, name: str, rules: Sequence[EventRule], deliver: Deliver, copies: int = 1
    ) -> None:
        """Deliver what arrives for bus `name`, each event `copies` times to each matching rule."""
        self._name = name
        self._rules = rules
        self._deliver = deliver
        self._copies = copies

    def put_events(self, body: bytes) -> Reply:
        """Answer `PutEvents`: every entry gets an id or an error code, each on its own."""
        entries = json.loads(body).get("Entries", [])
        if not 1 <= len(entries) <= ENTRIES_LIMIT:
            return Reply.error(400, "ValidationException", "Entries must be 1 to 10")
        results = [self._put(entry) for entry in entries]
        failed = sum("ErrorCode" in result for result in results)
        return Reply(200, json.dumps({"FailedEntryCount": failed, "Entries": results}).encode())

    def _put(self, entry: Mapping[str, Any]) -> dict[str, str]:
        detail = _detail(entry)
        if not entry.get("Source") or not entry.get("DetailType"):
            return _failed("InvalidArgument", "Source and DetailType are required.")
        if detail is None:
            return _failed("MalformedDetail", "Detail is malformed.")
        put = event(entry["Source"], entry["DetailType"], detail, entry.get("Resources", ()))
        if entry.get("EventBusName", "default").rsplit("/", 1)[-1] == self._name:
            self._route(put)
        return {"EventId": put["id"]}

    def _route(self, put: dict[str, Any]) -> None:
        for rule in self._rules:
            if matches(rule.pattern, put):
                for _ in range(self._copies):
                    self._deliver(rule.function, put)


def _detail(entry: Mapping[str, Any]) -> dict[str, Any] | None:
    text = entry.get("Detail", "")
    if len(text.encode()) > ENTRY_LIMIT:
        return None
    try:
        detail = json.loads(text)
    except ValueError:
        return None
    return detail if isinstance(detail, dict) else None


def _failed(code: str, message: str) -> dict[str, str]:
    return {"ErrorCode": code, "ErrorMessage": message}
