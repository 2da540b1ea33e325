"""The idle month of docs/costs.md is that of the stacks as they are."""

from __future__ import annotations

from infra.config import Config
from tests.bench.idle_bill import ALARMS, SNAPSHOTS
from tests.infra.synthesis import Synthesis


def test_alarms_are_as_many_as_are_paid_for(synthesis: Synthesis) -> None:
    for stage in ("dev", "prod"):
        alarms = synthesis.stack(stage, "Watch").of("AWS::CloudWatch::Alarm")
        assert len(alarms) == ALARMS


def test_snapshots_are_kept_of_the_functions_that_are_paid_for() -> None:
    assert Config().snapstart == SNAPSHOTS
