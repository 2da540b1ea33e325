"""`python -m infra.operate.bootstrapped`: whether the CDK was prepared in this account and region.

The exit status is 0 if so, 1 if not, and 2 with a message where AWS cannot be asked.
"""

from __future__ import annotations

import sys
from typing import Any

import boto3
from botocore.exceptions import BotoCoreError, ClientError

VERSION = "/cdk-bootstrap/hnb659fds/version"
"""The parameter that the CDK leaves behind when it prepares an account."""


def is_bootstrapped(parameters: Any) -> bool:  # noqa: ANN401 - boto's client
    """Whether the CDK's parameter is there. Raises what boto raises when AWS cannot be asked."""
    try:
        parameters.get_parameter(Name=VERSION)
    except parameters.exceptions.ParameterNotFound:
        return False
    return True


def main() -> int:
    """Ask, and answer by the exit status."""
    try:
        return 0 if is_bootstrapped(boto3.client("ssm")) else 1
    except (BotoCoreError, ClientError) as error:
        print(f"AWS cannot be asked: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
