"""One browser and one gallery for all that is looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from infra.dev.chromium import running_chromium
from infra.dev.gallery import gallery


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all scenes."""
    with running_chromium() as running:
        yield running


@pytest.fixture(scope="session")
def base() -> Iterator[str]:
    """The address of the gallery."""
    with gallery() as address:
        yield address
