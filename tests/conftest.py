"""How tests are shared out among processes: by file, or by folder where one thing is dear."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

import pytest
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

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
