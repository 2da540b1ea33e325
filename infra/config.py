"""What an operator may decide, read from the context of the CDK app.

A setting is looked up where it was given nearest: on the command line (``-c dashboard=no``), then
under the stage in ``cdk.json``, then here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from infra.site import SITE

STAGE: Final = re.compile(r"[a-z][a-z0-9]{0,11}")
BUNDLES: Final = ("lambda", "host")
CHOICES: Final = {"yes": True, "true": True, "no": False, "false": False}


class BadContext(ValueError):
    """A setting holds something that cannot be meant, or nobody knows its name."""

    code = "bad_context"


@dataclass(frozen=True)
class Domain:
    """A name of one's own for the site.

    `zone_id` and `zone_name` are the Route 53 zone it lies in. Without `certificate_arn` (of a
    certificate in us-east-1, as CloudFront wants) one is made and validated over that zone.
    """

    name: str
    zone_id: str
    zone_name: str
    certificate_arn: str


@dataclass(frozen=True)
class Config:
    """One stage of the site.

    `protected`: the tables outlive everything, deletion protection included. `snapstart`: names of
    the functions that start from a snapshot. `budget` in USD a month, 0 for none. `messages` and
    `message_burst`: socket messages a second that are let in. `push_keys`: which generation of
    keys; another number makes new ones. `table`: a table that is there already, such as a restored
    one, to play at instead of the stage's own. `socket_endpoint`: where functions post instead of
    AWS, with ``{api}`` for the id of the API; empty on AWS. `upload`: whether the page goes too.
    """

    stage: str = "dev"
    protected: bool = False
    snapstart: tuple[str, ...] = ("message",)
    alarm_email: str = ""
    dashboard: bool = True
    budget: int = 0
    log_days: int = 30
    log_level: str = "INFO"
    messages: int = 500
    message_burst: int = 1000
    push_keys: int = 1
    table: str = ""
    domain: Domain | None = None
    bundle: str = "lambda"
    socket_endpoint: str = ""
    upload: bool = True

    @classmethod
    def of(cls, context: Mapping[str, Any]) -> Config:
        """The configuration that a context asks for. Raises `BadContext`."""
        given = _Given(context)
        plain = cls()
        stage = given.stage()
        config = cls(
            stage=stage,
            protected=given.choice("protected", default=stage == "prod"),
            snapstart=given.functions("snapstart", plain.snapstart),
            alarm_email=given.text("alarm_email"),
            dashboard=given.choice("dashboard", default=plain.dashboard),
            budget=given.number("budget", plain.budget),
            log_days=given.number("log_days", plain.log_days),
            log_level=given.text("log_level", plain.log_level).upper(),
            messages=given.number("messages", plain.messages),
            message_burst=given.number("message_burst", plain.message_burst),
            push_keys=given.number("push_keys", plain.push_keys),
            table=given.text("table"),
            domain=given.domain(),
            bundle=given.one_of("bundle", BUNDLES),
            socket_endpoint=given.text("socket_endpoint"),
            upload=given.choice("upload", default=plain.upload),
        )
        given.refuse_the_rest()
        if config.budget and not config.alarm_email:
            raise BadContext("budget needs alarm_email: somebody has to be told")
        return config


class _Given:
    """The context as it was given; remembers what was asked for."""

    def __init__(self, context: Mapping[str, Any]) -> None:
        # What has capitals, colons or slashes is CDK's own.
        ours = {key: said for key, said in context.items() if re.fullmatch(r"[a-z_]+", key)}
        self._stages: Mapping[str, Mapping[str, Any]] = ours.pop("stages", {})
        self._said = ours
        self._known = {"stage"}

    def stage(self) -> str:
        """The name of the stage; what ``cdk.json`` says under it counts from now on."""
        stage = str(self._said.get("stage", "dev"))
        if not STAGE.fullmatch(stage):
            raise BadContext(f"stage={stage} must be 1 to 12 of a-z and 0-9, a letter first")
        self._said = {**self._stages.get(stage, {}), **self._said}
        return stage

    def text(self, key: str, default: str = "") -> str:
        """A setting as text."""
        self._known.add(key)
        return str(self._said.get(key, default)).strip()

    def choice(self, key: str, *, default: bool) -> bool:
        """A setting that is yes or no."""
        said = self.text(key, "yes" if default else "no").lower()
        if said not in CHOICES:
            raise BadContext(f"{key}={said} must be yes or no")
        return CHOICES[said]

    def number(self, key: str, default: int) -> int:
        """A setting that is a whole number of 0 or more."""
        said = self.text(key, str(default))
        if not said.isdecimal():
            raise BadContext(f"{key}={said} must be a whole number")
        return int(said)

    def one_of(self, key: str, choices: tuple[str, ...]) -> str:
        """A setting that is one of these; the first where it is not given."""
        said = self.text(key, choices[0])
        if said not in choices:
            raise BadContext(f"{key}={said} must be one of {', '.join(choices)}")
        return said

    def functions(self, key: str, default: tuple[str, ...]) -> tuple[str, ...]:
        """Names of functions with commas between them; ``no`` or nothing is none."""
        said = self.text(key, ",".join(default))
        names = () if said in {"", "no"} else tuple(name.strip() for name in said.split(","))
        known = {function.name for function in SITE.functions}
        if strange := set(names) - known:
            raise BadContext(f"{key}: no function is called {', '.join(sorted(strange))}")
        return names

    def domain(self) -> Domain | None:
        """The domain with its zone, None where none was given."""
        name, zone_id = self.text("domain"), self.text("zone_id")
        zone_name, certificate = self.text("zone_name"), self.text("certificate_arn")
        if not name:
            return None
        if not zone_id or not zone_name:
            raise BadContext("domain needs zone_id and zone_name, the Route 53 zone it lies in")
        return Domain(name, zone_id, zone_name, certificate)

    def refuse_the_rest(self) -> None:
        """Refuse names that nobody asked for: most likely one was mistyped."""
        if strange := set(self._said) - self._known:
            raise BadContext(f"unknown in the context: {', '.join(sorted(strange))}")
