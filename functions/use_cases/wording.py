"""Stored things in the words of the protocol.

What a viewer may know comes from `engine.views` alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.commands import PlayerId
from engine.events import Event
from engine.views import Views, view
from functions.ports.values import Loaded
from functions.protocol.events import TableEvent, event_of
from functions.protocol.outbound import Pong, Refused, Update
from functions.protocol.values import Model
from functions.protocol.views import TableView


def payload(said: Model) -> bytes:
    """Return a message as the bytes of one frame."""
    return said.model_dump_json().encode()


def shown(loaded: Loaded, viewer: PlayerId | None) -> TableView:
    """Return what `viewer` may know of the table, None being a spectator."""
    return TableView.model_validate(view(loaded.state.table, viewer))


def pong(loaded: Loaded, request: str, now_ms: int) -> Pong:
    """Return the answer for one who missed nothing."""
    return Pong(table=loaded.id, request=request, version=loaded.state.version, now=now_ms)


def refused(
    code: str, now_ms: int, *, request: str | None = None, seen: Seen | None = None
) -> Refused:
    """Return a refusal; with the table as its sender may see it where that is known."""
    return Refused(
        table=seen.loaded.id if seen else None,
        request=request,
        code=code,
        version=seen.loaded.state.version if seen else None,
        now=now_ms,
        view=shown(seen.loaded, seen.viewer) if seen else None,
    )


@dataclass(frozen=True, slots=True)
class Seen:
    """A table through somebody's eyes."""

    loaded: Loaded
    viewer: PlayerId | None


@dataclass
class Telling:
    """One version of a table, told to many: each viewer's view is made once."""

    loaded: Loaded
    now_ms: int
    happened: tuple[Event, ...] = ()
    _events: tuple[TableEvent, ...] = field(init=False)
    _told: dict[tuple[PlayerId | None, str | None], bytes] = field(default_factory=dict)
    _shown: dict[PlayerId | None, TableView] = field(default_factory=dict)
    _views: Views = field(init=False)

    def __post_init__(self) -> None:
        """Put what happened, and what all may know, into words once."""
        self._views = Views(self.loaded.state.table)
        self._events = tuple(event_of(event) for event in self.happened)

    def to(self, viewer: PlayerId | None, request: str | None = None) -> bytes:
        """Return the update for one viewer; `request` is theirs, if they asked for it."""
        if (viewer, request) not in self._told:
            self._told[viewer, request] = payload(self._update(viewer, request))
        return self._told[viewer, request]

    def _update(self, viewer: PlayerId | None, request: str | None) -> Update:
        if viewer not in self._shown:
            self._shown[viewer] = TableView.model_validate(self._views.of(viewer))
        return Update(
            table=self.loaded.id,
            version=self.loaded.state.version,
            now=self.now_ms,
            request=request,
            events=self._events,
            view=self._shown[viewer],
        )
