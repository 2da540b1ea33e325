"""Vectors of a table's life: who may do what, when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine import commands
from engine.cards import CARDS, Card, cards
from engine.commands import Command
from engine.errors import Refused, TableFull
from engine.events import Event, VerdictGiven
from engine.options import Options, RenegeMode
from engine.shuffle import Shuffle
from engine.step import open_table, step
from engine.table import Phase, Table
from engine.views import TableView, view

Step = dict[str, Any]

PLAYERS = {
    "host": "p0",
    "p2": "p1",
    "p3": "p2",
    "p4": "p3",
    "bot1": "b1",
    "bot2": "b2",
    "bot3": "b3",
}
NAMES = {player: name for name, player in PLAYERS.items()}


def check(vector: dict[str, Any]) -> None:
    """Raise `AssertionError` where the engine's table goes otherwise."""
    options = Options(vector["target"], RenegeMode(vector["mode"]))
    table = open_table(options, "host", bytes(32), at=0)
    for number, given_step in enumerate(vector["steps"], start=1):
        try:
            table = _stepped(table, given_step, vector["given"])
        except (AssertionError, Refused) as error:
            raise AssertionError(f"step {number}, {given_step['do']}: {error}") from error


def _stepped(table: Table, given_step: Step, given: dict[str, Any] | None) -> Table:
    if not given_step["ok"]:
        _check_refused(table, given_step)
        return table
    if given_step["do"] == "join":
        after = _joined(table, given_step)
    else:
        after, events = _all_done(table, given_step)
        _check_verdict(events, given_step)
    if given_step["do"] == "start" and given is not None:
        after = _with_given(after, given)
    _check_after(view(after, None), given_step["after"])
    return after


def _all_done(table: Table, given_step: Step) -> tuple[Table, list[Event]]:
    events: list[Event] = []
    for single in _singles(given_step):
        command = _command(table, single)
        table, made = step(table, command, at=single.get("at_seconds", 0))
        events.extend(made)
    return table, events


def _singles(given_step: Step) -> Iterator[Step]:
    """Yield the single moves of `bid_all` and `play_all`, any other step as it is."""
    if given_step["do"] == "bid_all":
        for seat, value in given_step["bids"]:
            yield {**given_step, "do": "bid", "seat": seat, "bid": value}
    elif given_step["do"] == "play_all":
        for seat, card in given_step["plays"]:
            yield {**given_step, "do": "play", "seat": seat, "card": card}
    else:
        yield given_step


def _check_refused(table: Table, given_step: Step) -> None:
    with pytest.raises(Refused) as refusal:
        step(table, _command(table, given_step), at=given_step.get("at_seconds", 0))
    code, reason = refusal.value.code, given_step["reason"]
    assert code == reason, f"refused as {code}, expected {reason}"


def _joined(table: Table, given_step: Step) -> Table:
    player = PLAYERS.get(given_step["by"], f"p{len(table.people)}")
    try:
        after, _ = step(table, commands.Sit(player, given_step["by"]), at=0)
    except TableFull:
        assert given_step["result"] == "spectator"
        return table
    assert given_step["result"] == "player"
    return after


def _command(table: Table, given_step: Step) -> Command:
    by, moment = _by(table, given_step), table.moment
    match given_step["do"]:
        case "fill_with_bots":
            return commands.AddBots(by)
        case "choose_partner":
            return commands.ChoosePartner(by, PLAYERS[given_step["partner"]])
        case "start":
            return commands.Start(by, _shuffle(given_step))
        case "rematch":
            partner = PLAYERS.get(given_step.get("partner") or "")
            return commands.Rematch(by, moment, _shuffle(given_step), partner)
        case "bid":
            return commands.PlaceBid(by, moment, given_step["bid"])
        case "play":
            return commands.PlayCard(by, moment, Card.parse(given_step["card"]))
        case _:
            return _ending(table, given_step)


def _ending(table: Table, given_step: Step) -> Command:
    by, moment = _by(table, given_step), table.moment
    match given_step["do"]:
        case "next_hand":
            return commands.NextDeal(by, moment, _shuffle(given_step))
        case "accuse":
            return commands.Accuse(by, moment, given_step["accused"])
        case "abandon":
            return commands.Resign(by, moment)
        case "close_after_48_hours":
            return commands.Claim(by, moment)
        case other:
            raise AssertionError(f"no such step: {other}")


def _by(table: Table, given_step: Step) -> str:
    if "seat" in given_step:
        return table.seats[given_step["seat"]] or "nobody"
    return PLAYERS.get(given_step["by"], "p9")


def _shuffle(given_step: Step) -> Shuffle:
    deck = given_step.get("deck")
    return Shuffle.of(cards(" ".join(deck)) if deck else CARDS)


def _with_given(table: Table, given: dict[str, Any]) -> Table:
    assert table.deal is not None
    scores, bags = tuple(given["scores"]), tuple(given["bags"])
    deal = replace(table.deal, dealer=given["dealer"])
    return replace(table, scores=scores, bags=bags, deal=deal)


def _check_verdict(events: list[Event], given_step: Step) -> None:
    if "proven" in given_step:
        proven = [event.proven for event in events if isinstance(event, VerdictGiven)]
        assert proven == [given_step["proven"]], f"proven {proven}"


def _check_after(seen: TableView, expected: dict[str, Any]) -> None:
    ours = _state(seen)
    for name, value in expected.items():
        if value is not None or name != "seats":
            assert ours[name] == value, f"{name} is {ours[name]}, expected {value}"


def _state(seen: TableView) -> dict[str, Any]:
    outcome = seen.outcome if seen.phase is Phase.FINISHED else None
    return {
        "phase": seen.phase.value,
        "turn": seen.turn,
        "dealer": seen.dealer,
        "scores": list(seen.scores),
        "bags": list(seen.bags),
        "tricks": [seat.tricks for seat in seen.seats],
        "seats": [NAMES[seat.player] if seat.player else None for seat in seen.seats],
        "winner": None if outcome is None else outcome.winner,
        "why": None if outcome is None else outcome.reason,
    }
