from __future__ import annotations

import pytest

from engine.cards import Card
from engine.commands import PlayCard
from engine.events import CardPlayed, DealCounted, SpadesBroken, TrickTaken
from engine.options import Options
from engine.step import step
from engine.table import Outcome, Phase, Table
from tests.engine.tables import (
    ALLOWED,
    PREVENTED,
    SUITED_HANDS,
    bid_out,
    counted,
    deal_on,
    dealt,
    events_of,
    play,
    played_out,
    refusal_of,
)

MIXED_HANDS = (
    "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2S",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D AC",
    "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2D",
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H",
)


def card(table: Table, by: str, text: str) -> PlayCard:
    return PlayCard(by, table.moment, Card.parse(text))


def test_the_dealers_left_leads_the_first_trick() -> None:
    for dealer in range(4):
        assert bid_out(dealt(dealer=dealer)).turn == (dealer + 1) % 4


def test_each_play_is_told_with_what_it_brings_about() -> None:
    table = bid_out(dealt(SUITED_HANDS))
    assert events_of(table, card(table, "p1", "AD")) == (CardPlayed(1, Card.parse("AD")),)
    table = play(table, "AD AH")
    assert events_of(table, card(table, "p3", "2S")) == (
        CardPlayed(3, Card.parse("2S")),
        SpadesBroken(3),
    )
    table = play(table, "2S")
    assert events_of(table, card(table, "p0", "2C")) == (
        CardPlayed(0, Card.parse("2C")),
        TrickTaken(3, 1),
    )
    table = play(table, "2C")
    assert events_of(table, card(table, "p3", "3S")) == (CardPlayed(3, Card.parse("3S")),)


def test_spades_are_broken_by_a_led_spade_of_an_all_spade_hand() -> None:
    table = bid_out(dealt(SUITED_HANDS, dealer=2))
    assert events_of(table, card(table, "p3", "AS")) == (
        CardPlayed(3, Card.parse("AS")),
        SpadesBroken(3),
    )


def test_spades_are_broken_by_a_reneging_spade_too() -> None:
    table = play(bid_out(dealt(MIXED_HANDS, dealer=1)), "AH")
    assert events_of(table, card(table, "p3", "3S")) == (
        CardPlayed(3, Card.parse("3S")),
        SpadesBroken(3),
    )


def test_the_last_card_of_the_last_trick_counts_the_deal() -> None:
    table = bid_out(dealt(SUITED_HANDS, scores=(10, 20), bags=(1, 9)))
    while deal_on(table).move < 55:
        table = play(table, [deal_on(table).hand_of(table.turn or 0)[0]])
    last = deal_on(table).hand_of(table.turn or 0)
    table, events = step(table, PlayCard("p2", table.moment, last[0]), at=9)
    assert events == (CardPlayed(2, last[0]), TrickTaken(3, 13), DealCounted(1, decided=False))
    assert (table.phase, table.turn, table.awaited) == (Phase.COUNTING, None, None)
    assert (table.scores, table.bags) == ((-50, -13), (1, 6))
    assert (table.outcome, table.since) == (None, 9)


def test_a_count_that_decides_says_so_and_leaves_the_game_open() -> None:
    table = counted(scores=(0, 440))
    assert (table.phase, table.outcome) == (Phase.COUNTING, Outcome(1, "target"))
    assert table.scores == (-60, 507)


@pytest.mark.parametrize(
    ("by", "text", "code"),
    [
        ("p0", "2C", "not_your_turn"),
        ("p2", "AH", "not_your_turn"),
        ("p1", "2C", "card_not_in_hand"),
        ("p9", "AD", "not_a_player"),
    ],
)
def test_a_play_needs_turn_and_card(by: str, text: str, code: str) -> None:
    table = bid_out(dealt(SUITED_HANDS))
    assert refusal_of(table, card(table, by, text)) == code


def test_nobody_plays_before_all_have_bid_or_after_the_last_card() -> None:
    table = dealt(SUITED_HANDS)
    assert refusal_of(table, card(table, "p1", "AD")) == "wrong_phase"
    table = counted()
    assert refusal_of(table, card(table, "p1", "AD")) == "wrong_phase"


def test_a_card_is_played_once() -> None:
    table = bid_out(dealt(SUITED_HANDS, dealer=2))
    table = play(table, "AS AC AD AH")
    assert refusal_of(table, card(table, "p3", "AS")) == "card_not_in_hand"


@pytest.mark.parametrize("options", [ALLOWED, PREVENTED])
def test_spades_may_not_be_led_before_they_are_broken(options: Options) -> None:
    table = bid_out(dealt(MIXED_HANDS, options=options, dealer=3))
    assert refusal_of(table, card(table, "p0", "2S")) == "spades_not_broken"


@pytest.mark.parametrize("options", [ALLOWED, PREVENTED])
def test_spades_may_be_led_once_they_are_broken(options: Options) -> None:
    table = play(bid_out(dealt(MIXED_HANDS, options=options, dealer=3)), "2C AC 2D 2H")
    assert table.turn == 1
    table = play(table, "AD 3H 3S 2S")
    assert (table.turn, deal_on(table).taken) == (3, (0, 1, 0, 1))
    assert play(table, "4S").turn == 0


def test_suit_must_be_followed_where_reneges_are_prevented_only() -> None:
    prevented = play(bid_out(dealt(MIXED_HANDS, options=PREVENTED, dealer=3)), "KC")
    assert refusal_of(prevented, card(prevented, "p1", "KD")) == "must_follow_suit"
    allowed = play(bid_out(dealt(MIXED_HANDS, dealer=3)), "KC")
    assert events_of(allowed, card(allowed, "p1", "KD")) == (CardPlayed(1, Card.parse("KD")),)


@pytest.mark.parametrize("options", [ALLOWED, PREVENTED])
def test_a_bot_follows_suit_in_both_modes(options: Options) -> None:
    table = play(bid_out(dealt(MIXED_HANDS, options=options, people=1, dealer=3)), "KC")
    assert table.awaited == "b1"
    assert refusal_of(table, card(table, "b1", "KD")) == "must_follow_suit"
    assert play(table, "AC").turn == 2


def test_a_deal_is_played_out_in_thirteen_tricks() -> None:
    table = played_out(bid_out(dealt()))
    assert sum(deal_on(table).taken) == 13
    assert len(set(deal_on(table).plays)) == 52
