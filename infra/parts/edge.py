"""CloudFront: one origin for the page, `/api` and `/ws`."""

from __future__ import annotations

from dataclasses import dataclass

import aws_cdk as cdk
from aws_cdk import aws_certificatemanager as acm
from aws_cdk import aws_cloudfront as cloudfront
from aws_cdk import aws_cloudfront_origins as origins
from aws_cdk import aws_s3 as s3
from constructs import Construct

from infra.parts.acknowledged import acknowledge, acknowledge_warning
from infra.parts.headers import headers_policy
from infra.site import SITE

PAGE_FOR_ITS_ROUTES = """\
function handler(event) {
  var request = event.request;
  var last = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (last.indexOf('.') < 0) request.uri = '/index.html';
  return request;
}
"""
"""Paths of the page's own router, such as ``/mesa/abc``, are all one file."""


@dataclass(frozen=True)
class Name:
    """A name of one's own and the certificate for it."""

    domain: str
    certificate: acm.ICertificate


class Edge(Construct):
    """The distribution. What is behind `/api` and `/ws` is passed on as it comes."""

    def __init__(
        self,
        scope: Construct,
        name: str,
        *,
        page: s3.Bucket,
        api_host: str,
        socket_host: str,
        known_as: Name | None,
    ) -> None:
        """Make the distribution over the page's bucket and the hosts of the two APIs."""
        super().__init__(scope, name)
        self._headers = headers_policy(self)
        files, routes = self._files(page), self._routes()
        self.distribution = cloudfront.Distribution(
            self,
            "Distribution",
            comment="Espadas: the page, /api and /ws",
            default_behavior=self._page(files, [routes]),
            additional_behaviors={
                # Named after their content, so no path of the router is among them.
                "/assets/*": self._page(files, []),
                "/api/*": self._passed_on(api_host),
                f"/{SITE.socket_stage}": self._passed_on(socket_host),
            },
            default_root_object="index.html",
            http_version=cloudfront.HttpVersion.HTTP2_AND_3,
            enable_ipv6=True,
            minimum_protocol_version=(
                cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021 if known_as else None
            ),
            price_class=cloudfront.PriceClass.PRICE_CLASS_ALL,
            domain_names=[known_as.domain] if known_as else None,
            certificate=known_as.certificate if known_as else None,
        )
        self._acknowledge(has_name=known_as is not None)

    @property
    def address(self) -> str:
        """The host that the distribution answers to without a name of one's own."""
        return str(self.distribution.distribution_domain_name)

    def _files(self, bucket: s3.Bucket) -> cloudfront.IOrigin:
        # With LIST a file that is not there is a 404; without, S3 says 403.
        return origins.S3BucketOrigin.with_origin_access_control(
            bucket,
            origin_access_levels=[cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
        )

    def _routes(self) -> cloudfront.FunctionAssociation:
        function = cloudfront.Function(
            self,
            "Routes",
            code=cloudfront.FunctionCode.from_inline(PAGE_FOR_ITS_ROUTES),
            runtime=cloudfront.FunctionRuntime.JS_2_0,
            comment="The page for every path of its own router",
        )
        return cloudfront.FunctionAssociation(
            function=function, event_type=cloudfront.FunctionEventType.VIEWER_REQUEST
        )

    def _page(
        self, files: cloudfront.IOrigin, functions: list[cloudfront.FunctionAssociation]
    ) -> cloudfront.BehaviorOptions:
        return cloudfront.BehaviorOptions(
            origin=files,
            viewer_protocol_policy=cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
            allowed_methods=cloudfront.AllowedMethods.ALLOW_GET_HEAD,
            cache_policy=cloudfront.CachePolicy.CACHING_OPTIMIZED,
            response_headers_policy=self._headers,
            compress=True,
            function_associations=functions,
        )

    def _passed_on(self, host: str) -> cloudfront.BehaviorOptions:
        return cloudfront.BehaviorOptions(
            origin=origins.HttpOrigin(
                host,
                protocol_policy=cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
                origin_ssl_protocols=[cloudfront.OriginSslPolicy.TLS_V1_2],
                read_timeout=cdk.Duration.seconds(30),
            ),
            viewer_protocol_policy=cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
            allowed_methods=cloudfront.AllowedMethods.ALLOW_ALL,
            cache_policy=cloudfront.CachePolicy.CACHING_DISABLED,
            origin_request_policy=cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
            response_headers_policy=self._headers,
        )

    def _acknowledge(self, *, has_name: bool) -> None:
        reasons = {
            "CFR1": "Whoever has the link may sit, wherever they are.",
            "CFR2": "A firewall costs more a month than the whole idle site. Sizes and rates are "
            "limited at the APIs and in the functions.",
            "CFR3": "An access log would keep addresses and invitation links of people who were "
            "promised neither is kept. CloudFront's own counts stand in CloudWatch.",
        }
        if not has_name:
            reasons["CFR4"] = (
                "Without a name of one's own the certificate is CloudFront's, and then CloudFront "
                "decides the oldest TLS it speaks. With `domain` it is TLS 1.2."
            )
        for rule, reason in reasons.items():
            acknowledge(self, rule, reason)
        acknowledge_warning(
            self,
            "aws-cloudfront-origins:listBucketSecurityRisk",
            "No path leads to the bucket's list: `/` is index.html, twice over.",
        )
