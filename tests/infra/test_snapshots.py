"""A snapshot is restored many times: what was drawn before it would be the same in every copy."""

from __future__ import annotations

import os
import subprocess
import sys

from infra.bundling.recipe import ROOT
from infra.site import handler_environment

RESTORED_TWICE = """
import os
import functions.message
from functions.adapters.system import SystemChance

def restored():
    reading, writing = os.pipe()
    if os.fork() == 0:
        os.write(writing, SystemChance().secret())
        os._exit(0)
    os.wait()
    return os.read(reading, 64).hex()

print(restored(), restored())
"""
"""Two forks of a process that has imported the handler stand for two copies of its snapshot."""


def test_two_restored_copies_draw_different_secrets() -> None:
    said = handler_environment(
        table="t", bus="b", socket_endpoint="http://127.0.0.1:9", log_level="INFO"
    )
    region = {"AWS_DEFAULT_REGION": "us-east-1"}
    run = subprocess.run(
        [sys.executable, "-c", RESTORED_TWICE],
        cwd=ROOT,
        env={**os.environ, **said, **region},
        capture_output=True,
        text=True,
        check=True,
    )
    first, second = run.stdout.split()
    assert len(first) == len(second) == 64
    assert first != second
