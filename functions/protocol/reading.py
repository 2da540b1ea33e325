"""What comes in, read: one message, or the body of a route. Nothing can break this."""

from __future__ import annotations

import json
import re
from typing import Final, TypeVar

from pydantic import TypeAdapter, ValidationError

from functions.protocol.inbound import Inbound, Message
from functions.protocol.values import Model

LARGEST: Final = 8192
"""Bytes of the largest message that is read: 300 characters of chat, all escaped, and then some."""

_REQUEST: Final = re.compile(r"[A-Za-z0-9_-]{8,32}")
_INBOUND: Final[TypeAdapter[Message]] = TypeAdapter(Inbound)
_UNTAGGED: Final = ("union_tag_invalid", "union_tag_not_found")

Body = TypeVar("Body", bound=Model)


class Unreadable(ValueError):
    """What came in is no message.

    `code` is `too_large`, `bad_json`, `unknown_type` or `bad_message`; `request` is what the sender
    called it, where that can be read.
    """

    def __init__(self, code: str, request: str | None = None) -> None:
        """Keep the code and the request; nothing of the content."""
        super().__init__(code)
        self.code = code
        self.request = request


def read_message(text: str | None) -> Message:
    """Return the message written as `text`. Raises `Unreadable`."""
    content = _json(text)
    try:
        return _INBOUND.validate_python(content)
    except ValidationError as error:
        kind = error.errors(include_input=False, include_url=False)[0]["type"]
        code = "unknown_type" if kind in _UNTAGGED else "bad_message"
        raise Unreadable(code, _request_in(content)) from None


def read_body(model: type[Body], text: str | None) -> Body:
    """Return the body of a route. Raises `Unreadable`: `bad_body` where it does not fit."""
    try:
        return model.model_validate(_json(text))
    except ValidationError:
        raise Unreadable("bad_body") from None


def _json(text: str | None) -> object:
    if text is not None and len(text.encode(errors="surrogatepass")) > LARGEST:
        raise Unreadable("too_large")
    try:
        return json.loads(text or "")
    except (ValueError, RecursionError):
        raise Unreadable("bad_json") from None


def _request_in(content: object) -> str | None:
    request = content.get("request") if isinstance(content, dict) else None
    return request if isinstance(request, str) and _REQUEST.fullmatch(request) else None
