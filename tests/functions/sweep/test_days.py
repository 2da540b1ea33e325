"""What days do to a table: reminders, closings and ends, each at its hour and once."""

from __future__ import annotations

import pytest

from engine.commands import Claim, Resign
from engine.table import Phase
from functions.ports.store import NoSuchTable, TableGone
from functions.use_cases.carry_out import carry_out
from tests.functions.fakes import NOON, World
from tests.functions.sweep.days import DAY, HOUR, act, connect, due_of, kinds, load, pass_time, told
from tests.functions.tables import TABLE, counting, decided, game, lobby, played, stored


def test_after_48_hours_the_rivals_are_told_once_that_they_may_close(world: World) -> None:
    stored(world.store, game())
    connect(world, "p0", "p2")
    pass_time(world, hours=48)
    assert told(world, "c-p0") == []
    pass_time(world, seconds=1)
    (notice,) = told(world, "c-p0")
    assert notice["view"]["allowed"]["claim_from"] == NOON + 48 * HOUR + 1
    assert (notice["version"], notice["events"]) == (1, [])
    pass_time(world, days=20)
    assert told(world, "c-p0") == []


def test_what_the_rivals_are_told_they_may_do(world: World) -> None:
    stored(world.store, game())
    pass_time(world, hours=48, seconds=1)
    read = load(world)
    assert read.state.table.awaited == "p1"
    moment = read.state.table.moment
    carry_out(world.site, read, lambda _: Claim("p0", moment), "0" * 12)
    outcome = load(world).state.table.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "absent_48_hours")


def test_each_wait_has_its_own_48_hours(world: World) -> None:
    stored(world.store, game())
    connect(world, "p3")
    pass_time(world, hours=49)
    act(world)
    assert len(told(world, "c-p3")) == 1
    pass_time(world, hours=48)
    assert told(world, "c-p3") == []
    pass_time(world, seconds=1)
    assert len(told(world, "c-p3")) == 1


def test_a_turn_played_in_time_is_not_reminded_of(world: World) -> None:
    stored(world.store, game())
    connect(world, "p0")
    for _ in range(10):
        pass_time(world, hours=40)
        act(world)
    assert told(world, "c-p0") == []


def test_an_open_count_is_told_to_all_after_24_hours_once(world: World) -> None:
    stored(world.store, played(game(), counting))
    connect(world, "p0", "p1", "p2", "p3")
    pass_time(world, hours=24, seconds=-1)
    assert told(world, "c-p0") == []
    pass_time(world, seconds=1)
    assert [len(told(world, f"c-p{number}")) for number in range(4)] == [1, 1, 1, 1]
    pass_time(world, days=5)
    assert told(world, "c-p0") == []
    assert load(world).state.table.phase is Phase.COUNTING


def test_a_decided_count_closes_by_itself_after_48_hours(world: World) -> None:
    stored(world.store, played(game(), decided))
    connect(world, "p0")
    pass_time(world, hours=48, seconds=-1)
    assert load(world).state.table.phase is Phase.COUNTING
    told(world, "c-p0")
    pass_time(world, seconds=1)
    assert load(world).state.table.phase is Phase.FINISHED
    (update,) = told(world, "c-p0")
    assert kinds(update) == ["deal_closed", "game_finished"]
    closed = load(world).state.table.deal
    assert closed is not None
    assert world.store.record(TABLE, 1, closed.number) is not None


def test_an_undecided_count_is_never_closed_by_time(world: World) -> None:
    stored(world.store, played(game(), counting))
    pass_time(world, days=29)
    assert load(world).state.table.phase is Phase.COUNTING


def test_a_person_absent_for_weeks_is_closed_out_by_nobody(world: World) -> None:
    before = stored(world.store, game()).state.table
    pass_time(world, days=29)
    assert load(world).state.table == before


def is_gone(world: World) -> bool:
    with pytest.raises((TableGone, NoSuchTable)) as raised:
        load(world)
    return raised.type is TableGone


@pytest.mark.parametrize(
    ("table", "days"),
    [
        (lobby(3), 7),
        (game(), 30),
        (game(people=2), 30),
        (played(game(), counting), 30),
    ],
)
def test_an_untouched_table_ends_on_its_day(world: World, table: object, days: int) -> None:
    stored(world.store, table)  # type: ignore[arg-type]
    pass_time(world, days=days, seconds=-1)
    assert load(world).state.table.phase is not Phase.CLOSED
    pass_time(world, seconds=1)
    assert is_gone(world)


def test_a_finished_table_is_kept_for_90_days(world: World) -> None:
    read = stored(world.store, game())
    moment = read.state.table.moment
    carry_out(world.site, read, lambda _: Resign("p0", moment), "0" * 12)
    pass_time(world, days=90, seconds=-1)
    assert load(world).state.table.phase is Phase.FINISHED
    pass_time(world, seconds=1)
    assert is_gone(world)


def test_a_command_puts_off_the_end(world: World) -> None:
    stored(world.store, game())
    pass_time(world, days=29)
    act(world)
    pass_time(world, days=29)
    assert load(world).state.table.phase is Phase.BIDDING
    pass_time(world, days=1)
    assert is_gone(world)


def test_who_still_looks_is_told_that_the_table_ended(world: World) -> None:
    stored(world.store, game())
    connect(world, "p2")
    pass_time(world, days=29)
    told(world, "c-p2")
    pass_time(world, days=1)
    (update,) = told(world, "c-p2")
    assert kinds(update) == ["deal_closed", "game_finished", "table_closed"]
    assert update["view"]["outcome"] == {"winner": None, "reason": "expired", "verdict": None}


def test_of_a_deleted_table_a_tombstone_stays_for_30_days(world: World) -> None:
    stored(world.store, lobby())
    pass_time(world, days=7)
    world.clock.advance(days=30, seconds=-1)
    assert is_gone(world)
    world.clock.advance(seconds=1)
    assert not is_gone(world)


def test_after_long_silence_of_the_site_everything_due_is_done_once(world: World) -> None:
    stored(world.store, played(game(), decided))
    connect(world, "p0")
    world.clock.advance(days=3)
    pass_time(world)
    (update,) = told(world, "c-p0")
    assert kinds(update) == ["deal_closed", "game_finished"]


def test_an_idle_game_is_looked_at_a_handful_of_times_in_a_month(world: World) -> None:
    stored(world.store, game())
    looks = 0
    while (due := due_of(world)) is not None:
        pass_time(world, seconds=due - world.site.now())
        looks += 1
        assert looks < 10
    assert NOON + 30 * DAY <= world.site.now() < NOON + 31 * DAY
