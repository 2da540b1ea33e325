"""What the checks of others find in the templates: nothing that is not acknowledged."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import aws_cdk as cdk
from aws_cdk import aws_s3 as s3
from cdk_nag import AwsSolutionsChecks

from tests.infra.synthesis import Synthesis, stop_of


def test_security_checks_find_nothing_unacknowledged(synthesis: Synthesis) -> None:
    assert synthesis.stopped_by == ""
    report = json.loads((synthesis.folder / "validation-report.json").read_text())
    assert report["pluginReports"] == []


def test_an_unacknowledged_finding_stops_the_synthesis(tmp_path: Path) -> None:
    app = cdk.App(outdir=str(tmp_path))
    s3.Bucket(cdk.Stack(app, "Planted"), "Bucket")
    cdk.Validations.of(app).add_plugins(AwsSolutionsChecks(app))
    assert "server access logs disabled" in stop_of(app)


def test_templates_have_no_error_that_cfn_lint_knows(synthesis: Synthesis) -> None:
    program = str(Path(sys.executable).with_name("cfn-lint"))
    command = [program, "--non-zero-exit-code", "error"]
    lint = subprocess.run(
        [*command, *map(str, synthesis.templates)], capture_output=True, text=True, check=False
    )
    assert lint.returncode == 0, lint.stdout
