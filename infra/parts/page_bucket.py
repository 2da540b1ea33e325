"""The bucket that the page lies in, and how it gets there."""

from __future__ import annotations

from pathlib import Path

import aws_cdk as cdk
from aws_cdk import aws_cloudfront as cloudfront
from aws_cdk import aws_s3 as s3
from aws_cdk import aws_s3_deployment as s3_deployment
from constructs import Construct

from infra.head import INDEX, with_address
from infra.parts.acknowledged import acknowledge
from infra.site import IMMUTABLE, REVALIDATED

HASHED = "assets/*"
"""Files named after their content."""


class PageBucket(Construct):
    """A private bucket: only the distribution reads it."""

    def __init__(self, scope: Construct, name: str, *, emptied_with_stack: bool) -> None:
        """Make the bucket. It holds nothing that a build cannot make again, so it goes."""
        super().__init__(scope, name)
        self.bucket = s3.Bucket(
            self,
            "Bucket",
            block_public_access=s3.BlockPublicAccess.BLOCK_ALL,
            encryption=s3.BucketEncryption.S3_MANAGED,
            enforce_ssl=True,
            minimum_tls_version=1.2,
            object_ownership=s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
            removal_policy=cdk.RemovalPolicy.DESTROY,
            auto_delete_objects=emptied_with_stack,
        )
        acknowledge(
            self,
            "S1",
            "The bucket holds the page, which is public, and only CloudFront reads it: a log of "
            "its reads would tell nothing.",
        )

    def upload(self, page: Path, distribution: cloudfront.Distribution, *, origin: str) -> None:
        """Upload the built page at deploy, as it is at `origin`, which may be known only then.

        Hashed files first and never removed, so that a page that is open during an upgrade still
        finds what it loads later; then the rest, asked for again by CloudFront at once.
        """
        source = str(page)
        hashed = s3_deployment.BucketDeployment(
            self,
            "Hashed",
            destination_bucket=self.bucket,
            sources=[s3_deployment.Source.asset(source, exclude=["*", "!assets", f"!{HASHED}*"])],
            cache_control=[s3_deployment.CacheControl.from_string(IMMUTABLE)],
            prune=False,
        )
        rest = s3_deployment.BucketDeployment(
            self,
            "Rest",
            destination_bucket=self.bucket,
            sources=[
                s3_deployment.Source.asset(source, exclude=["assets", INDEX]),
                s3_deployment.Source.data(INDEX, with_address((page / INDEX).read_text(), origin)),
            ],
            cache_control=[s3_deployment.CacheControl.from_string(REVALIDATED)],
            distribution=distribution,
            distribution_paths=["/*"],
            prune=False,
        )
        rest.node.add_dependency(hashed)
