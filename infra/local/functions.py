"""The functions: imported by their handler's name, run on threads as Lambda would run them."""

from __future__ import annotations

import asyncio
import importlib
import logging
import secrets
import time
import uuid
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from infra.local.dynamo import ACCOUNT, REGION
from infra.site import Function

Handler = Callable[[dict[str, Any], Any], object]
RETRIES = 2
"""How often Lambda tries an event again that it got from a bus or a schedule."""

log = logging.getLogger(__name__)


class FunctionFailed(Exception):
    """A handler raised, or did not answer within its function's time."""

    code = "function_failed"


@dataclass(frozen=True)
class Context:
    """What Lambda tells a handler about its invocation. ``deadline`` is of the monotonic clock."""

    function_name: str
    memory_limit_in_mb: int
    deadline: float
    aws_request_id: str = field(default_factory=lambda: str(uuid.uuid4()))
    function_version: str = "$LATEST"
    log_stream_name: str = field(default_factory=lambda: f"laptop/{secrets.token_hex(8)}")

    @classmethod
    def of(cls, function: Function) -> Context:
        """A context for an invocation that starts now."""
        return cls(function.name, function.memory_mb, time.monotonic() + function.timeout_s)

    @property
    def invoked_function_arn(self) -> str:
        """The name under which AWS would know the function."""
        return f"arn:aws:lambda:{REGION}:{ACCOUNT}:function:{self.function_name}"

    @property
    def log_group_name(self) -> str:
        """The log group that Lambda would write to."""
        return f"/aws/lambda/{self.function_name}"

    def get_remaining_time_in_millis(self) -> int:
        """The milliseconds left until the function is cut off, never below 0."""
        return max(0, int((self.deadline - time.monotonic()) * 1000))


def load(name: str) -> Handler:
    """The handler named ``module.attribute``; its module is imported now.

    Raises ``ImportError`` or ``AttributeError`` when there is none.
    """
    module, _, attribute = name.rpartition(".")
    handler: Handler = getattr(importlib.import_module(module), attribute)
    return handler


class Functions:
    """The loaded functions and the threads they run on.

    Those that somebody waits for have threads of their own, so that a robot which thinks never
    keeps a person's card waiting for a thread.
    """

    def __init__(self, functions: Mapping[str, tuple[Function, Handler]], threads: int) -> None:
        """Run each of `functions`, by name, on up to `threads` threads."""
        self._functions = functions
        self._front = ThreadPoolExecutor(threads, thread_name_prefix="function")
        self._back = ThreadPoolExecutor(max(2, threads // 4), thread_name_prefix="event")

    async def invoke(self, name: str, event: dict[str, Any]) -> object:
        """What the handler answers. Raises `FunctionFailed` when it raised or took too long."""
        return await self._run(self._front, name, event)

    async def deliver(self, name: str, event: dict[str, Any]) -> None:
        """Invoke for an event that nobody waits for; tried again when it fails, then let go."""
        for attempt in range(1 + RETRIES):
            await asyncio.sleep(attempt)
            try:
                await self._run(self._back, name, event)
            except FunctionFailed:
                continue
            return

    def close(self) -> None:
        """Start no further invocation; those that run are not waited for."""
        for pool in (self._front, self._back):
            pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, pool: ThreadPoolExecutor, name: str, event: dict[str, Any]) -> object:
        function, handler = self._functions[name]
        loop = asyncio.get_running_loop()
        try:
            running = loop.run_in_executor(pool, _call, function, handler, event)
            return await asyncio.wait_for(running, function.timeout_s)
        except TimeoutError as error:
            log.error("%s took longer than %s s", name, function.timeout_s)  # noqa: TRY400
            raise FunctionFailed(name) from error
        except Exception as error:
            log.exception("%s failed", name)
            raise FunctionFailed(name) from error


def _call(function: Function, handler: Handler, event: dict[str, Any]) -> object:
    return handler(event, Context.of(function))
