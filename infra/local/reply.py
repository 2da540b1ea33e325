"""What one of the stand-ins for AWS answers, over HTTP or without it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

JSON = "application/x-amz-json-1.0"


@dataclass(frozen=True)
class Reply:
    """A status, a body and, where they matter, headers."""

    status: int
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=lambda: {"Content-Type": JSON})

    @property
    def is_success(self) -> bool:
        """Whether the status is one of the 200s."""
        return 200 <= self.status < 300

    @classmethod
    def error(cls, status: int, kind: str, message: str) -> Reply:
        """An error as AWS's JSON protocols write it, its name in the header and in the body."""
        body = json.dumps({"__type": kind, "message": message}).encode()
        return cls(status, body, {"Content-Type": JSON, "x-amzn-ErrorType": kind})
