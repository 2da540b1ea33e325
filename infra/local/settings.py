"""What the stack is told by its environment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from infra.local.gateway_ws import Lifetime
from infra.site import SITE

ROOT = Path(__file__).parents[2]


class BadSetting(ValueError):
    """A variable of the environment holds something that cannot be meant."""

    code = "bad_setting"


@dataclass(frozen=True)
class Settings:
    """How one stack runs. Times are seconds; port 0 is any free port.

    ``handlers`` replaces, by function name, the handler of the site's description.
    ``event_copies`` above 1 delivers each event that often, as EventBridge may.
    """

    port: int = 8010
    state: Path = ROOT / ".local"
    page: Path = ROOT / "web" / "dist"
    is_fresh: bool = False
    opens_browser: bool = False
    log_level: str = "WARNING"
    threads: int = 16
    sweep_every: float = SITE.schedule.every_minutes * 60
    event_copies: int = 1
    lifetime: Lifetime = field(default_factory=Lifetime)
    handlers: Mapping[str, str] = field(default_factory=dict)

    @property
    def journal(self) -> Path:
        """The file that keeps every write."""
        return self.state / "journal.jsonl"

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Settings:
        """The settings that these variables ask for; `BadSetting` names one that cannot be read."""
        given = _Reader(environment)
        plain = cls()
        return cls(
            port=int(given.number("PORT", plain.port)),
            state=given.path("ESPADAS_STATE", plain.state),
            page=given.path("ESPADAS_PAGE", plain.page),
            is_fresh=given.flag("FRESH"),
            opens_browser=given.text("BROWSER", "") != "none",
            log_level=given.text("LOG_LEVEL", plain.log_level).upper(),
            threads=int(given.number("ESPADAS_THREADS", plain.threads)),
            sweep_every=given.number("ESPADAS_SWEEP_SECONDS", plain.sweep_every),
            event_copies=int(given.number("ESPADAS_EVENT_COPIES", plain.event_copies)),
            lifetime=Lifetime(
                idle=given.number("ESPADAS_IDLE_SECONDS", plain.lifetime.idle),
                cut=given.number("ESPADAS_CUT_SECONDS", plain.lifetime.cut),
            ),
            handlers=given.pairs("ESPADAS_HANDLERS"),
        )


class _Reader:
    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = environment

    def text(self, name: str, default: str) -> str:
        """The variable, or the default when it is not set or empty."""
        return self._environment.get(name, "").strip() or default

    def flag(self, name: str) -> bool:
        """Whether the variable says yes; unset, empty, ``0`` and ``no`` say no."""
        return self.text(name, "0").lower() not in {"0", "no", "false"}

    def path(self, name: str, default: Path) -> Path:
        """The variable as a path."""
        return Path(self.text(name, str(default)))

    def number(self, name: str, default: float) -> float:
        """The variable as a number of 0 or more."""
        text = self.text(name, str(default))
        try:
            number = float(text)
        except ValueError as error:
            raise BadSetting(f"{name}={text} is not a number.") from error
        if number < 0:
            raise BadSetting(f"{name}={text} is less than 0.")
        return number

    def pairs(self, name: str) -> dict[str, str]:
        """The variable as ``name=handler`` pairs with commas between them."""
        written = [pair for pair in self.text(name, "").split(",") if pair]
        pairs = [pair.strip().partition("=") for pair in written]
        if not all(key and handler for key, _, handler in pairs):
            raise BadSetting(f"{name} must be like message=module.handler,sweep=module.handler")
        return {key: handler for key, _, handler in pairs}
