"""The stack and the browser of the journeys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from infra.dev.chromium import running_chromium
from infra.local.stack import LocalStack, running_stack


@pytest.fixture(scope="session")
def running() -> Iterator[Browser]:
    """One Chromium for all journeys."""
    with running_chromium() as browser:
        yield browser


@pytest.fixture
def browser(running: Browser) -> Iterator[Browser]:
    """The Chromium; each person gets a context of their own, and all leave with the test.

    A page left behind goes on drawing, and looks for a stack that is gone.
    """
    yield running
    for context in running.contexts:
        context.close()


@pytest.fixture
def stack(tmp_path: Path) -> Iterator[LocalStack]:
    """A fresh stack on a free port."""
    with running_stack(port=0, state=tmp_path / "state") as started:
        yield started
