"""The command line of the CDK, as `make deploy` runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from infra.bundling.recipe import ROOT
from infra.names import stack_name

COMMAND = ROOT / "infra" / "cli" / "node_modules" / ".bin" / "cdk"
MINUTES = 6

Outputs = dict[str, dict[str, str]]


@dataclass(frozen=True)
class Cdk:
    """Runs against the account that `environment` leads to; what it writes stays in `folder`."""

    folder: Path
    environment: dict[str, str]
    context: dict[str, str]
    stage: str = "trial"

    def bootstrap(self, account: str, region: str) -> None:
        """Prepare the account."""
        self._run("bootstrap", f"aws://{account}/{region}")

    def deploy(self, **context: str) -> Outputs:
        """Deploy all stacks and return what each tells, by the last part of its name."""
        told = self.folder / "outputs.json"
        options = ["--all", "--require-approval", "never", "--concurrency", "4"]
        self._run("deploy", *options, "--outputs-file", str(told), **context)
        outputs: Outputs = json.loads(told.read_text())
        return {name.rpartition("-")[2]: told for name, told in outputs.items()}

    def destroy(self, *stacks: str) -> None:
        """Destroy these stacks, named by their last part, as `make destroy` does."""
        names = [stack_name(self.stage, stack) for stack in stacks]
        self._run("destroy", "--force", "--exclusively", *names)

    def _run(self, *arguments: str, **context: str) -> None:
        said = {"stage": self.stage, **self.context, **context}
        options = [f"--context={key}={text}" for key, text in said.items()]
        out = ["--output", str(self.folder / "cdk.out")]
        done = subprocess.run(
            [str(COMMAND), *arguments, "--app", f"{sys.executable} -m infra", *out, *options],
            cwd=ROOT,
            env={**os.environ, **self.environment, **_QUIET},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=MINUTES * 60,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-6000:]


_QUIET = {
    "CI": "true",
    "CDK_DISABLE_CLI_TELEMETRY": "true",
    "CDK_VALIDATION": "false",
    "JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION": "1",
    "JSII_SILENCE_WARNING_DEPRECATED_NODE_VERSION": "1",
}
