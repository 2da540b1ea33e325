"""The environment of a function as one value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


class MissingSetting(Exception):
    """An environment variable that a function cannot do without is not set."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the operator decides.

    `websocket_endpoint` is the management endpoint of the WebSocket API, its stage included.
    """

    table_name: str
    due_index: str
    event_bus: str
    websocket_endpoint: str
    stage: str
    log_level: str
    service: str
    metrics_namespace: str

    @staticmethod
    def read(environment: Mapping[str, str]) -> Settings:
        """Return the settings of an environment. Raises `MissingSetting`."""

        def needed(name: str) -> str:
            if not environment.get(name):
                raise MissingSetting(name)
            return environment[name]

        return Settings(
            table_name=needed("TABLE_NAME"),
            due_index=needed("DUE_INDEX"),
            event_bus=needed("EVENT_BUS"),
            websocket_endpoint=needed("WEBSOCKET_ENDPOINT"),
            stage=needed("STAGE"),
            log_level=environment.get("LOG_LEVEL", "INFO"),
            service=environment.get("POWERTOOLS_SERVICE_NAME", "espadas"),
            metrics_namespace=environment.get("POWERTOOLS_METRICS_NAMESPACE", "Espadas"),
        )
