"""One stage of the site: what was decided, what it is made from, and where it goes."""

from __future__ import annotations

from dataclasses import dataclass

import aws_cdk as cdk

from infra.bundling.assets import Assets
from infra.config import Config
from infra.names import stack_name


@dataclass(frozen=True)
class Stage:
    """What all stacks of a stage share; `env` is the account and the region."""

    config: Config
    assets: Assets
    env: cdk.Environment

    def stack(self, what: str) -> str:
        """The name of one of its stacks."""
        return stack_name(self.config.stage, what)
