"""`python -m infra.operate.logs STAGE`: what the functions of a stage say, as they say it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import boto3

from infra.names import log_prefix

SINCE_SECONDS = 600
PAUSE_SECONDS = 2.0
OVERLAP_MS = 30_000
"""CloudWatch takes a while to show a line: each look goes back a little."""


@dataclass
class Tail:
    """The lines of all log groups of a stage, each once, oldest first within a look."""

    logs: Any
    prefix: str
    since_ms: int
    seen: set[str] = field(default_factory=set)

    def look(self) -> Iterator[str]:
        """Yield what is new, as ``12:00:00 message {...}``; times are UTC."""
        found = [
            (event["timestamp"], group, event)
            for group in self._groups()
            for event in self._events(group)
            if event["eventId"] not in self.seen
        ]
        for at, group, event in sorted(found, key=lambda line: line[0]):
            self.seen.add(event["eventId"])
            clock = datetime.fromtimestamp(at / 1000, UTC).strftime("%H:%M:%S")
            yield f"{clock} {group.removeprefix(self.prefix):<9} {event['message'].rstrip()}"
        if found:
            self.since_ms = max(at for at, _, _ in found) - OVERLAP_MS

    def _groups(self) -> Iterator[str]:
        pages = self.logs.get_paginator("describe_log_groups").paginate(
            logGroupNamePrefix=self.prefix
        )
        yield from (group["logGroupName"] for page in pages for group in page["logGroups"])

    def _events(self, group: str) -> Iterator[dict[str, Any]]:
        pages = self.logs.get_paginator("filter_log_events").paginate(
            logGroupName=group, startTime=self.since_ms
        )
        yield from (event for page in pages for event in page["events"])


def main(stage: str) -> int:
    """Print the last ten minutes, then go on until interrupted."""
    since = int((time.time() - SINCE_SECONDS) * 1000)
    tail = Tail(boto3.client("logs"), log_prefix(stage), since)
    try:
        while True:
            for line in tail.look():
                print(line, flush=True)
            time.sleep(PAUSE_SECONDS)
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
