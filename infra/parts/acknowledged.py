"""What cdk-nag and the CDK find and what is meant to be so, each with its reason."""

from __future__ import annotations

import aws_cdk as cdk
from constructs import IConstruct


def acknowledge(scope: IConstruct, rule: str, reason: str) -> None:
    """Acknowledge one finding of cdk-nag's AwsSolutions pack, here and below."""
    _acknowledge(scope, f"AwsSolutions-{rule}", reason)


def acknowledge_warning(scope: IConstruct, name: str, reason: str) -> None:
    """Acknowledge one warning of the CDK's own, here and below."""
    _acknowledge(scope, f"@aws-cdk/{name}", reason)


def acknowledge_runtime(scope: IConstruct) -> None:
    """Acknowledge that a function runs on the Python that its libraries are tried on."""
    acknowledge(
        scope,
        "L1",
        "The libraries of the bundle are compiled for Python 3.13 and tried on it; Lambda supports "
        "it for years to come. A newer one is chosen together with new wheels.",
    )


def region_of(scope: IConstruct) -> str:
    """The region of a stack as a finding writes it, known before the deploy or not."""
    return _written("AWS::Region", cdk.Stack.of(scope).region)


def account_of(scope: IConstruct) -> str:
    """The account of a stack as a finding writes it, known before the deploy or not."""
    return _written("AWS::AccountId", cdk.Stack.of(scope).account)


def _acknowledge(scope: IConstruct, rule: str, reason: str) -> None:
    cdk.Validations.of(scope).acknowledge(cdk.Acknowledgment(id=rule, reason=reason))


def _written(name: str, text: str) -> str:
    return f"<{name}>" if cdk.Token.is_unresolved(text) else text
