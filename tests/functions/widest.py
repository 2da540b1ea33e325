"""The largest STATE and the largest messages that the rules let come about."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import CARDS
from engine.events import (
    CardPlayed,
    DealClosed,
    DealCounted,
    Event,
    GameFinished,
    SpadesBroken,
    TrickTaken,
    VerdictGiven,
)
from engine.recording import record_of
from engine.table import Outcome, Phase, Verdict
from functions.ports.values import Loaded, State
from functions.use_cases.wording import Seen, Telling, payload, refused
from tests.functions.clients import Four, started
from tests.functions.fakes import World
from tests.functions.tables import counting, game, played

REQUEST = "r" * 32
NEVER_MS = 4_102_444_800_000
"""The year 2100, in milliseconds: as many digits as a time will have."""


def worst_state() -> State:
    """Return a STATE of which every part is as large as it can be."""
    table = played(game(people=1), counting)
    seats = ("p249", "b998", "p248", "b999")
    worst = replace(
        table,
        seats=seats,
        arrivals=seats,
        host="p249",
        partner="p248",
        people=tuple(replace(table.people[0], id=f"p{number}") for number in range(250)),
        bots=999,
        game=999_999,
        scores=(-99_990, 99_990),
        bags=(9, 9),
        since=NEVER_MS // 1000,
        touched=NEVER_MS // 1000,
        outcome=Outcome(1, "renege_not_proven"),
        verdict=Verdict(3, 2, tuple((trick, CARDS[trick]) for trick in range(1, 14))),
    )
    recent = tuple(f"{number:012x}" for number in range(12))
    return State(worst, 99_999_999, recent, NEVER_MS // 1000, watched=True, marks="cn")


def widest_frames() -> dict[str, bytes]:
    """Return the widest frame of each kind that carries a view."""
    counted = started(World())
    counted.play_out()
    stored, events = _judged(counted)
    seen = Seen(stored, "p1")
    return {
        "update at the end of a game": Telling(stored, NEVER_MS, events).to("p0", REQUEST),
        "update for who is on turn": _on_turn(),
        "refusal": payload(refused("bots_are_never_absent", NEVER_MS, request=REQUEST, seen=seen)),
    }


def _on_turn() -> bytes:
    four = started(World())
    four.bid_out()
    for _ in range(7):
        four.awaited().act()
    telling = Telling(_with_long_names(_loaded(four)), NEVER_MS)
    return telling.to(four.stored().awaited, REQUEST)


def _loaded(four: Four) -> Loaded:
    return four.world.store.load(four.table, four.world.site.now())


def _with_long_names(stored: Loaded) -> Loaded:
    """Names of 20 characters that a reader sees, 80 bytes."""
    table = stored.state.table
    people = tuple(replace(person, name="\U0001f0a1" * 20) for person in table.people)
    late = replace(table, people=people, scores=(-1990, -1999), bags=(9, 9), game=999)
    return replace(stored, state=replace(stored.state, table=late, version=999_999))


def _judged(four: Four) -> tuple[Loaded, tuple[Event, ...]]:
    """Return the last count of a game, accused and judged: all that a view can carry."""
    stored = _with_long_names(_loaded(four))
    table = stored.state.table
    deal = table.deal
    assert deal is not None
    ended = replace(
        table,
        phase=Phase.FINISHED,
        outcome=Outcome(0, "renege_not_proven"),
        verdict=Verdict(1, 2, ((13, deal.plays[-1]),)),
        deal=replace(deal, number=100),
    )
    played_out = (CardPlayed(3, deal.plays[-1]), SpadesBroken(3), TrickTaken(3, 13))
    closing = (DealCounted(100, decided=True), VerdictGiven(1, 2, proven=False))
    ending = (DealClosed(record_of(ended, deal)), GameFinished(0, "renege_not_proven"))
    events = (*played_out, *closing, *ending)
    return replace(stored, state=replace(stored.state, table=ended)), events
