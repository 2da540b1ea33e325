"""Nothing betrays a renege: two tables differ only in whether a play was one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import cards
from engine.commands import PlayCard
from engine.events import Event
from engine.reneges import reneges_in
from engine.step import step
from engine.table import Table
from engine.views import TableView, view
from tests.engine.tables import bid_out, deal_on, dealt, on_turn

RENEGING = (
    "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2H",
    "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2D",
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
)
"""Seat 2 holds the 2 of diamonds when diamonds are led, and plays the ace of hearts."""
CLEAN = (
    "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
    "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
)
"""The same, but the 2 of diamonds and the 2 of hearts lie the other way round."""
PLAYS = "AD AH 2S 2C 3S 3C KD KH 4S 4C QD QH"
VIEWERS = (None, "p0", "p1", "p2", "p3")


def course(
    hands: tuple[str, ...], people: int
) -> tuple[Table, list[tuple[Event, ...]], list[TableView]]:
    """Play the cards and return the table at the end, all events and all views on the way."""
    table = bid_out(dealt(hands, people=people))
    events: list[tuple[Event, ...]] = []
    views: list[TableView] = []
    for card in cards(PLAYS):
        table, made = step(table, PlayCard(on_turn(table), table.moment, card), at=5)
        events.append(made)
        views.extend(view(table, viewer) for viewer in VIEWERS)
    return table, events, views


def without_own_cards(seen: TableView) -> TableView:
    return replace(seen, hand=(), allowed=replace(seen.allowed, cards=(), clean=()))


@pytest.mark.parametrize("people", [4, 3])
def test_a_renege_changes_no_event_and_no_view_but_the_cards_held(people: int) -> None:
    reneged, events, views = course(RENEGING, people)
    clean, clean_events, clean_views = course(CLEAN, people)
    assert [renege.seat for renege in reneges_in(deal_on(reneged))] == [2]
    assert reneges_in(deal_on(clean)) == ()
    assert events == clean_events
    assert [without_own_cards(seen) for seen in views] == [
        without_own_cards(seen) for seen in clean_views
    ]


def test_a_renege_changes_nothing_at_all_for_those_who_hold_the_same_cards() -> None:
    _, _, views = course(RENEGING, people=4)
    _, _, clean_views = course(CLEAN, people=4)
    for place, (seen, clean) in enumerate(zip(views, clean_views, strict=True)):
        if VIEWERS[place % 5] in (None, "p0", "p3"):
            assert seen == clean
