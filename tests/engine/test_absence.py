from __future__ import annotations

import pytest

from engine.clock import DAY, HOUR, claim_from, count_closes_at, ends_at
from engine.commands import Claim, Command, Expire, Leave, Moment, Resign
from engine.events import DealClosed, GameFinished, TableClosed
from engine.step import step
from engine.table import Outcome, Phase, Table
from tests.engine.tables import (
    SUITED_HANDS,
    after,
    bid,
    bid_out,
    counted,
    dealt,
    decided,
    finished,
    lobby,
    moment,
    next_deal,
    paired,
    play,
    refusal_of,
)

LATE = 48 * HOUR + 1


def claim(table: Table, by: str) -> Claim:
    return Claim(by, table.moment)


@pytest.mark.parametrize(("by", "winner"), [("p0", 1), ("p1", 0), ("p2", 1), ("p3", 0)])
def test_who_resigns_loses_for_both_partners(by: str, winner: int) -> None:
    for before in (dealt(), bid_out(dealt()), counted()):
        table, events = step(before, Resign(by, before.moment), at=3)
        assert isinstance(events[0], DealClosed)
        assert events[1:] == (GameFinished(winner, "abandoned"),)
        assert table.outcome == Outcome(winner, "abandoned")
        assert (table.phase, table.scores) == (Phase.FINISHED, before.scores)


def test_resigning_needs_a_game_that_is_not_decided() -> None:
    table = decided()
    assert refusal_of(table, Resign("p0", table.moment)) == "game_decided"
    for other in (paired(), finished()):
        assert refusal_of(other, Resign("p0", other.moment)) == "wrong_phase"


def test_bots_and_spectators_never_resign() -> None:
    table = dealt(people=1)
    assert refusal_of(table, Resign("b1", table.moment)) == "bots_never_do_this"
    assert refusal_of(table, Resign("p4", table.moment)) == "not_a_player"


def test_somebody_moving_meanwhile_does_not_defeat_a_resignation() -> None:
    table = bid_out(dealt())
    assert step(table, Resign("p0", Moment(1, 1, 2)), at=0)[0].phase is Phase.FINISHED
    assert refusal_of(table, Resign("p0", moment(table, move=1))) == "stale"
    assert refusal_of(table, Resign("p0", moment(table, deal=-1))) == "stale"


def test_a_record_of_a_broken_off_deal_has_no_count() -> None:
    table = play(bid_out(dealt(SUITED_HANDS, scores=(9, 8), bags=(9, 8))), "AD AH")
    _, events = step(table, Resign("p0", table.moment), at=0)
    closed = events[0]
    assert isinstance(closed, DealClosed)
    assert (closed.record.count, closed.record.accusation) == (None, None)
    assert (closed.record.scores_before, closed.record.bags_before) == ((9, 8), (9, 8))
    assert len(closed.record.plays) == 2


@pytest.mark.parametrize("by", ["p0", "p2"])
def test_a_rival_claims_the_game_after_more_than_48_hours(by: str) -> None:
    table = dealt()
    assert refusal_of(table, claim(table, by), at=48 * HOUR) == "not_yet_48_hours"
    after_claim, events = step(table, claim(table, by), at=LATE)
    assert isinstance(events[0], DealClosed)
    assert events[1:] == (GameFinished(0, "absent_48_hours"),)
    assert after_claim.outcome == Outcome(0, "absent_48_hours")


@pytest.mark.parametrize("by", ["p1", "p3"])
def test_the_absent_partnership_may_not_claim(by: str) -> None:
    table = dealt()
    assert refusal_of(table, claim(table, by), at=9 * DAY) == "not_the_other_pair"


def test_each_bid_and_play_starts_the_wait_anew() -> None:
    table = bid(dealt(), 3, at=1000)
    assert (table.since, claim_from(table)) == (1000, 1000 + LATE)
    assert refusal_of(table, claim(table, "p1"), at=1000 + 48 * HOUR) == "not_yet_48_hours"
    table = play(bid_out(dealt(SUITED_HANDS), at=2000), "AD", at=3000)
    assert table.since == 3000
    assert step(table, claim(table, "p3"), at=3000 + LATE)[0].outcome == Outcome(
        1, "absent_48_hours"
    )


