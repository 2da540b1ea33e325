"""One browser and one gallery for all that is looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.journeys.conftest import FLAGS, chromium
from tests.look.gallery import gallery


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all scenes."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def base() -> Iterator[str]:
    """The address of the gallery."""
    with gallery() as address:
        yield address
