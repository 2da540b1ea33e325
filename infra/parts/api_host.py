"""Where API Gateway answers."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_apigatewayv2 as apigateway


def api_host(api: apigateway.IApi) -> str:
    """The host of an API of API Gateway, to be an origin of CloudFront."""
    stack = cdk.Stack.of(api)
    return f"{api.api_id}.execute-api.{stack.region}.{stack.url_suffix}"
