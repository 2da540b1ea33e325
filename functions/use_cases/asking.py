"""Messages as engine commands: one row for each kind of message."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine import commands
from engine.cards import Card
from engine.commands import Command, Moment, PlayerId
from engine.options import Options
from engine.shuffle import Shuffle
from engine.table import Table
from functions.protocol import inbound


@dataclass(frozen=True, slots=True)
class _Asked:
    """Who asks, of which table, and the 32 bytes to commit to where a command deals."""

    by: PlayerId
    table: Table
    secret: bytes


def command_for(
    message: inbound.Message, by: PlayerId, table: Table, next_secret: bytes
) -> Command:
    """Return the command that a message asks for. `next_secret`: 32 fresh bytes, if it deals."""
    return _COMMANDS[type(message)](message, _Asked(by, table, next_secret))


def _moment(message: inbound.InGame) -> Moment:
    return Moment(message.game, message.deal, message.move)


def _shuffle(contribution: str, asked: _Asked) -> Shuffle:
    return Shuffle(bytes.fromhex(contribution), asked.secret)


def _bid(message: inbound.PlaceBid, asked: _Asked) -> Command:
    return commands.PlaceBid(asked.by, _moment(message), message.bid)


def _play(message: inbound.PlayCard, asked: _Asked) -> Command:
    return commands.PlayCard(asked.by, _moment(message), Card.parse(message.card))


def _next_deal(message: inbound.NextDeal, asked: _Asked) -> Command:
    shuffle = _shuffle(message.contribution, asked)
    return commands.NextDeal(asked.by, _moment(message), shuffle)


def _accuse(message: inbound.Accuse, asked: _Asked) -> Command:
    return commands.Accuse(asked.by, _moment(message), message.accused)


def _resign(message: inbound.Resign, asked: _Asked) -> Command:
    return commands.Resign(asked.by, _moment(message))


def _claim(message: inbound.Claim, asked: _Asked) -> Command:
    return commands.Claim(asked.by, _moment(message))


def _partner(message: inbound.ChoosePartner, asked: _Asked) -> Command:
    return commands.ChoosePartner(asked.by, message.partner)


def _add_bots(message: inbound.AddBots, asked: _Asked) -> Command:
    return commands.AddBots(asked.by, message.seat)


def _free_seat(message: inbound.FreeSeat, asked: _Asked) -> Command:
    return commands.FreeSeat(asked.by, message.seat)


def _leave(message: inbound.Leave, asked: _Asked) -> Command:  # noqa: ARG001 - a row like the others
    return commands.Leave(asked.by)


def _start(message: inbound.Start, asked: _Asked) -> Command:
    return commands.Start(asked.by, _shuffle(message.contribution, asked))


def _rematch(message: inbound.Rematch, asked: _Asked) -> Command:
    before = asked.table.options
    options = Options(message.target or before.target, message.mode or before.mode)
    shuffle = _shuffle(message.contribution, asked)
    return commands.Rematch(asked.by, _moment(message), shuffle, message.partner, options)


_COMMANDS: Final[Mapping[type[inbound.Message], Callable[[Any, _Asked], Command]]] = {
    inbound.PlaceBid: _bid,
    inbound.PlayCard: _play,
    inbound.NextDeal: _next_deal,
    inbound.Accuse: _accuse,
    inbound.Resign: _resign,
    inbound.Claim: _claim,
    inbound.ChoosePartner: _partner,
    inbound.AddBots: _add_bots,
    inbound.FreeSeat: _free_seat,
    inbound.Leave: _leave,
    inbound.Start: _start,
    inbound.Rematch: _rematch,
}