def test_bots_are_never_absent_and_never_claim() -> None:
    table = dealt(people=1)
    assert refusal_of(table, claim(table, "p0"), at=9 * DAY) == "bots_are_never_absent"
    assert refusal_of(table, claim(table, "b2"), at=9 * DAY) == "bots_never_do_this"
    assert refusal_of(table, claim(table, "p9"), at=9 * DAY) == "not_a_player"
    table = bid(table, 3)
    assert table.awaited == "b2"
    assert refusal_of(table, claim(table, "p0"), at=9 * DAY) == "not_the_other_pair"


def test_nobody_is_absent_while_nobody_is_awaited() -> None:
    for table in (counted(), decided(), finished(), paired()):
        assert refusal_of(table, claim(table, "p0"), at=9 * DAY) == "wrong_phase"


def test_a_claim_needs_its_very_moment() -> None:
    table = bid(dealt(), 3)
    for other in (moment(table, move=-1), moment(table, move=1), moment(table, deal=1)):
        assert refusal_of(table, Claim("p1", other), at=9 * DAY) == "stale"


@pytest.mark.parametrize(
    ("table", "days"),
    [
        (lobby(at=10), 7),
        (lobby(guests=3, at=10), 7),
        (bid(dealt(), 3, at=10), 30),
        (bid_out(dealt(), at=10), 30),
        (counted(at=10), 30),
        (finished(at=10), 90),
    ],
)
def test_an_untouched_table_ends_on_its_day(table: Table, days: int) -> None:
    assert ends_at(table) == 10 + days * DAY
    assert refusal_of(table, Expire(), at=10 + days * DAY - 1) == "stale"
    closed, events = step(table, Expire(), at=10 + days * DAY)
    assert closed.phase is Phase.CLOSED
    assert events[-1] == TableClosed()


def test_a_game_that_expires_has_no_winner() -> None:
    for table in (dealt(), bid_out(dealt()), counted()):
        closed, events = step(table, Expire(), at=30 * DAY)
        assert isinstance(events[0], DealClosed)
        assert events[1:] == (GameFinished(None, "expired"), TableClosed())
        assert closed.outcome == Outcome(None, "expired")


def test_a_decided_game_that_expires_keeps_its_winner() -> None:
    _, events = step(decided(), Expire(), at=30 * DAY)
    assert events[1:] == (GameFinished(1, "target"), TableClosed())


def test_lobbies_and_finished_tables_close_without_more_ado() -> None:
    for table in (lobby(), finished()):
        closed, events = step(table, Expire(), at=90 * DAY)
        assert events == (TableClosed(),)
        assert closed.outcome == table.outcome
        assert (closed.since, closed.touched) == (90 * DAY, 90 * DAY)


def test_a_closed_table_is_over() -> None:
    table = after(lobby(), Leave("p0"), at=5)
    assert ends_at(table) == 5
    some: tuple[Command, ...] = (Expire(), Resign("p0", table.moment), Leave("p0"))
    assert [refusal_of(table, command, at=99 * DAY) for command in some] == [
        "wrong_phase",
        "not_a_player",
        "not_a_player",
    ]


def test_every_accepted_command_touches_the_table() -> None:
    table = after(lobby(at=1), Leave("p0"), at=2)
    assert (table.touched, table.since) == (2, 2)
    table = after(counted(at=3), next_deal(counted(at=3)), at=4)
    assert (table.touched, table.since) == (4, 4)
    free = after(finished(at=5), Leave("p1"), at=6)
    assert (free.touched, free.since) == (6, 5)


def test_a_decided_count_is_kept_48_hours() -> None:
    assert count_closes_at(decided(at=7)) == 7 + 172_800
