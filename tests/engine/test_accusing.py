from __future__ import annotations

import pytest

from engine.cards import cards
from engine.commands import Accuse, Moment
from engine.events import DealClosed, GameFinished, VerdictGiven
from engine.reneges import Renege, reneges_in
from engine.step import step
from engine.table import Outcome, Phase, Table, Verdict
from tests.engine.tables import (
    PREVENTED,
    bid_out,
    counted,
    deal_on,
    dealt,
    decided,
    finished,
    moment,
    next_deal,
    paired,
    play,
    played_out,
    refusal_of,
)

HANDS = (
    "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2S",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D AC",
    "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2D",
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H",
)
"""Each seat holds twelve of a suit and one of the next seat's."""


def reneged() -> Table:
    """Seat 1 leads a diamond, seat 2 holds one and plays a heart, the others have none."""
    return play(bid_out(dealt(HANDS)), "AD AH 3S 2C")


def accuse(table: Table, by: str, accused: int) -> Accuse:
    return Accuse(by, table.moment, accused)


def test_a_renege_is_not_following_while_holding_the_led_suit() -> None:
    (renege,) = reneges_in(deal_on(reneged()))
    assert renege == Renege(1, 2, cards("AH")[0], cards("AD")[0].suit)


def test_following_or_being_void_is_no_renege() -> None:
    assert reneges_in(deal_on(play(bid_out(dealt(HANDS)), "AD 2D 3S 2C"))) == ()
    assert reneges_in(deal_on(bid_out(dealt(HANDS)))) == ()


def test_a_suit_given_up_earlier_is_no_longer_held() -> None:
    table = play(bid_out(dealt(HANDS)), "AD 2D 3S 2C")
    table = play(table, "2H 3C 3D 3H")
    assert reneges_in(deal_on(table)) == ()


def test_several_reneges_are_listed_in_order_of_play() -> None:
    table = play(reneged(), "4S 2S AC KH")
    table = play(table, "5S 3C KD QH")
    assert table.turn == 3
    table = play(table, "2H 4C QD 2D")
    found = [(renege.trick, renege.seat, str(renege.card)) for renege in reneges_in(deal_on(table))]
    assert found == [(1, 2, "AH"), (4, 2, "2D")]


@pytest.mark.parametrize(("by", "seat"), [("p1", 1), ("p3", 3)])
def test_a_proven_renege_loses_the_game_for_the_accused(by: str, seat: int) -> None:
    before = reneged()
    table, events = step(before, accuse(before, by, 2), at=60)
    assert events[0] == VerdictGiven(seat, 2, proven=True)
    assert isinstance(events[1], DealClosed)
    assert events[1].record.accusation == (seat, 2, True)
    assert events[1].record.count is None
    assert events[2:] == (GameFinished(1, "renege_proven"),)
    assert table.verdict == Verdict(seat, 2, ((1, cards("AH")[0]),))
    assert table.outcome == Outcome(1, "renege_proven")
    assert (table.phase, table.since, table.touched) == (Phase.FINISHED, 60, 60)
    assert table.scores == (0, 0)


def test_an_unproven_accusation_loses_the_game_for_the_accuser() -> None:
    before = reneged()
    table, events = step(before, accuse(before, "p1", 0), at=0)
    assert events[0] == VerdictGiven(1, 0, proven=False)
    assert events[2:] == (GameFinished(0, "renege_not_proven"),)
    assert table.verdict == Verdict(1, 0, ())
    assert not Verdict(1, 0, ()).is_proven
    assert table.outcome == Outcome(0, "renege_not_proven")


def test_only_the_plays_of_the_seat_named_count() -> None:
    before = reneged()
    _, events = step(before, accuse(before, "p3", 0), at=0)
    assert events[0] == VerdictGiven(3, 0, proven=False)


@pytest.mark.parametrize(("by", "accused"), [("p0", 0), ("p0", 2), ("p2", 0), ("p1", 3), ("p1", 7)])
def test_one_accuses_a_rival_and_nobody_else(by: str, accused: int) -> None:
    assert refusal_of(reneged(), accuse(reneged(), by, accused)) == "not_a_rival"


def test_bots_and_spectators_never_accuse() -> None:
    table = bid_out(dealt(HANDS, people=1))
    assert refusal_of(table, accuse(table, "b1", 0)) == "bots_never_do_this"
    assert refusal_of(table, accuse(table, "p5", 0)) == "not_a_player"


def test_a_bot_may_be_accused_and_is_never_guilty() -> None:
    table = bid_out(dealt(HANDS, people=1))
    _, events = step(table, accuse(table, "p0", 1), at=0)
    assert events[0] == VerdictGiven(0, 1, proven=False)
    assert events[-1] == GameFinished(1, "renege_not_proven")


def test_accusing_begins_with_the_end_of_the_bidding() -> None:
    table = dealt(HANDS)
    assert refusal_of(table, accuse(table, "p0", 1)) == "wrong_phase"
    table = bid_out(table)
    _, events = step(table, accuse(table, "p0", 1), at=0)
    assert events[-1] == GameFinished(1, "renege_not_proven")


def test_accusing_ends_with_the_next_deal_or_the_game() -> None:
    table = finished()
    assert refusal_of(table, accuse(table, "p0", 1)) == "wrong_phase"
    lobby = paired()
    assert refusal_of(lobby, accuse(lobby, "p0", 1)) == "wrong_phase"
    before = counted()
    late = accuse(before, "p0", 1)
    after, _ = step(before, next_deal(before), at=0)
    assert refusal_of(after, late) == "stale"


def test_where_reneges_are_prevented_there_is_nothing_to_accuse() -> None:
    for table in (
        dealt(options=PREVENTED),
        bid_out(dealt(options=PREVENTED)),
        counted(options=PREVENTED),
    ):
        assert refusal_of(table, accuse(table, "p0", 1)) == "renege_prevented"


def test_a_verdict_overrides_the_count_that_decided_the_game() -> None:
    before = decided()
    assert before.outcome == Outcome(1, "target")
    table, events = step(before, accuse(before, "p1", 0), at=0)
    assert events[-1] == GameFinished(0, "renege_not_proven")
    assert table.outcome == Outcome(0, "renege_not_proven")
    assert table.scores == (-60, 507)
    assert isinstance(events[1], DealClosed)
    record = events[1].record
    assert record.scores_before == (0, 440)
    assert record.count is not None
    assert record.count[1].score_after == 507


def test_a_renege_is_accused_as_long_as_the_count_is_open() -> None:
    table = played_out(reneged())
    assert table.phase is Phase.COUNTING
    _, events = step(table, accuse(table, "p3", 2), at=0)
    assert events[0] == VerdictGiven(3, 2, proven=True)


def test_playing_on_does_not_defeat_an_accusation() -> None:
    before = reneged()
    said = accuse(before, "p1", 2)
    for table in (play(before, "4S"), played_out(before)):
        _, events = step(table, said, at=0)
        assert events[0] == VerdictGiven(1, 2, proven=True)
    first = Accuse("p1", Moment(1, 1, 0), 2)
    assert step(before, first, at=0)[1][0] == VerdictGiven(1, 2, proven=True)


@pytest.mark.parametrize(
    "change", [{"move": 1}, {"move": -9}, {"deal": 1}, {"game": 1}, {"game": -1}]
)
def test_an_accusation_of_another_deal_or_a_later_move_is_stale(change: dict[str, int]) -> None:
    table = reneged()
    assert refusal_of(table, Accuse("p1", moment(table, **change), 2)) == "stale"
