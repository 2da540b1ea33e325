"""Bots play when they are awaited, each turn once, whatever happens to the event of it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

import pytest

from engine.bots import command_for
from engine.cards import cards
from engine.commands import Moment, PlaceBid, PlayCard, Resign
from engine.table import Phase, Table
from engine.views import TableView, view
from functions.use_cases.bot_choice import seed_of, simplest
from functions.use_cases.bot_turn import RESERVE_MS, bot_turn
from functions.use_cases.bot_waking import wake_bot
from functions.use_cases.carry_out import carry_out
from functions.use_cases.timekeeping import is_bot_awaited
from tests.functions.bot_turn.runs import connect, table_of
from tests.functions.fakes import NOON, World
from tests.functions.tables import TABLE, game, played, stored

FIRST = Moment(1, 1, 0)


@pytest.fixture
def world() -> World:
    """A table where three bots bid first, then the host."""
    world = World()
    stored(world.store, game(people=1))
    return world


def versions(world: World, connection: str) -> list[int]:
    return [json.loads(frame)["version"] for frame in world.sockets.sent[connection]]


def test_all_bots_in_a_row_play_then_a_person_is_awaited(world: World) -> None:
    bot_turn(world.site, TABLE, FIRST)
    assert table_of(world).moment == Moment(1, 1, 3)
    assert table_of(world).awaited == "p0"


def test_each_turn_is_saved_and_told_by_itself(world: World) -> None:
    connect(world, "p0")
    bot_turn(world.site, TABLE, FIRST)
    assert versions(world, "c-p0") == [2, 3, 4]


def test_who_connects_between_two_turns_is_told_of_the_next(world: World) -> None:
    def decide(eyes: TableView, seed: bytes) -> PlaceBid | PlayCard:
        if eyes.move == 1:
            connect(world, "p0")
        return command_for(eyes, seed)

    bot_turn(world.site, TABLE, FIRST, decide=decide)
    assert versions(world, "c-p0") == [4]


def test_an_event_for_a_move_already_made_does_nothing(world: World) -> None:
    bot_turn(world.site, TABLE, FIRST)
    before = world.store.load(TABLE, NOON)
    bot_turn(world.site, TABLE, FIRST)
    bot_turn(world.site, TABLE, Moment(1, 1, 2))
    assert world.store.load(TABLE, NOON) == before


def test_an_event_for_a_person_does_nothing(world: World) -> None:
    bot_turn(world.site, TABLE, FIRST)
    bot_turn(world.site, TABLE, Moment(1, 1, 3))
    assert table_of(world).awaited == "p0"


def test_an_event_for_no_table_does_nothing() -> None:
    world = World()
    bot_turn(world.site, TABLE, FIRST)
    stored(world.store, game(people=1))
    world.store.delete(TABLE, NOON)
    bot_turn(world.site, TABLE, FIRST)
    assert world.log.lines == []


def test_a_doubled_invocation_that_loses_the_race_stops(world: World) -> None:
    def decide(eyes: TableView, seed: bytes) -> PlaceBid | PlayCard:
        """Let the other invocation be done with everything before this one has decided."""
        bot_turn(world.site, TABLE, FIRST)
        return command_for(eyes, seed)

    connect(world, "p0")
    bot_turn(world.site, TABLE, FIRST, decide=decide)
    assert world.store.load(TABLE, NOON).state.version == 4
    assert versions(world, "c-p0") == [2, 3, 4]


def bot_to_play(table: Table) -> bool:
    return table.phase is Phase.PLAYING and is_bot_awaited(table)


def test_two_invocations_for_one_event_decide_alike() -> None:
    one, other = World(), World()
    for world in (one, other):
        stored(world.store, played(game(people=1), bot_to_play))
        bot_turn(world.site, TABLE, table_of(world).moment)
    assert table_of(one) == table_of(other)
    assert table_of(one).moment.move > 4


def test_the_seed_is_of_table_game_deal_move_and_seat() -> None:
    wanted = hashlib.sha256(b"abcdefghijkl/2/3/17/1").digest()
    assert seed_of("abcdefghijkl", Moment(2, 3, 17), 1) == wanted


def test_a_race_lost_while_the_move_stays_open_is_tried_again(world: World) -> None:
    def decide(eyes: TableView, seed: bytes) -> PlaceBid | PlayCard:
        """Let the sweep arm the table between this turn's read and its write."""
        state = world.store.load(TABLE, NOON).state
        world.store.arm(TABLE, state, due=NOON + 10 + eyes.move, marks="", watched=False)
        return command_for(eyes, seed)

    bot_turn(world.site, TABLE, FIRST, decide=decide)
    assert table_of(world).moment == Moment(1, 1, 3)
    assert world.metrics.counts["LostRace"] == 3


