"""A world whose store lets a test act in the middle of a sweep."""

from __future__ import annotations

import pytest

from tests.functions.fakes import World
from tests.functions.sweep.interrupted import InterruptedStore


@pytest.fixture
def store() -> InterruptedStore:
    return InterruptedStore()


@pytest.fixture
def world(store: InterruptedStore) -> World:
    return World(store=store)
