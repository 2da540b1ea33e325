"""The Python and the machine that a bundle is made for."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

LAMBDA_PYTHON = "3.13"


@dataclass(frozen=True)
class Target:
    """A Python version on a machine, `machine` as `platform.machine` names it.

    `interpreter` compiles for it ahead of time, None where this machine has no such Python.
    """

    python: str
    machine: str
    interpreter: str | None

    @property
    def is_here(self) -> bool:
        """Whether this very Python could run the bundle."""
        return (self.python, self.machine) == (_this_python(), platform.machine())

    @property
    def name(self) -> str:
        """A name for folders, such as ``cp313-aarch64-compiled``."""
        compiled = "compiled" if self.interpreter else "source"
        return f"cp{self.python.replace('.', '')}-{self.machine}-{compiled}"

    @property
    def pip_options(self) -> tuple[str, ...]:
        """What tells pip to fetch wheels for this target instead of for itself."""
        platforms = (f"manylinux2014_{self.machine}", f"manylinux_2_28_{self.machine}")
        chosen = [option for name in platforms for option in ("--platform", name)]
        return () if self.is_here else (*chosen, "--python-version", self.python)


def lambda_target(machine: str = "aarch64") -> Target:
    """The target that Lambda is: arm64, or its twin on x86_64 that tests can run."""
    return Target(LAMBDA_PYTHON, machine, python_of(LAMBDA_PYTHON))


def host_target() -> Target:
    """The target that this Python itself is, for a stand-in for AWS on this machine."""
    return Target(_this_python(), platform.machine(), sys.executable)


def python_of(version: str) -> str | None:
    """An interpreter of that version on this machine, None without one."""
    if version == _this_python():
        return sys.executable
    kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python{version}"))
    found = [shutil.which(f"python{version}"), *(str(path) for path in reversed(kept))]
    return next((path for path in found if path and _is_that(path, version)), None)


def _is_that(path: str, version: str) -> bool:
    """Whether it starts and is that version: what pyenv puts on PATH may be an empty promise."""
    command = [path, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    return said.stdout.strip() == version


def _this_python() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"
