"""What watches: alarms, the dashboard, the budget."""

from __future__ import annotations

import aws_cdk as cdk
from constructs import Construct

from infra.parts.alarms import Alarms
from infra.parts.budget import Budget
from infra.parts.dashboard import Dashboard
from infra.parts.metrics import Watched
from infra.stacks.game import GameStack
from infra.stage import Stage


class WatchStack(cdk.Stack):
    """Changes nothing about the game: it can be left out and put back at any time."""

    def __init__(self, scope: Construct, what: str, *, stage: Stage, game: GameStack) -> None:
        """Watch this game."""
        super().__init__(scope, stage.stack(what), env=stage.env)
        config = stage.config
        watched = Watched(config.stage, game.functions, game.bus.dead_letters)
        self.alarms = Alarms(self, "Alarms", config=config, watched=watched)
        if config.dashboard:
            Dashboard(
                self, "Dashboard", watched=watched, http=game.http.api, sockets=game.sockets.api
            )
        if config.budget:
            Budget(
                self,
                "Budget",
                stage=config.stage,
                dollars=config.budget,
                email=config.alarm_email,
            )
        cdk.CfnOutput(self, "AlarmTopic", value=self.alarms.topic.topic_arn)
