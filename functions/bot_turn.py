"""Handler of `BotTurnDue`: an event of the bus that may come late, twice, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from functions.bootstrap import observed, site, warm
from functions.protocol.happenings import BotTurnDue
from functions.use_cases.announced import play_announced

if TYPE_CHECKING:
    from aws_lambda_powertools.utilities.typing import LambdaContext

warm()


@observed
def handler(event: dict[str, Any], context: LambdaContext) -> None:
    """Let the bots play whose turn it is."""
    due = BotTurnDue.model_validate(event["detail"])
    play_announced(site(), due, context.get_remaining_time_in_millis)
