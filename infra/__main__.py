"""`python -m infra`: the CDK app, as `cdk.json` starts it: context in, templates out."""

from __future__ import annotations

import os
import sys

import aws_cdk as cdk
from cdk_nag import AwsSolutionsChecks

from infra.bundling.assets import assets_for
from infra.cloud import build
from infra.config import BadContext, Config
from infra.stage import Stage


def main() -> int:
    """Synthesise; the exit status is 1, with a message, for a context that cannot be meant."""
    app = cdk.App()
    try:
        config = Config.of(app.node.get_all_context())
    except BadContext as error:
        print(error, file=sys.stderr)
        return 1
    env = cdk.Environment(
        account=os.environ.get("CDK_DEFAULT_ACCOUNT"), region=os.environ.get("CDK_DEFAULT_REGION")
    )
    build(app, Stage(config, assets_for(config.bundle), env))
    cdk.Validations.of(app).add_plugins(AwsSolutionsChecks(app))
    app.synth()
    return 0


if __name__ == "__main__":
    sys.exit(main())
