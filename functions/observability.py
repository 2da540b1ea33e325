"""Log and metrics over Powertools.

A fixed sentence and named fields: nothing logs a whole event, a secret or a request.
"""

from __future__ import annotations

import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from aws_lambda_powertools import Logger, Metrics
from aws_lambda_powertools.metrics import MetricUnit

from functions.ports.observing import Field
from functions.settings import Settings

Handler = Callable[[dict[str, Any], Any], Any]

FRAMES: Final = 4
"""How many places of a traceback are logged, the innermost first."""


class PowertoolsLog:
    """`Log` as lines of JSON."""

    def __init__(self, logger: Logger) -> None:
        """Write through `logger`."""
        self._logger = logger

    def info(self, message: str, **fields: Field) -> None:
        """Note something expected."""
        self._logger.info(message, extra=dict(fields), stacklevel=3)

    def warning(self, message: str, **fields: Field) -> None:
        """Note something that was put right."""
        self._logger.warning(message, extra=dict(fields), stacklevel=3)

    def error(self, message: str, **fields: Field) -> None:
        """Note a fault and where it was raised.

        Its text stays out: it may quote what somebody sent.
        """
        self._logger.error(message, extra={**fields, "where": _where()}, stacklevel=3)


class PowertoolsMetrics:
    """`Metrics` in CloudWatch's embedded format: a line of log an invocation, and no call."""

    def __init__(self, metrics: Metrics) -> None:
        """Count through `metrics`."""
        self._metrics = metrics
        self._lock = threading.Lock()
        self._counts: Counter[str] = Counter()

    def count(self, name: str, value: int = 1) -> None:
        """Add to a count; frames are posted from many threads."""
        with self._lock:
            self._counts[name] += value

    def flush(self) -> None:
        """Write what was counted, if anything was: one sum a name, in one line.

        Powertools would keep each value, write all of them at the hundredth, and keep them for good
        where metrics are switched off.
        """
        with self._lock:
            counts, self._counts = self._counts, Counter()
            for name, value in counts.items():
                self._metrics.add_metric(name=name, unit=MetricUnit.Count, value=value)
            if counts:
                self._metrics.flush_metrics()
                self._metrics.provider.clear_metrics()


@dataclass(frozen=True, slots=True)
class Observability:
    """Log and metrics of one function."""

    log: PowertoolsLog
    metrics: PowertoolsMetrics

    @staticmethod
    def open(settings: Settings) -> Observability:
        """Open log and metrics as the settings say."""
        logger = Logger(service=settings.service, level=settings.log_level)
        metrics = Metrics(namespace=settings.metrics_namespace, service=settings.service)
        return Observability(PowertoolsLog(logger), PowertoolsMetrics(metrics))

    def watch(self, handler: Handler, event: dict[str, Any], context: object) -> object:
        """Run a handler: what escapes it is logged and goes on; what was counted is written."""
        try:
            return handler(event, context)
        except Exception as fault:
            self.log.error("an invocation failed", kind=type(fault).__name__)  # noqa: TRY400 - no text
            raise
        finally:
            self.metrics.flush()


def _where() -> str:
    frames = traceback.extract_tb(sys.exc_info()[2])[: -FRAMES - 1 : -1]
    return " < ".join(
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames
    )
