"""What happens while the sweep is at a table: players, spectators, another sweep, faults."""

from __future__ import annotations

from engine.commands import Command
from engine.table import Phase
from functions.ports.values import Loaded, Spectator
from functions.use_cases.carry_out import carry_out
from functions.use_cases.sweep import sweep
from functions.use_cases.sweep_table import sweep_table
from tests.functions.fakes import World, plenty_of_time
from tests.functions.sweep.days import DAY, act, connect, kinds, load, pass_time, told
from tests.functions.sweep.interrupted import InterruptedStore
from tests.functions.tables import TABLE, decided, game, next_command, played, stored


def absent(world: World) -> None:
    """Store a game whose awaited person has been away for more than 48 hours."""
    stored(world.store, game())
    connect(world, "p0")
    world.clock.advance(hours=48, seconds=1)


def test_two_sweeps_at_once_send_one_notice(world: World, store: InterruptedStore) -> None:
    absent(world)
    store.before_arm = lambda: sweep_table(world.site, TABLE)
    sweep_table(world.site, TABLE)
    assert len(told(world, "c-p0")) == 1


def test_a_card_played_meanwhile_takes_the_notice_back(
    world: World, store: InterruptedStore
) -> None:
    absent(world)
    store.before_arm = lambda: act(world)
    sweep_table(world.site, TABLE)
    assert told(world, "c-p0") == []
    assert load(world).state.marks == ""


def test_a_notice_that_fails_to_be_sent_is_not_sent_for_ever(world: World) -> None:
    absent(world)

    def fail(connection: str, payload: bytes) -> None:
        raise ConnectionError

    world.sockets.on_post = fail
    sweep(world.site, plenty_of_time)
    world.sockets.on_post = lambda *_: None
    pass_time(world, days=2)
    assert told(world, "c-p0") == []


def test_a_press_meanwhile_closes_the_count_once(world: World, store: InterruptedStore) -> None:
    stored(world.store, played(game(), decided))
    connect(world, "p0")
    world.clock.advance(hours=48)
    store.before_save = lambda: act(world)
    sweep_table(world.site, TABLE)
    assert load(world).state.table.phase is Phase.FINISHED
    assert load(world).state.version == 2
    assert told(world, "c-p0") == []


def test_a_command_meanwhile_keeps_a_table_from_expiring(
    world: World, store: InterruptedStore
) -> None:
    stored(world.store, game())
    world.clock.advance(days=30)
    store.before_save = lambda: act(world)
    sweep_table(world.site, TABLE)
    assert load(world).state.table.phase is Phase.BIDDING
    assert load(world).state.version == 2
    assert world.metrics.counts["TableSetAside"] == 0


def test_a_deletion_in_pages_goes_on_each_minute(world: World, store: InterruptedStore) -> None:
    stored(world.store, game())
    world.clock.advance(days=30)
    store.pages = 3
    for minute in range(3):
        assert list(store.due(world.site.now(), 10)) == [TABLE], minute
        sweep(world.site, plenty_of_time)
        world.clock.advance(seconds=60)
    assert list(store.due(world.site.now(), 10)) == []
    assert world.metrics.counts["TableSetAside"] == 0


def watch(world: World, name: str, *, seconds: int) -> None:
    now = world.site.now()
    world.store.watch(TABLE, Spectator(name, now, now + seconds))


def test_a_table_nobody_watches_any_more_is_no_longer_marked(world: World) -> None:
    stored(world.store, game())
    watch(world, "w1", seconds=30)
    pass_time(world, seconds=60)
    assert not load(world).state.watched


def test_a_table_that_is_watched_stays_marked(world: World) -> None:
    stored(world.store, game())
    watch(world, "w1", seconds=3 * DAY)
    pass_time(world, days=2)
    assert load(world).state.watched


def test_who_begins_to_watch_meanwhile_is_not_overlooked(
    world: World, store: InterruptedStore
) -> None:
    stored(world.store, game())
    watch(world, "w1", seconds=30)
    world.clock.advance(seconds=60)
    store.before_arm = lambda: watch(world, "w2", seconds=DAY)
    sweep_table(world.site, TABLE)
    assert load(world).state.watched


def test_spectators_are_told_of_what_the_site_does(world: World) -> None:
    stored(world.store, played(game(), decided))
    watch(world, "w1", seconds=30 * DAY)
    pass_time(world, hours=48)
    last = told(world, "w1")[-1]
    assert kinds(last) == ["deal_closed", "game_finished"]
    assert last["view"]["you"] is None


def test_the_site_asks_for_nothing_that_a_player_did_first(world: World) -> None:
    read = stored(world.store, played(game(), decided))

    def press(now: Loaded) -> Command:
        return next_command(now.state.table)

    carry_out(world.site, read, press, "0" * 12)
    world.clock.advance(hours=48)
    sweep_table(world.site, TABLE)
    assert load(world).state.version == 2
