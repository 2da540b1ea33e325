"""boto3's way to the services of this process, without a socket.

botocore prepares and signs a request, sends it, and reads the answer. Where the answer is in this
process already, it is given before anything is signed: what is left of a call is the check of its
parameters and the reading of the answer, both botocore's own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, cast

from botocore.handlers import BUILTIN_HANDLERS
from botocore.model import OperationModel
from botocore.parsers import ResponseParser, create_parser

from infra.local.reply import Reply
from infra.local.services import Services


@dataclass(frozen=True)
class Answered:
    """What botocore looks at of a response."""

    status_code: int
    headers: dict[str, str] = field(default_factory=dict)


class ShortCut:
    """Answers botocore's requests to one address in place of the network.

    Nothing here is ever throttled or lost, so that botocore has no need to try again.
    """

    def __init__(self, address: str, services: Services) -> None:
        """Take what goes to `address`, such as ``http://127.0.0.1:8010``."""
        self._address = address
        self._services = services

    def install(self) -> None:
        """Stand before the network of every client that is made from now on."""
        BUILTIN_HANDLERS.append(("before-call", self))

    def __call__(
        self, *, model: OperationModel, params: dict[str, Any], **_: object
    ) -> tuple[Answered, dict[str, Any]] | None:
        """What botocore gets instead of a response; None sends the request over the network."""
        if not params["url"].startswith(self._address + "/"):
            return None
        path = params["url"][len(self._address) :].partition("?")[0]
        target = params["headers"].get("X-Amz-Target", "")
        reply = self._services.answer(params["method"], path, target, _bytes(params["body"]))
        return None if reply is None else _read(model, reply)


def _read(model: OperationModel, reply: Reply) -> tuple[Answered, dict[str, Any]]:
    """A response, and what botocore reads in it; an error with the members its model names."""
    headers = {name.lower(): text for name, text in reply.headers.items()}
    # Any: both shapes may be None, which the parser takes and the stubs do not know.
    parser: Any = _parser(model.service_model.resolved_protocol)
    response = {
        "headers": headers,
        "status_code": reply.status,
        "body": reply.body,
        "context": {"operation_name": model.name},
    }
    parsed: dict[str, Any] = parser.parse(response, model.output_shape)
    if not reply.is_success:
        code = parsed["Error"]["Code"]
        parsed |= parser.parse(response, model.service_model.shape_for_error_code(code))
    return Answered(reply.status, headers), parsed


@lru_cache
def _parser(protocol: str) -> ResponseParser:
    """Making one takes longer than reading an answer with it."""
    return create_parser(protocol)


def _bytes(body: object) -> bytes:
    return body.encode() if isinstance(body, str) else cast(bytes, body or b"")
