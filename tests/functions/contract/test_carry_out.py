"""A command carried out: stored once, whoever else is writing."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from engine.commands import Command, Moment, PlaceBid, Resign, Sit
from engine.errors import NotYourTurn, Stale
from engine.table import Phase
from functions.ports.store import LostRace, TableStore
from functions.ports.values import Change, Loaded, StoredPerson
from functions.use_cases.carry_out import TRIES, Carried, carry_out
from functions.use_cases.digests import REMEMBERED, digest_of
from tests.functions.fakes import NOON, World
from tests.functions.tables import (
    TABLE,
    counting,
    game,
    lobby,
    next_command,
    person,
    played,
    stored,
)

BIDDING_AT_P1 = Moment(1, 1, 0)


def turn(now: Loaded) -> Command:
    return next_command(now.state.table)


def carried(world: World, read: Loaded, request: str = "r1") -> Carried:
    return carry_out(world.site, read, turn, digest_of("p0", request))


def sit(world: World, read: Loaded, name: str) -> Carried:
    """Seat somebody new, whoever else came meanwhile."""

    def newcomer(now: Loaded) -> StoredPerson:
        return person(f"p{len(now.people)}", name)

    return carry_out(
        world.site,
        read,
        lambda now: Sit(newcomer(now).id, name),
        digest_of(name, "sit"),
        people=lambda now: (newcomer(now),),
    )


def test_what_comes_out_is_what_is_stored(store: TableStore) -> None:
    world = World(store=store)
    done = carried(world, stored(store, game()))
    assert not done.repeated
    assert done.events
    assert store.load(TABLE, NOON) == done.loaded


def test_the_same_request_is_carried_out_once(store: TableStore) -> None:
    world = World(store=store)
    first = carried(world, stored(store, game()))
    again = carried(world, store.load(TABLE, NOON))
    assert again == Carried(first.loaded, (), repeated=True)
    assert store.load(TABLE, NOON).state.version == 2


def test_the_same_request_on_an_old_reading_is_carried_out_once(store: TableStore) -> None:
    world = World(store=store)
    read = stored(store, game())
    carried(world, read)
    world.clock.advance(seconds=3)
    assert carried(world, read).repeated
    assert store.load(TABLE, NOON).state.version == 2


def test_a_lost_race_is_tried_again_on_what_won(store: TableStore) -> None:
    world = World(store=store)
    read = stored(store, game())
    carried(world, read, "r1")
    second = carried(world, read, "r2")
    assert second.loaded.state.version == 3
    assert second.loaded.state.table.moment == Moment(1, 1, 2)
    assert world.metrics.counts["LostRace"] == 1


def test_two_who_sit_at_once_both_get_a_seat(store: TableStore) -> None:
    world = World(store=store)
    read = stored(store, lobby(1))
    sit(world, read, "Benito")
    sit(world, read, "Carla")
    after = store.load(TABLE, NOON)
    assert [each.name for each in after.people] == ["Ana", "Benito", "Carla"]
    assert after.state.table.seats == ("p0", "p1", "p2", None)


def test_eight_who_bid_at_once_are_one_bid(store: TableStore) -> None:
    world = World(store=store)
    read = stored(store, game())
    fates: list[str] = []

    def bid(number: int) -> None:
        try:
            carry_out(
                world.site,
                read,
                lambda _: PlaceBid("p1", BIDDING_AT_P1, number + 1),
                digest_of("p1", str(number)),
            )
            fates.append("stored")
        except (Stale, NotYourTurn):
            fates.append("refused")

    threads = [threading.Thread(target=bid, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(fates) == ["refused"] * 7 + ["stored"]
    assert store.load(TABLE, NOON).state.version == 2


def test_a_refusal_goes_through_and_changes_nothing(store: TableStore) -> None:
    world = World(store=store)
    read = stored(store, game())
    with pytest.raises(NotYourTurn):
        carry_out(world.site, read, lambda _: PlaceBid("p0", BIDDING_AT_P1, 3), "0" * 12)
    assert store.load(TABLE, NOON) == read


def test_a_command_that_changes_nothing_is_not_written(store: TableStore) -> None:
    world = World(store=store)
    read = stored(store, lobby(2))
    done = carry_out(world.site, read, lambda _: Sit("p1", "Benito"), "0" * 12)
    assert done == Carried(read, (), repeated=False)
    assert store.load(TABLE, NOON) == read


def test_a_closed_deal_is_stored_with_the_press_that_closed_it(store: TableStore) -> None:
    world = World(store=store)
    carried(world, stored(store, played(game(), counting)))
    record = store.record(TABLE, 1, 1)
    assert record is not None
    assert record.deck == game().deal.deck  # type: ignore[union-attr]


def test_a_resigned_deal_is_stored_too(store: TableStore) -> None:
    world = World(store=store)
    read = stored(store, game())
    carry_out(world.site, read, lambda _: Resign("p0", BIDDING_AT_P1), "0" * 12)
    assert store.load(TABLE, NOON).state.table.phase is Phase.FINISHED
    assert store.record(TABLE, 1, 1) is not None


def test_a_table_remembers_its_last_twelve_requests(store: TableStore) -> None:
    world = World(store=store)
    stored(store, game())
    for number in range(14):
        carried(world, store.load(TABLE, NOON), f"r{number}")
    recent = store.load(TABLE, NOON).state.recent
    assert recent == tuple(digest_of("p0", f"r{number}") for number in range(2, 14))
    assert len(recent) == REMEMBERED


def test_a_digest_tells_senders_and_requests_apart() -> None:
    digests = {digest_of(who, request) for who in ("p0", "p1") for request in ("a", "b")}
    assert len(digests) == 4
    assert all(len(digest) == 12 for digest in digests)


def test_each_change_begins_a_new_wait(store: TableStore) -> None:
    world = World(store=store)
    read = stored(store, game())
    assert store.arm(TABLE, read.state, due=read.state.due, marks="c", watched=False)
    assert carried(world, store.load(TABLE, NOON)).loaded.state.marks == ""
    assert store.load(TABLE, NOON).state.marks == ""


def test_a_race_lost_every_time_is_stale() -> None:
    world = World()
    read = stored(world.store, game())
    tries: list[Change] = []

    def lose(change: Change) -> None:
        tries.append(change)
        raise LostRace(replace(read.state, version=change.state.version))

    world.store.save = lose  # type: ignore[method-assign]
    with pytest.raises(Stale):
        carried(world, read)
    assert [change.read_version for change in tries] == [1, 2, 3, 4]
    assert len(tries) == TRIES
