from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import Suit, cards, written
from engine.commands import NextDeal, Resign
from engine.options import RenegeMode
from engine.records import DealRecord
from engine.replay import deal_of, replay
from engine.shuffle import commitment_to
from engine.verify import Check, verify
from tests.engine.records import (
    DRAWN,
    broken_off_record,
    closed,
    counted_record,
    drawn,
    judged_record,
    reneged,
)
from tests.engine.tables import PREVENTED, after, counted, deal_on, next_deal, played_out

ORDER = ("commitment", "deck", "bids", "plays", "count", "accusation")
COUNTED, BROKEN, PROVEN = counted_record(), broken_off_record(), judged_record(accused=2)


FIRST, TWO, THREE, FOUR, FIFTH, *REST = COUNTED.deck
WITHIN_ONE_HAND = (FIFTH, TWO, THREE, FOUR, FIRST, *REST)
"""Two cards of one hand in the other order: the play stays the same, the deck does not."""


def faults(record: DealRecord) -> dict[str, str]:
    return {check.name: check.fault for check in verify(record).checks if not check.is_good}


@pytest.mark.parametrize(
    "record",
    [COUNTED, counted_record(PREVENTED), BROKEN, PROVEN, judged_record(accused=0)],
)
def test_a_record_the_table_made_holds_in_every_check(record: DealRecord) -> None:
    verification = verify(record)
    assert verification.is_good
    assert tuple(check.name for check in verification.checks) == ORDER


def test_spades_led_once_they_are_broken_are_no_fault() -> None:
    table = played_out(drawn(), place=-1)
    record = closed(table, NextDeal("p1", table.moment, DRAWN))
    leads = [position.plays[0].card.suit for position in replay(record)]
    assert leads.index(Suit.SPADES) < len(leads) - 3
    assert verify(record).is_good


def test_a_record_gives_back_the_deal_it_tells_of() -> None:
    table = reneged()
    assert deal_of(closed(table, Resign("p2", table.moment))) == deal_on(table)
    second = after(counted(), next_deal(counted()))
    record = closed(second, Resign("p2", second.moment))
    assert deal_of(record) == deal_on(second)


def with_plays(text: str) -> DealRecord:
    """Return the broken-off record with other plays, given as seat and card."""
    plays = tuple((int(word[0]), cards(word[1:])[0]) for word in text.split())
    return replace(BROKEN, plays=plays)


@pytest.mark.parametrize(
    ("record", "check", "fault"),
    [
        (
            replace(COUNTED, commitment="0" * 64),
            "commitment",
            "the secret does not open the commitment",
        ),
        (
            replace(COUNTED, deck=WITHIN_ONE_HAND),
            "deck",
            "the deck does not follow from both secrets",
        ),
        (
            replace(COUNTED, contribution="00" * 16),
            "deck",
            "the deck does not follow from both secrets",
        ),
        (replace(BROKEN, plays=(), bids=(3, None, None, None)), "bids", "somebody bid out of turn"),
        (replace(BROKEN, bids=(None, 3, 3, 3)), "plays", "played before all had bid"),
        (with_plays("12H 2KD 36H 3JH"), "plays", "somebody played out of turn"),
        (with_plays("12H 2KD 36H 0TH 15C"), "plays", "somebody played out of turn"),
        (with_plays("12H 2KD 36H 0AH"), "plays", "play 4, AH by seat 0: card_not_in_hand"),
        (with_plays("13S"), "plays", "play 1, 3S by seat 1: spades_not_broken"),
        (with_plays("12H 2KD 36H 0TH 0TH"), "plays", "play 5, TH by seat 0: card_not_in_hand"),
        (
            replace(BROKEN, mode=RenegeMode.PREVENTED),
            "plays",
            "play 2, KD by seat 2: must_follow_suit",
        ),
        (
            replace(BROKEN, players=("p0", "p1", "b1", "p3")),
            "plays",
            "play 2, KD by seat 2: must_follow_suit",
        ),
        (replace(COUNTED, scores_before=(1, 0)), "count", "the count is another"),
        (replace(COUNTED, bags_before=(0, 1)), "count", "the count is another"),
        (replace(COUNTED, count=None), "count", "the count is another"),
        (replace(BROKEN, count=COUNTED.count), "count", "counted before the last trick"),
        (replace(PROVEN, accusation=(1, 2, False)), "accusation", "the verdict is wrong"),
        (replace(PROVEN, accusation=(1, 0, True)), "accusation", "the verdict is wrong"),
        (
            replace(PROVEN, accusation=(0, 2, True)),
            "accusation",
            "this accusation could not be made",
        ),
        (
            replace(BROKEN, plays=(), bids=(None, 3, None, None), accusation=(1, 2, False)),
            "accusation",
            "this accusation could not be made",
        ),
        (
            replace(COUNTED, mode=RenegeMode.PREVENTED, accusation=(1, 2, False)),
            "accusation",
            "nobody could accuse here",
        ),
        (
            replace(PROVEN, players=("p0", "b1", "p2", "p3")),
            "accusation",
            "nobody could accuse here",
        ),
    ],
)
def test_a_record_that_does_not_hold_says_where(record: DealRecord, check: str, fault: str) -> None:
    assert faults(record) == {check: fault}
    assert not verify(record).is_good


def test_a_consistent_forgery_with_another_secret_needs_another_commitment() -> None:
    forged = replace(COUNTED, secret="11" * 32)
    assert set(faults(forged)) == {"commitment", "deck"}
    forged = replace(forged, commitment=commitment_to(bytes.fromhex(forged.secret)))
    assert set(faults(forged)) == {"deck"}


def test_a_check_is_good_without_a_fault() -> None:
    assert Check("deck", "").is_good
    assert not Check("deck", "x").is_good


def test_a_replay_shows_hands_plays_reneges_and_winners_trick_by_trick() -> None:
    first, second = replay(PROVEN)
    deal = deal_on(drawn())
    assert first.trick == 1
    assert first.hands == tuple(deal.dealt_to(seat) for seat in range(4))
    assert [(play.seat, str(play.card), play.is_renege) for play in first.plays] == [
        (1, "2H", False),
        (2, "KD", True),
        (3, "6H", False),
        (0, "TH", False),
    ]
    assert first.winner == 0
    assert (second.trick, second.winner, len(second.plays)) == (2, None, 1)
    assert written(second.hands[0]) == "5C 6C 7C 8C AC TD QD AD 3H QS KS AS"
    assert all(len(hand) == 12 for hand in second.hands)


def test_a_replay_of_a_whole_deal_has_thirteen_tricks() -> None:
    positions = list(replay(COUNTED))
    assert [position.trick for position in positions] == list(range(1, 14))
    assert [len(position.hands[0]) for position in positions] == list(range(13, 0, -1))
    assert None not in [position.winner for position in positions]
    assert list(replay(replace(BROKEN, plays=()))) == []
