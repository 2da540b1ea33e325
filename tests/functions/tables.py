"""Tables to store: opened, filled and played by the engine's own rules."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.commands import (
    AddBots,
    ChoosePartner,
    Command,
    Moment,
    NextDeal,
    PlaceBid,
    PlayCard,
    Sit,
    Start,
)
from engine.events import DealClosed
from engine.opening import open_table
from engine.options import Options
from engine.records import DealRecord
from engine.shuffle import Shuffle
from engine.step import step
from engine.table import Phase, Table
from engine.views import TableView, view
from functions.ports.store import TableStore
from functions.ports.values import Loaded, State, StoredPerson
from functions.use_cases.timekeeping import due_after
from tests.functions.fakes import NOON

TABLE: Final = "abcdefghijkl"
NAMES: Final = ("Ana", "Benito", "Carla", "Dámaso")
SHUFFLE: Final = Shuffle(bytes(range(16)), b"n" * 32)


def lobby(people: int = 1, at: int = NOON) -> Table:
    """Return a lobby with its host and further people."""
    table = open_table(Options(), NAMES[0], b"s" * 32, at)
    for number in range(1, people):
        table, _ = step(table, Sit(f"p{number}", NAMES[number]), at=at)
    return table


def game(people: int = 4, at: int = NOON) -> Table:
    """Return a game in its first bidding.

    Free seats are filled with bots, who come after the people.

    Opposite the host sits the last to come, to the host's left the first.
    """
    table, _ = step(lobby(people, at), AddBots("p0"), at=at) if people < 4 else (lobby(4, at), ())
    partner = table.arrivals[3]
    table, _ = step(table, ChoosePartner("p0", partner), at=at)
    return step(table, Start("p0", SHUFFLE), at=at)[0]


def played(table: Table, until: Callable[[Table], bool], at: int = NOON) -> Table:
    """Play the simplest legal way until a condition holds; counts are closed by the host."""
    while not until(table):
        table, _ = step(table, next_command(table), at=at)
    return table


def counting(table: Table) -> bool:
    return table.phase is Phase.COUNTING


def decided(table: Table) -> bool:
    return counting(table) and table.outcome is not None


def awaits(player: str) -> Callable[[Table], bool]:
    return lambda table: table.awaited == player


def next_command(table: Table) -> Command:
    if counting(table):
        return NextDeal("p0", table.moment, SHUFFLE)
    return simple_turn(view(table, table.awaited))


def simple_turn(eyes: TableView) -> PlaceBid | PlayCard:
    """Bid three, then play the first clean card."""
    by, moment = eyes.you or "", Moment(eyes.game, eyes.deal, eyes.move)
    if eyes.allowed.bids:
        return PlaceBid(by, moment, 3)
    return PlayCard(by, moment, eyes.allowed.clean[0])


def person(player: str, name: str) -> StoredPerson:
    return StoredPerson(player, name, hashlib.sha256(player.encode()).hexdigest(), "es")


def loaded(table: Table, *, now: int = NOON, version: int = 1) -> Loaded:
    """Return a table as it would be loaded."""
    state = State(table, version, due=due_after(table, None, now))
    people = tuple(person(each.id, each.name) for each in table.people)
    return Loaded(TABLE, state, people, ())


def stored(store: TableStore, table: Table, *, now: int = NOON, name: str = TABLE) -> Loaded:
    """Store a table under `name` and return it as it loads."""
    assert store.create(replace(loaded(table, now=now), id=name))
    return store.load(name, now)


def closed_records(deals: int) -> list[DealRecord]:
    """Return the records of the first so many deals of a game."""
    table, records = game(), []
    for _ in range(deals):
        table = played(table, counting)
        table, events = step(table, NextDeal("p0", table.moment, SHUFFLE), at=NOON)
        records += [event.record for event in events if isinstance(event, DealClosed)]
    return records
