"""Random tables from opening to end, with what must always hold looked at after every step.

Hypothesis prints the steps of a failure and the blob that repeats it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import commands
from engine.bids import LEGAL_BIDS, Bid
from engine.cards import CARDS, Card
from engine.clock import ends_at
from engine.commands import Command, Moment
from engine.encoding import decode, encode
from engine.errors import Refused
from engine.events import CardPlayed, DealClosed, Event
from engine.options import Options, RenegeMode
from engine.recordtext import record_from
from engine.seats import SEATS
from engine.shuffle import Shuffle
from engine.step import open_table, step
from engine.table import Phase, Table
from engine.verify import verify
from engine.views import view
from tests.engine.tables import deal_on

EVERYBODY = ("p0", "p1", "p2", "p3", "p4", "p5", "b1", "b2", "b3", "b4", "b9", "x")


def cards_in(value: object) -> Iterator[Card]:
    """Yield every card anywhere inside a value."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, (tuple, list)) and not isinstance(value, Enum):
        for item in value:
            yield from cards_in(item)


def known_to(table: Table, player: str | None) -> set[Card]:
    """Return the cards a viewer may see: their own, on the table and of the last trick."""
    if table.deal is None:
        return set()
    plays, open_cards = table.deal.plays, len(table.deal.plays) % 4
    shown = set(plays[len(plays) - open_cards :])
    if len(plays) >= 4:
        shown |= set(plays[len(plays) - open_cards - 4 : len(plays) - open_cards])
    if player in table.seats and table.is_in_game:
        place = (table.seats.index(player) - table.deal.dealer - 1) % 4
        shown |= set(table.deal.deck[place::4]) - set(plays)
    return shown


def before_game(machine: TableMachine) -> bool:
    return machine.table.phase in (Phase.LOBBY, Phase.PAIRING)


def between_games(machine: TableMachine) -> bool:
    return before_game(machine) or machine.table.phase is Phase.FINISHED


