"""What the tests of the cloud share: one synthesis."""

from __future__ import annotations

import os

import pytest

from tests.infra.synthesis import Synthesis, synthesise


@pytest.fixture(scope="session")
def synthesis(tmp_path_factory: pytest.TempPathFactory) -> Synthesis:
    """Both stages, synthesised once. The CDK's own check is left to cfn-lint: it takes as long."""
    before = dict(os.environ)
    os.environ |= {"CDK_VALIDATION": "false", "JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION": "1"}
    try:
        return synthesise(tmp_path_factory.mktemp("synthesis"))
    finally:
        os.environ.clear()
        os.environ |= before
