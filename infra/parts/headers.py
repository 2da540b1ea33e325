"""The security headers of `infra.site` as a policy of CloudFront."""

from __future__ import annotations

import re

import aws_cdk as cdk
from aws_cdk import aws_cloudfront as cloudfront
from constructs import Construct

from infra.site import security_headers

KNOWN = frozenset(
    {
        "Content-Security-Policy",
        "Strict-Transport-Security",
        "X-Content-Type-Options",
        "X-Frame-Options",
        "Referrer-Policy",
    }
)
"""What CloudFront takes as security headers; it refuses these among the custom ones."""


def headers_policy(scope: Construct) -> cloudfront.ResponseHeadersPolicy:
    """A policy that gives every answer the headers that a laptop gives it too."""
    headers = security_headers()
    return cloudfront.ResponseHeadersPolicy(
        scope,
        "Headers",
        comment="Espadas: what a browser may do with the page",
        security_headers_behavior=_security(headers),
        custom_headers_behavior=cloudfront.ResponseCustomHeadersBehavior(
            custom_headers=[
                cloudfront.ResponseCustomHeader(header=name, value=text, override=True)
                for name, text in headers.items()
                if name not in KNOWN
            ]
        ),
        remove_headers=["Server"],
    )


def _security(headers: dict[str, str]) -> cloudfront.ResponseSecurityHeadersBehavior:
    transport = headers["Strict-Transport-Security"]
    [age] = re.findall(r"max-age=(\d+)", transport)
    return cloudfront.ResponseSecurityHeadersBehavior(
        content_security_policy=cloudfront.ResponseHeadersContentSecurityPolicy(
            content_security_policy=headers["Content-Security-Policy"], override=True
        ),
        content_type_options=cloudfront.ResponseHeadersContentTypeOptions(override=True),
        frame_options=cloudfront.ResponseHeadersFrameOptions(
            frame_option=cloudfront.HeadersFrameOption[headers["X-Frame-Options"]], override=True
        ),
        referrer_policy=cloudfront.ResponseHeadersReferrerPolicy(
            referrer_policy=cloudfront.HeadersReferrerPolicy[
                headers["Referrer-Policy"].upper().replace("-", "_")
            ],
            override=True,
        ),
        strict_transport_security=cloudfront.ResponseHeadersStrictTransportSecurity(
            access_control_max_age=cdk.Duration.seconds(int(age)),
            include_subdomains="includeSubDomains" in transport,
            override=True,
        ),
    )
