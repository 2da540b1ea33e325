"""The certificate of a name of one's own: in us-east-1, where CloudFront looks for it."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_certificatemanager as acm
from constructs import Construct

from infra.config import Domain
from infra.stacks.page import zone_of

REGION = "us-east-1"


class CertificateStack(cdk.Stack):
    """Made once and renewed by AWS; validated over the zone of the domain."""

    def __init__(
        self, scope: Construct, name: str, *, domain: Domain, env: cdk.Environment
    ) -> None:
        """Make the certificate."""
        super().__init__(scope, name, env=env, cross_region_references=True)
        self.certificate = acm.Certificate(
            self,
            "Certificate",
            domain_name=domain.name,
            validation=acm.CertificateValidation.from_dns(zone_of(self, domain)),
        )
