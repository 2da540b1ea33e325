"""The one place where a site is put together from settings and adapters.

Importing it opens nothing.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from functions.adapters.api_gateway import ApiGatewaySockets, sockets_client
from functions.adapters.dynamo_calls import dynamo_client
from functions.adapters.dynamo_store import DynamoStore
from functions.adapters.event_bridge import EventBridgeBus, events_client
from functions.adapters.system import SystemChance, SystemClock
from functions.observability import Handler, Observability
from functions.settings import MissingSetting, Settings
from functions.use_cases.site import Site


@dataclass(frozen=True, slots=True)
class Composed:
    """A site, and the log and metrics that its handlers are watched with."""

    site: Site
    observability: Observability


def compose(environment: Mapping[str, str]) -> Composed:
    """Put a site together: one client each, opened here and kept. Raises `MissingSetting`."""
    settings = Settings.read(environment)
    observing = Observability.open(settings)
    site = Site(
        store=DynamoStore(dynamo_client(), settings.table_name, settings.due_index),
        sockets=ApiGatewaySockets(sockets_client(settings.websocket_endpoint)),
        bus=EventBridgeBus(events_client(), settings.event_bus, observing.log),
        clock=SystemClock(),
        chance=SystemChance(),
        log=observing.log,
        metrics=observing.metrics,
    )
    return Composed(site, observing)


@functools.cache
def composed() -> Composed:
    """Return what this process was composed of, once. Raises `MissingSetting`."""
    return compose(os.environ)


def site() -> Site:
    """Return the site of this process. Raises `MissingSetting`."""
    return composed().site


def warm() -> None:
    """Compose now, where a function's environment is there: a snapshot then holds open clients."""
    try:
        composed()
    except MissingSetting:
        return


def observed(handler: Handler) -> Handler:
    """Decorate a handler: what escapes it is logged, what it counted is written."""

    @functools.wraps(handler)
    def observing(event: dict[str, Any], context: Any) -> Any:  # noqa: ANN401 - Lambda's own
        return composed().observability.watch(handler, event, context)

    return observing
