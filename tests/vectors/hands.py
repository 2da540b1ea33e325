"""Vectors of one whole deal, with attempts that must be refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Card, written
from engine.commands import Command, PlaceBid, PlayCard
from engine.errors import Refused
from engine.events import DealCounted, Event, SpadesBroken, TrickTaken
from engine.options import Options, RenegeMode
from engine.recording import count_of
from engine.reneges import reneges_in
from engine.step import step
from engine.table import Phase, Table
from engine.views import view
from tests.engine.tables import deal_on, dealt
from tests.vectors.scoring import check_pairs


def check(vector: dict[str, Any]) -> None:
    """Raise `AssertionError` where the engine deals, accepts or counts otherwise."""
    hands = [" ".join(hand) for hand in vector["hands"]]
    options = Options(500, RenegeMode(vector["mode"]))
    table = dealt(hands, options=options, dealer=vector["dealer"])
    assert written(deal_on(table).deck).split() == vector["deck"], "the deck differs"
    for seat, hand in enumerate(vector["hands"]):
        assert sorted(hand) == sorted(written(view(table, f"p{seat}").hand).split())
    events: list[Event] = []
    for attempt in vector["events"]:
        table, made = _tried(table, attempt)
        events.extend(made)
    _check_course(events, vector["expect"])
    _check_end(table, vector["expect"])


def _tried(table: Table, attempt: dict[str, Any]) -> tuple[Table, tuple[Event, ...]]:
    command = _command(table, attempt)
    if not attempt["ok"]:
        refuse(table, command, attempt["reasons"])
        return table, ()
    if attempt["do"] == "play":
        _check_allowed(table, attempt)
    after, events = step(table, command, at=0)
    taken = [event.seat for event in events if isinstance(event, TrickTaken)]
    assert taken == ([attempt["wins"]] if "wins" in attempt else []), f"{attempt}: {taken}"
    return after, events


def _command(table: Table, attempt: dict[str, Any]) -> Command:
    by = f"p{attempt['seat']}"
    if attempt["do"] == "bid":
        return PlaceBid(by, table.moment, attempt["bid"])
    return PlayCard(by, table.moment, Card.parse(attempt["card"]))


def refuse(table: Table, command: Command, reasons: list[str]) -> None:
    """Raise `AssertionError` unless the command is refused for one of the reasons."""
    with pytest.raises(Refused) as refusal:
        step(table, command, at=0)
    assert refusal.value.code in reasons, f"{command}: {refusal.value.code}, not {reasons}"


def _check_allowed(table: Table, attempt: dict[str, Any]) -> None:
    allowed = view(table, f"p{attempt['seat']}").allowed
    assert sorted(written(allowed.cards).split()) == attempt["legal"], f"{attempt}: {allowed}"
    clean = sorted(attempt.get("clean", attempt["legal"]))
    assert sorted(written(allowed.clean).split()) == clean, f"{attempt}: {allowed}"


def _check_course(events: list[Event], expect: dict[str, Any]) -> None:
    winners = [event.seat for event in events if isinstance(event, TrickTaken)]
    assert winners == expect["trick_winners"], f"winners {winners}"
    cards_played = [event for event in events if type(event).__name__ == "CardPlayed"]
    broken = [
        cards_played.index(events[place - 1])
        for place, event in enumerate(events)
        if isinstance(event, SpadesBroken)
    ]
    expected = expect["spades_broken_by_play"]
    assert broken == ([] if expected is None else [expected]), f"broken by {broken}"
    assert isinstance(events[-1], DealCounted)


def _check_end(table: Table, expect: dict[str, Any]) -> None:
    deal, seen = deal_on(table), view(table, None)
    assert table.phase is Phase.COUNTING
    assert [seat.tricks for seat in seen.seats] == expect["tricks"]
    check_reneges(table, expect["reneges"])
    counted = count_of(table, deal)
    assert counted is not None
    assert seen.count is not None
    assert seen.count.pairs == counted
    check_pairs(counted, expect["pairs"])
    assert list(seen.scores) == expect["scores_after"]
    assert list(seen.bags) == expect["bags_after"]


def check_reneges(table: Table, expected: list[dict[str, Any]]) -> None:
    found = [
        {
            "trick": renege.trick,
            "seat": renege.seat,
            "card": str(renege.card),
            "led_suit": str(renege.led_suit),
        }
        for renege in reneges_in(deal_on(table))
    ]
    assert found == expected, f"reneges {found}"
