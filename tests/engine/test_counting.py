from __future__ import annotations

import pytest

from engine.cards import CARDS
from engine.clock import DAY, HOUR
from engine.commands import CloseCount, NextDeal
from engine.events import DealClosed, DealStarted, GameFinished
from engine.shuffle import Shuffle, deck_from
from engine.step import step
from engine.table import Outcome, Phase
from tests.engine.tables import (
    CONTRIBUTION,
    after,
    bid_out,
    counted,
    deal_on,
    dealt,
    decided,
    finished,
    moment,
    next_deal,
    paired,
    played_out,
    refusal_of,
)


@pytest.mark.parametrize("by", ["p0", "p1", "p2", "p3"])
def test_any_person_at_the_table_deals_on_and_the_deal_moves_left(by: str) -> None:
    table, events = step(counted(), next_deal(counted(), by), at=30)
    closed, started = events
    assert isinstance(closed, DealClosed)
    assert started == DealStarted(1, 2, 1)
    assert (table.phase, table.turn, table.since) == (Phase.BIDDING, 2, 30)
    assert (deal_on(table).number, deal_on(table).dealer) == (2, 1)
    assert (table.scores, table.bags) == ((-60, 67), (0, 7))


def test_the_dealer_after_seat_3_is_seat_0() -> None:
    table = counted()
    for dealer in (1, 2, 3, 0):
        table = after(table, next_deal(table))
        assert deal_on(table).dealer == dealer
        table = played_out(bid_out(table, (1, 1, 1, 1)))


def test_the_next_deck_follows_from_the_secret_that_waited() -> None:
    table = counted()
    waiting = table.secret
    press = NextDeal("p1", table.moment, Shuffle(CONTRIBUTION, b"n" * 32))
    table = after(table, press)
    assert deal_on(table).deck == deck_from(waiting, CONTRIBUTION)
    assert deal_on(table).secret == waiting
    assert table.secret == b"n" * 32


def test_the_press_after_the_deciding_deal_closes_the_game() -> None:
    before = decided(at=5)
    table, events = step(before, next_deal(before, "p2"), at=8)
    assert isinstance(events[0], DealClosed)
    assert events[1:] == (GameFinished(1, "target"),)
    assert (table.phase, table.outcome) == (Phase.FINISHED, Outcome(1, "target"))
    assert (table.scores, table.since, table.turn) == ((-60, 507), 8, None)
    assert table.secret == before.secret


def test_only_people_at_the_table_close_the_count() -> None:
    table = counted(people=1)
    assert refusal_of(table, next_deal(table, "p9")) == "not_a_player"
    assert refusal_of(table, next_deal(table, "b1")) == "bots_never_do_this"


def test_there_is_no_next_deal_before_the_count_or_after_the_game() -> None:
    for table in (dealt(), bid_out(dealt()), finished()):
        assert refusal_of(table, next_deal(table)) == "wrong_phase"
    lobby = paired()
    assert refusal_of(lobby, next_deal(lobby)) == "wrong_phase"


def test_a_late_second_press_never_acts_on_another_deal() -> None:
    before = counted()
    press = next_deal(before, "p1")
    assert refusal_of(after(before, press), press) == "stale"
    for other in (moment(before, game=1), moment(before, deal=1), moment(before, move=-1)):
        assert refusal_of(before, NextDeal("p1", other, Shuffle.of(CARDS))) == "stale"


def test_a_decided_count_closes_by_itself_after_48_hours() -> None:
    before = decided(at=1000)
    close = CloseCount(before.moment)
    assert refusal_of(before, close, at=1000 + 48 * HOUR - 1) == "not_yet_48_hours"
    table, events = step(before, close, at=1000 + 48 * HOUR)
    assert isinstance(events[0], DealClosed)
    assert events[1:] == (GameFinished(1, "target"),)
    assert table.phase is Phase.FINISHED


def test_an_undecided_count_never_closes_by_itself() -> None:
    table = counted()
    assert refusal_of(table, CloseCount(table.moment), at=9 * DAY) == "wrong_phase"


def test_closing_a_count_needs_its_moment_and_its_phase() -> None:
    table = decided()
    assert refusal_of(table, CloseCount(moment(table, deal=1)), at=9 * DAY) == "stale"
    for other in (dealt(), finished(), paired()):
        assert refusal_of(other, CloseCount(other.moment), at=9 * DAY) == "wrong_phase"


def test_the_hundredth_deal_decides_by_score() -> None:
    table = counted(number=100)
    assert table.outcome == Outcome(1, "deal_limit")
    table, events = step(table, next_deal(table), at=0)
    assert events[-1] == GameFinished(1, "deal_limit")
    assert counted(number=99).outcome is None


def test_a_tie_at_the_hundredth_deal_has_no_winner() -> None:
    table = counted(number=100, scores=(27, -100))
    assert (table.scores, table.outcome) == ((-33, -33), Outcome(None, "deal_limit"))
    _, events = step(table, next_deal(table), at=0)
    assert events[-1] == GameFinished(None, "deal_limit")


def test_level_at_the_target_is_another_deal() -> None:
    table = counted(scores=(560, 433))
    assert (table.scores, table.outcome) == ((500, 500), None)
    assert after(table, next_deal(table)).phase is Phase.BIDDING
