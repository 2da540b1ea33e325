"""Lambda's side of its runtime interface, for AWS's own client to run a handler against.

The client asks for the next event and posts what the handler answered; so much of the interface is
all that it needs.
"""

from __future__ import annotations

import json
import queue
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

Json = dict[str, Any]
PATIENCE = 60
"""Seconds until an answer must have come."""


@dataclass
class Interface:
    """Events that wait to be fetched, and what was answered: a path and a body each."""

    events: queue.Queue[Json] = field(default_factory=queue.Queue)
    answers: queue.Queue[tuple[str, Json]] = field(default_factory=queue.Queue)
    is_over: threading.Event = field(default_factory=threading.Event)

    def next_event(self) -> Json | None:
        """The next event once there is one, None when nobody will ask any more."""
        while not self.is_over.is_set():
            try:
                return self.events.get(timeout=0.1)
            except queue.Empty:
                continue
        return None


@dataclass(frozen=True)
class Runtime:
    """An interpreter with the folders of the bundle, and of what Lambda brings, on its path."""

    interpreter: str
    code: Path
    path: tuple[Path, ...]

    def invoke(self, handler: str, event: Json, environment: dict[str, str]) -> Json:
        """Run a handler on one event and return its answer.

        Fails with what the client said when it ended, or posted an error.
        """
        interface = Interface()
        interface.events.put(event)
        with _served(interface) as address:
            process = self._start(handler, environment | {"AWS_LAMBDA_RUNTIME_API": address})
            try:
                path, answer = _answer(interface, process)
            finally:
                interface.is_over.set()
                process.kill()
                said = process.communicate()[0]
        assert path.endswith("/response"), f"{path}: {answer}\n{said}"
        return answer

    def _start(self, handler: str, environment: dict[str, str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.interpreter, "-m", "awslambdaric", handler],
            cwd=self.code,
            env={"PYTHONPATH": ":".join(map(str, (self.code, *self.path))), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )


def _answer(interface: Interface, process: subprocess.Popen[str]) -> tuple[str, Json]:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        has_ended = process.poll() is not None
        try:
            return interface.answers.get(timeout=0.2)
        except queue.Empty:
            if has_ended:
                break
    return "no answer", {}


@contextmanager
def _served(interface: Interface) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            event = interface.next_event()
            self.send_response(200 if event is not None else 500)
            self.send_header(
                "Lambda-Runtime-Aws-Request-Id", "8476a536-e9f4-11e8-9739-2dfe598c3fcd"
            )
            self.send_header("Lambda-Runtime-Deadline-Ms", str(int(time.time() * 1000) + 10_000))
            self.send_header("Lambda-Runtime-Invoked-Function-Arn", "arn:aws:lambda:x:1:function:f")
            self._end(json.dumps(event).encode())

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            interface.answers.put((self.path, json.loads(body or b"{}")))
            self.send_response(202)
            self._end(b"{}")

        def _end(self, body: bytes) -> None:
            # Without a content type the client's native part crashes.
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    class Server(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_: object) -> None:
            """A client that has answered is killed, and its connection with it."""

    server = Server(("127.0.0.1", 0), Handler)
    serving = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    serving.start()
    try:
        yield f"127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        serving.join()
        server.server_close()
