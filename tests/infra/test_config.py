"""What an operator may say in the context, and what is refused."""

from __future__ import annotations

import pytest

from infra.config import BadContext, Config

DOMAIN = {"domain": "a.example.org", "zone_id": "Z1", "zone_name": "example.org"}


def test_production_is_protected_and_other_stages_are_not() -> None:
    assert Config.of({"stage": "prod"}).protected
    assert not Config.of({"stage": "dev"}).protected


def test_command_line_counts_before_the_stage_in_the_file() -> None:
    stages = {"stages": {"prod": {"log_days": "90", "dashboard": "no"}}}
    config = Config.of({**stages, "stage": "prod", "dashboard": "yes"})
    assert (config.log_days, config.dashboard) == (90, True)


def test_other_stages_in_the_file_do_not_count() -> None:
    assert Config.of({"stages": {"prod": {"log_days": "90"}}, "stage": "dev"}).log_days == 30


@pytest.mark.parametrize(
    ("said", "names"),
    [("no", ()), ("", ()), ("message", ("message",)), ("message, sweep", ("message", "sweep"))],
)
def test_snapstart_lists_functions(said: str, names: tuple[str, ...]) -> None:
    assert Config.of({"snapstart": said}).snapstart == names


def test_domain_needs_the_zone_that_it_lies_in() -> None:
    found = Config.of(DOMAIN).domain
    assert found is not None
    assert (found.name, found.zone_id, found.certificate_arn) == ("a.example.org", "Z1", "")
    with pytest.raises(BadContext, match="zone_id"):
        Config.of({"domain": "a.example.org"})


def test_names_of_the_cdk_itself_are_left_alone() -> None:
    assert Config.of({"@aws-cdk/core:x": True, "aws:cdk:y": 1}).stage == "dev"


@pytest.mark.parametrize(
    "context",
    [
        {"stage": "Prod"},
        {"stage": "a-b"},
        {"dashboard": "maybe"},
        {"budget": "-1", "alarm_email": "a@example.org"},
        {"budget": "5"},
        {"log_days": "soon"},
        {"snapstart": "mesage"},
        {"bundle": "docker"},
        {"dahsboard": "no"},
    ],
    ids=str,
)
def test_what_cannot_be_meant_is_refused(context: dict[str, str]) -> None:
    with pytest.raises(BadContext):
        Config.of(context)