class TableMachine(RuleBasedStateMachine):
    """One table; `at` goes up by seconds, sometimes by days."""

    table: Table
    at: int = 1_000_000

    def try_command(self, command: Command) -> bool:
        """Do the command when it is allowed, and tell whether it was."""
        before, stored = self.table, encode(self.table)
        try:
            self.table, events = step(before, command, at=self.at)
        except Refused:
            assert encode(self.table) == stored
            return False
        self.look_at_events(command, events)
        return True

    def look_at_events(self, command: Command, events: tuple[Event, ...]) -> None:
        """Events carry no card but the one just played, and records hold and read back."""
        for event in events:
            if isinstance(event, DealClosed):
                assert record_from(event.record.to_text()) == event.record
                assert verify(event.record).is_good
            elif isinstance(event, CardPlayed):
                assert isinstance(command, commands.PlayCard)
                assert event.card == command.card
            else:
                assert list(cards_in(event)) == []

    def shuffle(self, seed: int) -> Shuffle:
        chance = random.Random(seed)
        return Shuffle(chance.randbytes(16), chance.randbytes(32))

    @initialize(
        points=st.sampled_from([500, 250]),
        mode=st.sampled_from(RenegeMode),
        guests=st.integers(0, 3),
        deals=st.integers(0, 2),
    )
    def open(self, points: int, mode: RenegeMode, guests: int, deals: int) -> None:
        """Open a table and play a few deals to begin with, so that every phase is met often."""
        self.table = open_table(Options(points, mode), "Ana", bytes(32), self.at)
        for number in range(1, guests + 1):
            self.sit(f"p{number}")
        for number in range(deals):
            self.start(number) if number == 0 else self.next_deal("p0", number)
            self.bid([3, 2, "nil", 4])
            self.play(number, 52)
            if self.table.phase is not Phase.COUNTING:
                break

    @precondition(between_games)
    @rule(by=st.sampled_from(EVERYBODY))
    def sit(self, by: str) -> None:
        self.try_command(commands.Sit(by, "Guest"))

    @precondition(between_games)
    @rule(by=st.sampled_from(EVERYBODY))
    def leave(self, by: str) -> None:
        offered = view(self.table, by).allowed.leave
        assert self.try_command(commands.Leave(by)) == offered

    @precondition(between_games)
    @rule(seat=st.sampled_from((*SEATS, None)))
    def change_seat(self, seat: int | None) -> None:
        """Free a seat where it may be freed, else put a bot there."""
        host = self.table.host
        if seat in view(self.table, host).allowed.free:
            assert self.try_command(commands.FreeSeat(host, seat or 0))
        else:
            self.try_command(commands.AddBots(host, seat))

    @precondition(before_game)
    @rule(partner=st.sampled_from(EVERYBODY))
    def choose_partner(self, partner: str) -> None:
        offered = partner in view(self.table, self.table.host).allowed.partners
        assert self.try_command(commands.ChoosePartner(self.table.host, partner)) == offered

    @precondition(before_game)
    @rule(seed=st.integers(0, 999))
    def start(self, seed: int) -> None:
        """Start with whatever is lacking: players, a partner."""
        if self.table.phase is Phase.LOBBY:
            assert self.try_command(commands.AddBots(self.table.host))
        if self.table.partner is None:
            partner = view(self.table, self.table.host).allowed.partners[-1]
            assert self.try_command(commands.ChoosePartner(self.table.host, partner))
        assert self.try_command(commands.Start(self.table.host, self.shuffle(seed)))

    @precondition(lambda self: self.table.phase is Phase.BIDDING)
    @rule(values=st.lists(st.sampled_from(LEGAL_BIDS), min_size=1, max_size=4))
    def bid(self, values: list[Bid]) -> None:
        for value in values:
            if self.table.phase is Phase.BIDDING:
                by = self.table.awaited or ""
                assert self.try_command(commands.PlaceBid(by, self.table.moment, value))

    @precondition(lambda self: self.table.phase is Phase.PLAYING)
    @rule(seed=st.integers(0, 999), count=st.sampled_from([1, 5, 52]))
    def play(self, seed: int, count: int) -> None:
        chance = random.Random(seed)
        for _ in range(count):
            if self.table.phase is Phase.PLAYING:
                by = self.table.awaited or ""
                card = chance.choice(view(self.table, by).allowed.cards)
                assert self.try_command(commands.PlayCard(by, self.table.moment, card))
                self.look_at_table()

    @precondition(lambda self: self.table.phase is Phase.COUNTING)
    @rule(by=st.sampled_from(EVERYBODY), seed=st.integers(0, 999))
    def next_deal(self, by: str, seed: int) -> None:
        offered = view(self.table, by).allowed.next_deal
        command = commands.NextDeal(by, self.table.moment, self.shuffle(seed))
        assert self.try_command(command) == offered

    @precondition(lambda self: self.table.phase is Phase.FINISHED)
    @rule(seed=st.integers(0, 999), partner=st.booleans())
    def rematch(self, seed: int, partner: bool) -> None:
        allowed = view(self.table, self.table.host).allowed
        chosen = allowed.partners[0] if partner and allowed.partners else None
        host, moment = self.table.host, self.table.moment
        command = commands.Rematch(host, moment, self.shuffle(seed), chosen)
        assert self.try_command(command) == allowed.rematch

    @precondition(lambda self: self.table.is_in_game)
    @rule(by=st.sampled_from(EVERYBODY), accused=st.sampled_from(SEATS), what=st.integers(0, 8))
    def end_game(self, by: str, accused: int, what: int) -> None:
        """Accuse, resign or claim; not often, so that games get further."""
        allowed, moment = view(self.table, by).allowed, self.table.moment
        if what == 0:
            offered = accused in allowed.accuse
            assert self.try_command(commands.Accuse(by, moment, accused)) == offered
        elif what == 1:
            assert self.try_command(commands.Resign(by, moment)) == allowed.resign
        elif what == 2:
            offered = allowed.claim_from is not None and self.at >= allowed.claim_from
            assert self.try_command(commands.Claim(by, moment)) == offered

    @rule(by=st.sampled_from(EVERYBODY), card=st.sampled_from(CARDS))
    def ask_for_anything(self, by: str, card: Card) -> None:
        """Ask for all that is not offered: every one is refused."""
        allowed, moment = view(self.table, by).allowed, self.table.moment
        for offered, command in (
            (card in allowed.cards, commands.PlayCard(by, moment, card)),
            (bool(allowed.bids), commands.PlaceBid(by, moment, 3)),
            (bool(allowed.accuse), commands.Accuse(by, moment, card.index % 4)),
            (allowed.next_deal, commands.NextDeal(by, moment, self.shuffle(0))),
            (allowed.resign, commands.Resign(by, moment)),
            (allowed.claim_from is not None, commands.Claim(by, moment)),
            (allowed.rematch, commands.Rematch(by, moment, self.shuffle(0))),
            (allowed.leave, commands.Leave(by)),
            (allowed.start, commands.Start(by, self.shuffle(0))),
            (allowed.add_bots, commands.AddBots(by)),
            (bool(allowed.free), commands.FreeSeat(by, card.index % 4)),
        ):
            assert offered or not self.try_command(command)

    @rule(game=st.integers(0, 3), deal=st.integers(0, 3), move=st.integers(0, 56))
    def act_late(self, game: int, deal: int, move: int) -> None:
        moment = Moment(game, deal, move)
        if moment != self.table.moment:
            for command in (
                commands.PlaceBid(self.table.host, moment, 3),
                commands.PlayCard(self.table.host, moment, CARDS[0]),
                commands.NextDeal(self.table.host, moment, self.shuffle(0)),
                commands.Claim(self.table.host, moment),
                commands.Rematch(self.table.host, moment, self.shuffle(0)),
                commands.CloseCount(moment),
            ):
                assert not self.try_command(command)

    @rule(seconds=st.sampled_from([1, 3600, 86_400, 172_801, 2_592_000]))
    def wait(self, seconds: int) -> None:
        self.at += seconds

    @rule()
    def close_count(self) -> None:
        self.try_command(commands.CloseCount(self.table.moment))

    @invariant()
    def look_at_table(self) -> None:
        if not hasattr(self, "table"):
            return
        table = self.table
        names = {person.id: person.name for person in table.people}
        stored = encode(table)
        assert decode(stored, names) == table
        assert len(stored) <= 420
        for viewer in (None, *(player for player in table.seats if player)):
            assert set(cards_in(view(table, viewer))) <= known_to(table, viewer)
        if table.is_in_game:
            self.look_at_deal()

    def teardown(self) -> None:
        """However it stands, a table that nobody touches comes to its end."""
        self.at = ends_at(self.table)
        if self.table.phase is not Phase.CLOSED:
            assert self.try_command(commands.Expire())
        assert self.table.phase is Phase.CLOSED

    def look_at_deal(self) -> None:
        deal = deal_on(self.table)
        held = [card for seat in SEATS for card in deal.hand_of(seat)]
        assert sorted((*held, *deal.plays)) == list(CARDS)
        if self.table.phase is Phase.PLAYING:
            allowed = view(self.table, self.table.awaited).allowed
            assert set(allowed.clean) <= set(allowed.cards)
            assert allowed.clean


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=15,
    stateful_step_count=25,
    deadline=None,
    derandomize=False,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@pytest.mark.parametrize(
    ("mode", "bids"),
    [
        (RenegeMode.ALLOWED, (13, 13, 13, 13)),
        (RenegeMode.PREVENTED, (1, 1, 1, 1)),
        (RenegeMode.ALLOWED, ("nil", "nil", "nil", "nil")),
        (RenegeMode.PREVENTED, (3, "nil", 3, 4)),
    ],
)
def test_every_game_ends_whatever_is_bid_and_played(
    mode: RenegeMode, bids: tuple[Bid, ...]
) -> None:
    seed = random.randrange(2**32)
    print("seed", seed)
    machine = TableMachine()
    machine.open(500, mode, guests=2, deals=0)
    machine.start(seed)
    chance = random.Random(seed)
    for _ in range(100):
        table = machine.table
        while table.turn is not None:
            table = _moved(table, bids, chance)
        machine.table = table
        if table.outcome is not None:
            break
        machine.next_deal("p0", chance.randrange(1000))
    machine.next_deal("p0", 0)
    assert machine.table.phase is Phase.FINISHED


def _moved(table: Table, bids: tuple[Bid, ...], chance: random.Random) -> Table:
    by, moment = table.awaited or "", table.moment
    if table.phase is Phase.BIDDING:
        return step(table, commands.PlaceBid(by, moment, bids[table.turn or 0]), at=0)[0]
    card = chance.choice(view(table, by).allowed.cards)
    return step(table, commands.PlayCard(by, moment, card), at=0)[0]
