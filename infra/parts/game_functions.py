"""The functions of the game, each behind an alias and with a role of its own."""

from __future__ import annotations

from collections.abc import Mapping

import aws_cdk as cdk
from aws_cdk import aws_iam as iam
from aws_cdk import aws_lambda as lambda_
from constructs import Construct

from infra.bundling.bundles import Bundle
from infra.config import Config
from infra.parts.acknowledged import acknowledge_runtime, acknowledge_warning
from infra.parts.logs import log_group, may_log
from infra.site import Function

ALIAS = "live"


class GameFunction(Construct):
    """One function of `infra.site`. Everything that calls it calls `alias`.

    The alias points at the version published by this deploy, which is what SnapStart takes its
    snapshot of; the version before goes once nothing points at it.
    """

    def __init__(
        self,
        scope: Construct,
        *,
        described: Function,
        config: Config,
        code: Bundle,
        libraries: lambda_.LayerVersion,
        environment: Mapping[str, str],
    ) -> None:
        """Make the function as it is described."""
        super().__init__(scope, described.name.title().replace("_", ""))
        self.described = described
        self.role = iam.Role(self, "Role", assumed_by=iam.ServicePrincipal("lambda.amazonaws.com"))
        group = log_group(self, config, described.name)
        may_log(self.role, group)
        self.function = lambda_.Function(
            self,
            "Function",
            description=f"Espadas: {described.name}",
            code=lambda_.Code.from_asset(
                str(code.folder), asset_hash=code.digest, asset_hash_type=cdk.AssetHashType.CUSTOM
            ),
            layers=[libraries],
            handler=described.handler,
            runtime=lambda_.Runtime.PYTHON_3_13,
            architecture=lambda_.Architecture.ARM_64,
            memory_size=described.memory_mb,
            timeout=cdk.Duration.seconds(described.timeout_s),
            environment={name: environment[name] for name in described.environment},
            role=self.role.without_policy_updates(),
            log_group=group,
            # START, END and REPORT of every message would cost more than the message itself.
            logging_format=lambda_.LoggingFormat.JSON,
            system_log_level_v2=lambda_.SystemLogLevel.WARN,
            snap_start=(
                lambda_.SnapStartConf.ON_PUBLISHED_VERSIONS
                if described.name in config.snapstart
                else None
            ),
        )
        acknowledge_runtime(self)
        acknowledge_warning(
            self,
            "aws-lambda:snapStartRequirePublish",
            "The version that the alias points at is published with every deploy.",
        )
        self.alias = lambda_.Alias(
            self, "Alias", alias_name=ALIAS, version=self.function.current_version
        )


def library_layer(scope: Construct, libraries: Bundle) -> lambda_.LayerVersion:
    """The layer that holds what the game imports."""
    return lambda_.LayerVersion(
        scope,
        "Libraries",
        description="What the functions of Espadas import",
        code=lambda_.Code.from_asset(
            str(libraries.folder),
            asset_hash=libraries.digest,
            asset_hash_type=cdk.AssetHashType.CUSTOM,
        ),
        compatible_runtimes=[lambda_.Runtime.PYTHON_3_13],
        compatible_architectures=[lambda_.Architecture.ARM_64],
    )
