"""What is shown: the page, and the one origin for it, `/api` and `/ws`."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_certificatemanager as acm
from aws_cdk import aws_route53 as route53
from aws_cdk import aws_route53_targets as targets
from constructs import Construct

from infra.config import Domain
from infra.parts.api_host import api_host
from infra.parts.edge import Edge, Name
from infra.parts.page_bucket import PageBucket
from infra.parts.provided import acknowledge_provided
from infra.stacks.game import GameStack
from infra.stage import Stage


class PageStack(cdk.Stack):
    """The distribution over the bucket and the two APIs."""

    def __init__(
        self,
        scope: Construct,
        what: str,
        *,
        stage: Stage,
        game: GameStack,
        certificate: acm.ICertificate | None,
    ) -> None:
        """Make the page's bucket, the distribution, and a name for it where one is wanted."""
        config = stage.config
        super().__init__(
            scope,
            stage.stack(what),
            env=stage.env,
            cross_region_references=config.domain is not None,
        )
        domain = config.domain
        bucket = PageBucket(self, "Page", emptied_with_stack=config.upload)
        self.edge = Edge(
            self,
            "Edge",
            page=bucket.bucket,
            api_host=api_host(game.http.api),
            socket_host=api_host(game.sockets.api),
            known_as=self._known_as(domain, certificate) if domain else None,
        )
        origin = f"https://{domain.name if domain else self.edge.address}"
        if config.upload:
            bucket.upload(stage.assets.page, self.edge.distribution, origin=origin)
        acknowledge_provided(self, bucket.bucket)
        if domain:
            self._name(domain)
        cdk.CfnOutput(self, "Bucket", value=bucket.bucket.bucket_name)
        cdk.CfnOutput(self, "Address", value=origin)

    def _known_as(self, domain: Domain, certificate: acm.ICertificate | None) -> Name:
        given = certificate or acm.Certificate.from_certificate_arn(
            self, "Certificate", domain.certificate_arn
        )
        return Name(domain.name, given)

    def _name(self, domain: Domain) -> None:
        zone = zone_of(self, domain)
        target = route53.RecordTarget.from_alias(targets.CloudFrontTarget(self.edge.distribution))
        for kind in (route53.ARecord, route53.AaaaRecord):
            kind(self, kind.__name__, zone=zone, record_name=f"{domain.name}.", target=target)


def zone_of(scope: Construct, domain: Domain) -> route53.IHostedZone:
    """The Route 53 zone of a domain, known by id: nothing has to be looked up at synth."""
    return route53.HostedZone.from_hosted_zone_attributes(
        scope, "Zone", hosted_zone_id=domain.zone_id, zone_name=domain.zone_name
    )
