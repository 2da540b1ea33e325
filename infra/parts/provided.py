"""Findings about functions that the CDK adds to a stack: we neither write nor choose them."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_s3 as s3

from infra.parts.acknowledged import account_of, acknowledge, region_of

BASIC_ROLE = "Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole"

COPIES = (
    "The CDK's own function copies the page from the CDK's bucket for assets into the page's. It "
    "may read all of the one and write all of the other, and runs only during a deploy."
)
INVALIDATES = (
    "The same function tells CloudFront to forget the old page; the CDK grants that over every "
    "distribution because it makes the function once for a stack."
)
CHOSEN_BY_CDK = (
    "The CDK chooses the runtime of its own functions and moves them on with its releases."
)


def acknowledge_provided(stack: cdk.Stack, bucket: s3.Bucket) -> None:
    """Acknowledge what the CDK's own deployment functions over this bucket are found to be."""
    assets = (
        f"arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-{account_of(stack)}-{region_of(stack)}/*"
    )
    page = stack.get_logical_id(bucket.node.default_child)
    reads = ("GetObject*", "GetBucket*", "List*")
    writes = ("DeleteObject*", "Abort*")
    for function in (each for each in stack.node.children if each.node.id.startswith("Custom::")):
        acknowledge(function, "L1", CHOSEN_BY_CDK)
        acknowledge(function, f"IAM4[{BASIC_ROLE}]", "The same: it may write its own log.")
        for action in (*reads, *writes):
            acknowledge(function, f"IAM5[Action::s3:{action}]", COPIES)
        acknowledge(function, f"IAM5[Resource::{assets}]", COPIES)
        acknowledge(function, f"IAM5[Resource::<{page}.Arn>/*]", COPIES)
        acknowledge(function, "IAM5[Resource::*]", INVALIDATES)
