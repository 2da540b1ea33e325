"""The keys of push notices: made at the first deploy, kept in the Parameter Store."""

from __future__ import annotations

import aws_cdk as cdk
from aws_cdk import aws_iam as iam
from aws_cdk import aws_lambda as lambda_
from constructs import Construct

from infra.bundling.bundles import Bundle
from infra.config import Config
from infra.parts.acknowledged import account_of, acknowledge, acknowledge_runtime, region_of
from infra.parts.logs import log_group, may_log


class PushKeys(Construct):
    """A SecureString that holds a key pair; the template holds its name and the public half only.

    Another generation is another parameter with another pair; the old one then goes.
    """

    def __init__(self, scope: Construct, name: str, *, config: Config, made_by: Bundle) -> None:
        """Make the function and the pair."""
        super().__init__(scope, name)
        self.parameter_name = f"/espadas/{config.stage}/push-keys/{config.push_keys}"
        function = self._function(config, made_by)
        pair = cdk.CustomResource(
            self,
            "Pair",
            resource_type="Custom::PushKeys",
            service_token=function.function_arn,
            properties={"Parameter": self.parameter_name},
            removal_policy=(
                cdk.RemovalPolicy.RETAIN if config.protected else cdk.RemovalPolicy.DESTROY
            ),
        )
        self.public_key = pair.get_att_string("PublicKey")

    def _function(self, config: Config, made_by: Bundle) -> lambda_.Function:
        role = iam.Role(self, "Role", assumed_by=iam.ServicePrincipal("lambda.amazonaws.com"))
        group = log_group(self, config, "push_keys")
        may_log(role, group)
        role.add_to_policy(_may_keep_parameter(self, config.stage))
        acknowledge_runtime(self)
        acknowledge(
            self,
            f"IAM5[Resource::arn:<AWS::Partition>:ssm:{region_of(self)}:{account_of(self)}"
            f":parameter/espadas/{config.stage}/push-keys/*]",
            "Any generation of the keys of this stage: a new pair is made while the one before is "
            "still there.",
        )
        return lambda_.Function(
            self,
            "Function",
            description="Makes the keys of push notices, once",
            code=lambda_.Code.from_asset(
                str(made_by.folder),
                asset_hash=made_by.digest,
                asset_hash_type=cdk.AssetHashType.CUSTOM,
            ),
            handler="push_keys.handler",
            runtime=lambda_.Runtime.PYTHON_3_13,
            architecture=lambda_.Architecture.ARM_64,
            memory_size=256,
            timeout=cdk.Duration.seconds(30),
            role=role.without_policy_updates(),
            log_group=group,
        )


def _may_keep_parameter(scope: Construct, stage: str) -> iam.PolicyStatement:
    parameters = cdk.Stack.of(scope).format_arn(
        service="ssm", resource="parameter", resource_name=f"espadas/{stage}/push-keys/*"
    )
    return iam.PolicyStatement(
        actions=["ssm:PutParameter", "ssm:GetParameter", "ssm:DeleteParameter"],
        resources=[parameters],
    )
