"""What holds for all tests: none is judged by the clock, and how they are shared out.

Processes take whole files, or a whole folder where one thing is dear.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

import pytest
from hypothesis import settings
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

# The seed is printed, and no example fails for having been slow on a busy machine.
settings.register_profile("espadas", deadline=None, print_blob=True)
settings.load_profile("espadas")

SHARING: Final = frozenset({"tests/deploy", "tests/infra"})
"""Folders whose files share one synthesis or one deploy: a second process would make another."""


class ByFolderOrFile(LoadFileScheduling):  # type: ignore[misc]
    """Hands a whole file to one process, and all files of a sharing folder to the same one."""

    def _split_scope(self, nodeid: str) -> str:
        file = PurePosixPath(nodeid.partition("::")[0])
        return str(file.parent if str(file.parent) in SHARING else file)


@pytest.hookimpl
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFolderOrFile:
    """Take the place of what `--dist` names."""
    return ByFolderOrFile(config, log)