def test_a_bot_makes_no_move_in_a_game_that_ended_over_it(world: World) -> None:
    def decide(eyes: TableView, seed: bytes) -> PlaceBid | PlayCard:
        read = world.store.load(TABLE, NOON)
        carry_out(world.site, read, lambda _: Resign("p0", FIRST), "0" * 12)
        return command_for(eyes, seed)

    bot_turn(world.site, TABLE, FIRST, decide=decide)
    assert table_of(world).phase is Phase.FINISHED
    assert table_of(world).moment == FIRST
    assert world.log.lines == []


def test_a_table_deleted_over_a_bots_turn_is_no_fault(world: World) -> None:
    def decide(eyes: TableView, seed: bytes) -> PlaceBid | PlayCard:
        world.store.delete(TABLE, NOON)
        return command_for(eyes, seed)

    bot_turn(world.site, TABLE, FIRST, decide=decide)
    assert world.log.lines == []


def test_out_of_time_the_next_turn_is_announced(world: World) -> None:
    left = [RESERVE_MS, RESERVE_MS - 1]
    bot_turn(world.site, TABLE, FIRST, lambda: left.pop(0))
    assert table_of(world).moment == Moment(1, 1, 1)
    assert world.bus.turns == [(TABLE, Moment(1, 1, 1))]


def test_a_bot_that_fails_plays_the_simplest_thing(world: World) -> None:
    def fail(eyes: TableView, seed: bytes) -> PlaceBid | PlayCard:
        raise ZeroDivisionError("no card has a value")

    bot_turn(world.site, TABLE, FIRST, decide=fail)
    assert table_of(world).deal.bids == (None, 1, 1, 1)  # type: ignore[union-attr]
    assert world.metrics.counts["BotFault"] == 3
    assert {fields["kind"] for _, _, fields in world.log.lines} == {"ZeroDivisionError"}


def test_a_bot_that_asks_for_the_impossible_plays_the_simplest_thing(world: World) -> None:
    def overbid(eyes: TableView, seed: bytes) -> PlaceBid | PlayCard:
        return PlaceBid(eyes.you or "", FIRST, 14)

    bot_turn(world.site, TABLE, FIRST, decide=overbid)
    assert table_of(world).moment == Moment(1, 1, 3)
    assert world.metrics.counts["BotFault"] == 3


def test_the_simplest_thing_is_the_lowest_clean_card() -> None:
    eyes = view(played(game(people=1), bot_to_play), "b1")
    low, high = cards("3H AH")
    able = replace(eyes, allowed=replace(eyes.allowed, cards=cards("2C AH 3H"), clean=(high, low)))
    assert simplest(able) == PlayCard("b1", Moment(1, 1, eyes.move), low)


def test_where_the_bus_takes_nothing_the_caller_plays(world: World) -> None:
    world.bus.is_broken = True
    wake_bot(world.site, world.store.load(TABLE, NOON))
    assert table_of(world).awaited == "p0"


def test_where_the_bus_takes_the_event_the_caller_does_not_play(world: World) -> None:
    wake_bot(world.site, world.store.load(TABLE, NOON))
    assert world.bus.turns == [(TABLE, FIRST)]
    assert table_of(world).moment == FIRST


def test_a_person_awaited_wakes_nobody() -> None:
    world = World()
    wake_bot(world.site, stored(world.store, game()))
    assert world.bus.turns == []


class TimedOut(BaseException):
    """The invocation is ended from outside, wherever it stands."""


def test_an_invocation_that_dies_between_save_and_tell_loses_no_move(world: World) -> None:
    connect(world, "p0")

    def die(connection: str, payload: bytes) -> None:
        raise TimedOut

    world.sockets.on_post = die
    with pytest.raises(TimedOut):
        bot_turn(world.site, TABLE, FIRST)
    world.sockets.on_post = lambda *_: None
    assert table_of(world).moment == Moment(1, 1, 1)
    wake_bot(world.site, world.store.load(TABLE, NOON))
    bot_turn(world.site, *world.bus.turns.pop())
    assert versions(world, "c-p0") == [3, 4]
