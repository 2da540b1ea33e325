"""What is counted of what was stored, for whoever looks at the dashboard."""

from __future__ import annotations

from engine.events import CardPlayed, Event, GameFinished
from functions.use_cases.site import Site


def count_stored(site: Site, events: tuple[Event, ...]) -> None:
    """Count the cards played and the games finished among events that are stored."""
    for event in events:
        match event:
            case CardPlayed():
                site.metrics.count("CardPlayed")
            case GameFinished():
                site.metrics.count("GameFinished")
            case _:
                pass
