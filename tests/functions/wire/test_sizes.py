"""The largest message, made as large as the rules let it be."""

from __future__ import annotations

from dataclasses import replace

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
from functions.ports.values import Loaded
from functions.use_cases.wording import Seen, Telling, payload, refused
from tests.functions.clients import Client, Four, secret_of, started
from tests.functions.fakes import World

LARGEST = 3_200
REQUEST = "r" * 32


def longest_name() -> str:
    """20 characters that a reader sees, 80 bytes."""
    return "\U0001f0a1" * 20


def loaded(four: Four) -> Loaded:
    return four.world.store.load(four.table, four.world.site.now())


def with_long_names(stored: Loaded) -> Loaded:
    table = stored.state.table
    people = tuple(replace(person, name=longest_name()) for person in table.people)
    late = replace(table, people=people, scores=(-1990, -1999), bags=(9, 9), game=999)
    return replace(stored, state=replace(stored.state, table=late, version=999_999))


def judged(four: Four) -> tuple[Loaded, tuple[Event, ...]]:
    """Return the last count of a game, accused and judged: all that a view can carry."""
    stored = with_long_names(loaded(four))
    table = stored.state.table
    deal = table.deal
    assert deal is not None
    verdict = Verdict(1, 2, ((13, deal.plays[-1]),))
    ended = replace(
        table,
        phase=Phase.FINISHED,
        outcome=Outcome(0, "renege_not_proven"),
        verdict=verdict,
        deal=replace(deal, number=100),
    )
    played = (CardPlayed(3, deal.plays[-1]), SpadesBroken(3), TrickTaken(3, 13))
    closing = (DealCounted(100, decided=True), VerdictGiven(1, 2, proven=False))
    record = record_of(ended, deal)
    ending = (DealClosed(record), GameFinished(0, "renege_not_proven"))
    return replace(stored, state=replace(stored.state, table=ended)), (*played, *closing, *ending)


def test_the_widest_count_and_verdict_fit_into_one_message() -> None:
    four = started(World())
    four.play_out()
    stored, events = judged(four)
    size = len(Telling(stored, 4_102_444_800_000, events).to("p0", REQUEST))
    print("largest update at the end", size)
    assert size <= LARGEST


def test_the_widest_turn_fits_into_one_message() -> None:
    four = started(World())
    four.bid_out()
    for _ in range(7):
        four.awaited().act()
    awaited = four.stored().awaited
    telling = Telling(with_long_names(loaded(four)), 4_102_444_800_000, ())
    size = len(telling.to(awaited, REQUEST))
    print("largest update on turn", size)
    assert size <= LARGEST


def test_every_frame_of_a_deal_leaves_room_for_long_names() -> None:
    four = started(World())
    welcome = Client(four.world, four.table, secret_of(0))
    welcome.hello()
    four.play_out()
    four.press_next()
    frames = [frame for client in (*four.clients, welcome) for frame in client.frames]
    largest = max(map(len, frames))
    print("largest frame of a deal with short names", largest)
    assert largest + 5 * 80 <= LARGEST


def test_a_refusal_with_its_view_fits() -> None:
    four = started(World())
    four.play_out()
    stored, _ = judged(four)
    frame = payload(
        refused(
            "bots_are_never_absent", 4_102_444_800_000, request=REQUEST, seen=Seen(stored, "p1")
        )
    )
    assert len(frame) <= LARGEST
