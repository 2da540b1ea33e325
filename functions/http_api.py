"""Handler of the HTTP API: opening, sitting, looking, and what lies behind."""

from __future__ import annotations

import re
from typing import Any, Final

from functions.bootstrap import observed, site, warm
from functions.protocol.http import ErrorAnswer, OpenTable, SitDown
from functions.protocol.incoming import NoSecret, Request, request_from
from functions.protocol.reading import Unreadable, read_body
from functions.protocol.values import Model
from functions.use_cases import history
from functions.use_cases.look import look
from functions.use_cases.open_table import open_table
from functions.use_cases.refusals import REFUSALS, code_of
from functions.use_cases.sit import sit
from functions.use_cases.site import Site

Event = dict[str, Any]
Answer = dict[str, Any]

STATUSES: Final = {
    "bad_json": 400,
    "bad_body": 400,
    "bad_name": 400,
    "no_secret": 401,
    "not_a_player": 403,
    "not_found": 404,
    "unknown_table": 404,
    "no_such_deal": 404,
    "table_gone": 410,
    "too_large": 413,
    "internal": 500,
}
"""Every other code is a conflict with how the table stands: 409."""
NEVER_KEPT: Final = "no-store"
KEPT_FOR_GOOD: Final = "private, max-age=31536000, immutable"

_TABLE: Final = re.compile(r"[a-z2-7]{12}")
_NUMBER: Final = re.compile(r"[0-9]{1,6}")
_CHAT_ID: Final = re.compile(r"[0-9]{13}#[0-9a-f]{1,32}")


warm()


@observed
def handler(event: Event, context: object) -> Answer:  # noqa: ARG001 - Lambda's own
    """Answer one request."""
    return respond(site(), event)


def respond(site: Site, event: Event) -> Answer:
    """Answer one event of the HTTP API. Never raises: a fault is logged without what was sent."""
    try:
        return _answered(site, request_from(event))
    except Unreadable as unreadable:
        return _error(unreadable.code)
    except NoSecret:
        return _error("no_secret")
    except REFUSALS as refusal:
        return _error(code_of(refusal))
    except Exception as fault:  # noqa: BLE001 - whatever it was, the client hears of it
        site.log.error("a request failed", kind=type(fault).__name__)  # noqa: TRY400 - no text
        site.metrics.count("Fault")
        return _error("internal")


def _answered(site: Site, request: Request) -> Answer:
    match request.method, *request.path:
        case "POST", "api", "tables":
            return _fresh(open_table(site, read_body(OpenTable, request.body)))
        case method, "api", "tables", table, *rest if _TABLE.fullmatch(table):
            return _at_table(site, table, (method, *rest), request)
        case _, "api", "tables", _, *_:
            return _error("unknown_table")
        case _:
            return _error("not_found")


def _at_table(site: Site, table: str, asked: tuple[str, ...], request: Request) -> Answer:
    match asked:
        case ("GET",):
            return _fresh(look(site, table, request.secret_if_any))
        case "POST", "people":
            return _fresh(sit(site, table, read_body(SitDown, request.body)))
        case "GET", "chat":
            return _fresh(history.chat_before(site, table, request.secret, _before(request)))
        case "GET", "deals":
            return _fresh(history.closed_deals(site, table))
        case "GET", "deals", game, deal if _NUMBER.fullmatch(game) and _NUMBER.fullmatch(deal):
            found = history.closed_deal(site, table, int(game), int(deal))
            return _written(200, found, KEPT_FOR_GOOD)
        case "GET", "deals", *_:
            return _error("no_such_deal")
        case _:
            return _error("not_found")


def _before(request: Request) -> str | None:
    before = request.query.get("before")
    if before is not None and not _CHAT_ID.fullmatch(before):
        raise Unreadable("bad_body")
    return before


def _fresh(answer: Model) -> Answer:
    return _written(200, answer, NEVER_KEPT)


def _error(code: str) -> Answer:
    return _written(STATUSES.get(code, 409), ErrorAnswer(code=code), NEVER_KEPT)


def _written(status: int, answer: Model, kept: str) -> Answer:
    return {
        "statusCode": status,
        "headers": {"content-type": "application/json", "cache-control": kept},
        "body": answer.model_dump_json(),
        "isBase64Encoded": False,
    }
