"""`python -m tests.bench.import_time`: what a cold start imports, in CPU time over bare Python.

Measured on the twin of the bundle that this machine can run, .pyc included, with boto3 as Lambda's
own runtime has it: compiled too. The parts overlap, so they do not add up to the whole.
"""

from __future__ import annotations

import os
import platform
import resource
import subprocess
from dataclasses import dataclass
from pathlib import Path

from infra.bundling.bundles import bundle
from infra.bundling.recipe import CODE, LIBRARIES, Recipe
from infra.bundling.target import LAMBDA_PYTHON, Target, host_target, lambda_target, python_of
from infra.site import handler_environment

AIM_MS = 360
REPEATS = 9
LAMBDA_BRINGS = Recipe("lambda-brings", lock="requirements/lambda.lock")

BARE = "bare Python"
CLIENT_PART = "boto3, with a DynamoDB client"
WHOLE = "the message handler, all of it"
CLIENT = "import boto3; boto3.client('dynamodb', region_name='us-east-1')"
PARTS = {
    "boto3": "import boto3",
    CLIENT_PART: CLIENT,
    "pydantic": "import pydantic",
    "the protocol's models": "import functions.protocol.inbound, functions.protocol.outbound",
    "Powertools: Logger": "from aws_lambda_powertools import Logger",
    "Powertools: Logger and Metrics": "from aws_lambda_powertools import Logger, Metrics",
    "the engine": "import engine.step, engine.views, engine.bots",
    WHOLE: "import functions.message",
}


@dataclass(frozen=True)
class Machine:
    """An interpreter and the environment in which it finds the bundle."""

    target: Target
    environment: dict[str, str]

    def milliseconds(self, code: str) -> float:
        """CPU time of a process that runs this code, user and system."""
        before = _used()
        command = [self.target.interpreter or "", "-c", code]
        subprocess.run(command, env=self.environment, check=True)
        return (_used() - before) * 1000


def machine() -> Machine:
    """The twin of Lambda on this processor; this Python itself where 3.13 is not here."""
    has_it = python_of(LAMBDA_PYTHON) is not None
    target = lambda_target(platform.machine()) if has_it else host_target()
    code, libraries, brought = (
        bundle(recipe, target).folder for recipe in (CODE, LIBRARIES, LAMBDA_BRINGS)
    )
    path = os.pathsep.join(map(str, (code, libraries / "python", brought)))
    return Machine(target, {"PYTHONPATH": path, **_environment()})


def measured(on: Machine) -> dict[str, float]:
    """Return the milliseconds of each part over bare Python.

    The parts take turns and the least of each counts: a shared machine slows down for seconds.
    """
    codes = {BARE: "pass", **PARTS}
    turns = [{name: on.milliseconds(code) for name, code in codes.items()} for _ in range(REPEATS)]
    least = {name: min(turn[name] for turn in turns) for name in codes}
    return {name: least[name] - least[BARE] for name in PARTS}


def main() -> None:
    """Print the parts, and the whole beside its aim."""
    on = machine()
    print(f"Import, ms of CPU over bare Python {on.target.python} on {on.target.machine}:")
    spent = measured(on)
    for name, milliseconds in spent.items():
        print(f"  {name:<34} {milliseconds:6.0f}")
    print(f"  aim for the whole                  {AIM_MS:6.0f}")
    print(f"  the whole, times {CLIENT_PART}: {spent[WHOLE] / spent[CLIENT_PART]:.2f}")


def _used() -> float:
    """Seconds of CPU that ended processes of ours have used."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _environment() -> dict[str, str]:
    said = handler_environment(
        table="t", bus="b", socket_endpoint="http://127.0.0.1:9", log_level="INFO"
    )
    return {
        **said,
        "HOME": str(Path.home()),
        "AWS_DEFAULT_REGION": "us-east-1",
        "AWS_ACCESS_KEY_ID": "test",
        "AWS_SECRET_ACCESS_KEY": "test",
        "AWS_LAMBDA_FUNCTION_NAME": "espadas",
    }


if __name__ == "__main__":
    main()
