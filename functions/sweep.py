"""Handler of the schedule, each minute, and of `SweepBatch`, what one sweep hands to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from functions.bootstrap import observed, site, warm
from functions.protocol.happenings import SweepBatch
from functions.use_cases.sweep import sweep, sweep_tables

if TYPE_CHECKING:
    from aws_lambda_powertools.utilities.typing import LambdaContext

warm()


@observed
def handler(event: dict[str, Any], context: LambdaContext) -> None:
    """Do what is due: at the tables of a batch, or at all of them."""
    time_left = context.get_remaining_time_in_millis
    detail = event.get("detail")
    if isinstance(detail, dict) and "tables" in detail:
        sweep_tables(site(), SweepBatch.model_validate(detail).tables, time_left)
    else:
        sweep(site(), time_left)
