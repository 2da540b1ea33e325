"""A stack in a process of its own, for tests: started, killed, started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from infra.local.gateway_ws import Lifetime
from infra.local.settings import ROOT

ANNOUNCEMENT = re.compile(r"^Espadas: (http://127\.0\.0\.1:(\d+))/$")


class DidNotStart(Exception):
    """The process ended instead of announcing its address; the message is what it said."""

    code = "did_not_start"


@dataclass
class LocalStack:
    """A stack and where it can be reached: ``url`` has no slash at its end.

    A stack started again keeps its port and its state folder, and so its tables.
    """

    state: Path
    environment: Mapping[str, str]
    url: str = ""
    port: int = 0
    process: subprocess.Popen[str] | None = field(default=None, repr=False)

    @property
    def socket_url(self) -> str:
        """The address of the WebSocket."""
        return self.url.replace("http://", "ws://") + "/ws"

    @property
    def log_path(self) -> Path:
        """The file with all that the process wrote to standard error."""
        return self.state / "stack.log"

    def start(self) -> None:
        """Start the process and wait until it serves; `DidNotStart` when it ends before that."""
        self.state.mkdir(parents=True, exist_ok=True)
        with self.log_path.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "infra.local"],
                cwd=ROOT,
                env={**os.environ, **self.environment, "PORT": str(self.port)},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self._await_announcement(self.process)

    def _await_announcement(self, process: subprocess.Popen[str]) -> None:
        said = process.stdout.readline() if process.stdout else ""
        found = ANNOUNCEMENT.match(said.strip())
        if found is None:
            self._end(signal.SIGKILL)
            raise DidNotStart(self.log_path.read_text())
        self.url, self.port = found[1], int(found[2])

    def stop(self) -> int:
        """End the process in order; its exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End the process as `kill -9` does: it can do nothing about it."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Stop, and start on the same port and state."""
        self.stop()
        self.start()

    def _end(self, number: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        with process:
            process.send_signal(number)
        return process.returncode


@contextmanager
def running_stack(
    *,
    state: Path,
    port: int = 0,
    handlers: Mapping[str, str] | None = None,
    lifetime: Lifetime | None = None,
    sweep_every: float | None = None,
    environment: Mapping[str, str] | None = None,
) -> Iterator[LocalStack]:
    """A running stack with its tables under `state`, stopped at the end. Times are seconds.

    `handlers` replaces handlers by function name; `environment` adds any other variable.
    """
    pairs = ",".join(f"{name}={handler}" for name, handler in (handlers or {}).items())
    numbers = {
        "ESPADAS_IDLE_SECONDS": lifetime and lifetime.idle,
        "ESPADAS_CUT_SECONDS": lifetime and lifetime.cut,
        "ESPADAS_SWEEP_SECONDS": sweep_every,
    }
    stack = LocalStack(
        state=state,
        port=port,
        environment={
            "BROWSER": "none",
            "FRESH": "",
            "ESPADAS_STATE": str(state),
            "ESPADAS_HANDLERS": pairs,
            **{name: str(number) for name, number in numbers.items() if number is not None},
            **(environment or {}),
        },
    )
    try:
        stack.start()
        yield stack
    finally:
        stack.stop()
