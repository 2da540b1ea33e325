"""Handler of the WebSocket API: `$connect`, `$disconnect`, and every message of a client.

Answers go over the socket, so the status that API Gateway gets says only whether there was a fault.
"""

from __future__ import annotations

from typing import Any

from functions.bootstrap import observed, site, warm
from functions.protocol.incoming import text_of
from functions.protocol.reading import Unreadable, read_message
from functions.use_cases.conversation import receive, refuse
from functions.use_cases.disconnect import disconnect
from functions.use_cases.patience import Patience
from functions.use_cases.site import Site

Event = dict[str, Any]
Answer = dict[str, int]

DONE: Answer = {"statusCode": 200}
FAULT: Answer = {"statusCode": 500}


PATIENCE = Patience()
"""Of this process: an invocation finds what the ones before it left."""

warm()


@observed
def handler(event: Event, context: object) -> Answer:  # noqa: ARG001 - Lambda's own
    """Take one event of a socket."""
    return take(site(), PATIENCE, event)


def take(site: Site, patience: Patience, event: Event) -> Answer:
    """Take one event of the WebSocket API. Never raises; a fault is logged, not what was said."""
    where = event.get("requestContext") or {}
    connection = str(where.get("connectionId", ""))
    try:
        _take(site, patience, str(where.get("routeKey", "$default")), connection, event)
    except Exception as fault:  # noqa: BLE001 - whatever it was, the client hears of it
        site.log.error("a message failed", kind=type(fault).__name__)  # noqa: TRY400 - no text
        site.metrics.count("Fault")
        return FAULT
    return DONE


def _take(site: Site, patience: Patience, route: str, connection: str, event: Event) -> None:
    if route == "$disconnect":
        patience.forget(connection)
        disconnect(site, connection)
    elif route != "$connect" and not _is_heeded(site, connection, event):
        _bear(site, patience, connection)


def _is_heeded(site: Site, connection: str, event: Event) -> bool:
    """Do what the message asks. False when it was refused: its sender has been told why."""
    try:
        message = read_message(text_of(event))
    except Unreadable as unreadable:
        refuse(site, connection, unreadable.code, request=unreadable.request)
        return False
    try:
        return receive(site, connection, message)
    except Exception:
        refuse(site, connection, "internal", request=message.request)
        raise


def _bear(site: Site, patience: Patience, connection: str) -> None:
    """Close a connection that was refused too often."""
    site.metrics.count("Refused")
    if patience.is_at_an_end(connection, site.clock.now_ms()):
        refuse(site, connection, "too_many_refusals")
        disconnect(site, connection)
        site.sockets.close(connection)
