"""What API Gateway hands in: the text of a frame, and a request (payload 2.0).

Read tolerantly: what is missing is empty.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from functions.protocol.reading import Unreadable

_BEARER: Final = re.compile(r"[Bb]earer ([A-Za-z0-9_-]{22})")


class NoSecret(ValueError):
    """The `Authorization` header is missing, or carries no secret."""


@dataclass(frozen=True, slots=True)
class Request:
    """`path` in its parts; `authorization` as it was sent; `body` as text."""

    method: str
    path: tuple[str, ...]
    query: Mapping[str, str]
    authorization: str | None
    body: str | None

    @property
    def secret(self) -> str:
        """The bearer's secret. Raises `NoSecret`."""
        found = _BEARER.fullmatch(self.authorization or "")
        if found is None:
            raise NoSecret
        return found[1]

    @property
    def secret_if_any(self) -> str | None:
        """The bearer's secret, None without the header. Raises `NoSecret` for a malformed one."""
        return None if self.authorization is None else self.secret


def request_from(event: Mapping[str, Any]) -> Request:
    """Return the request that an event carries. Raises `Unreadable` for a body that is no text."""
    where = (event.get("requestContext") or {}).get("http") or {}
    path = str(event.get("rawPath") or where.get("path") or "")
    headers = {str(name).lower(): value for name, value in (event.get("headers") or {}).items()}
    return Request(
        method=str(where.get("method", "")),
        path=tuple(part for part in path.split("/") if part),
        query=event.get("queryStringParameters") or {},
        authorization=headers.get("authorization"),
        body=text_of(event),
    )


def text_of(event: Mapping[str, Any]) -> str | None:
    """Return an event's body as text. Raises `Unreadable` where it is none."""
    body: str | None = event.get("body")
    if not event.get("isBase64Encoded"):
        return body
    try:
        return base64.b64decode(body or "").decode()
    except ValueError:
        raise Unreadable("bad_json") from None
