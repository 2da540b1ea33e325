"""How a table is stored: compact, versioned by its first byte, lossless except for people's names.

Names stand beside it in the store. A version that is no longer read raises `BadEncoding`; so does
anything else that is no table. Layout, in order: version, options and phase, who sits, the secret,
times, score, then the deal, the outcome and the verdict, each led by 1, or 0 where there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar, get_args

from engine.commands import PlayerId
from engine.dealcode import pack_deal, pack_verdict, unpack_deal, unpack_verdict
from engine.errors import BadEncoding
from engine.events import Reason
from engine.options import TARGETS, Options, RenegeMode
from engine.packing import Packer, Unpacker
from engine.players import bot_id, is_bot, number_of, person_id
from engine.shuffle import SECRET_BYTES
from engine.soundness import check_sound
from engine.table import Outcome, Person, Phase, Table

VERSION: Final = 1

_PHASES: Final = tuple(Phase)
_MODES: Final = tuple(RenegeMode)
_REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
_WINNERS: Final = (None, 0, 1)

_T = TypeVar("_T")


def encode(table: Table) -> bytes:
    """Return the table as at most 420 bytes, without people's names."""
    packer = Packer()
    packer.number(VERSION)
    packer.number(TARGETS.index(table.options.target))
    packer.number(_MODES.index(table.options.mode))
    packer.number(_PHASES.index(table.phase))
    _pack_players(packer, table)
    packer.raw(table.secret)
    for value in (table.since, table.touched, table.game, *table.bags):
        packer.number(value)
    for score in table.scores:
        packer.signed(score)
    _pack_maybe(packer, table.deal, pack_deal)
    _pack_maybe(packer, table.outcome, _pack_outcome)
    _pack_maybe(packer, table.verdict, pack_verdict)
    return packer.packed()


def decode(data: bytes, names: Mapping[PlayerId, str]) -> Table:
    """Return the table that `encode` stored, with the people's names put back by id.

    Raises `BadEncoding` for anything that no table encodes to, and for a name that is missing.
    """
    unpacker = Unpacker(data)
    if unpacker.number() != VERSION:
        raise BadEncoding("another version")
    table = _unpack_table(unpacker, names)
    unpacker.check_end()
    check_sound(table)
    if encode(table) != data:
        raise BadEncoding("not the one form")
    return table


def _unpack_table(unpacker: Unpacker, names: Mapping[PlayerId, str]) -> Table:
    options = Options(TARGETS[unpacker.below(len(TARGETS))], _MODES[unpacker.below(len(_MODES))])
    phase = _PHASES[unpacker.below(len(_PHASES))]
    people = tuple(_person(number, names) for number in range(unpacker.below(1 << 12)))
    bots = unpacker.number()
    one, two, three, four, partner = (_unpack_player(unpacker) for _ in range(5))
    host = _unpack_player(unpacker)
    arrivals = tuple(_unpack_player(unpacker) for _ in range(unpacker.below(5)))
    return Table(
        options=options,
        people=people,
        seats=(one, two, three, four),
        host=_known(host),
        partner=partner,
        phase=phase,
        secret=unpacker.raw(SECRET_BYTES),
        since=unpacker.number(),
        touched=unpacker.number(),
        bots=bots,
        game=unpacker.number(),
        bags=(unpacker.below(10), unpacker.below(10)),
        scores=(unpacker.signed(), unpacker.signed()),
        deal=_unpack_maybe(unpacker, unpack_deal),
        outcome=_unpack_maybe(unpacker, _unpack_outcome),
        verdict=_unpack_maybe(unpacker, unpack_verdict),
        arrivals=tuple(_known(player) for player in arrivals),
    )


def _pack_players(packer: Packer, table: Table) -> None:
    packer.number(len(table.people))
    packer.number(table.bots)
    for player in (*table.seats, table.partner, table.host):
        _pack_player(packer, player)
    packer.number(len(table.arrivals))
    for player in table.arrivals:
        _pack_player(packer, player)


def _pack_player(packer: Packer, player: PlayerId | None) -> None:
    """Pack nobody as 0, then persons as odd and bots as even numbers."""
    if player is None:
        packer.number(0)
    else:
        packer.number(2 * number_of(player) + (0 if is_bot(player) else 1))


def _unpack_player(unpacker: Unpacker) -> PlayerId | None:
    packed = unpacker.number()
    if packed == 0:
        return None
    number, is_person = divmod(packed, 2)
    return person_id(number) if is_person else bot_id(number)


def _known(player: PlayerId | None) -> PlayerId:
    if player is None:
        raise BadEncoding("nobody where a player must be")
    return player


def _person(number: int, names: Mapping[PlayerId, str]) -> Person:
    player = person_id(number)
    if player not in names:
        raise BadEncoding(f"no name for {player}")
    return Person(player, names[player])


def _pack_outcome(packer: Packer, outcome: Outcome) -> None:
    packer.number(_WINNERS.index(outcome.winner))
    packer.number(_REASONS.index(outcome.reason))


def _unpack_outcome(unpacker: Unpacker) -> Outcome:
    winner = _WINNERS[unpacker.below(len(_WINNERS))]
    return Outcome(winner, _REASONS[unpacker.below(len(_REASONS))])


def _pack_maybe(packer: Packer, value: _T | None, pack: Callable[[Packer, _T], None]) -> None:
    packer.number(0 if value is None else 1)
    if value is not None:
        pack(packer, value)


def _unpack_maybe(unpacker: Unpacker, unpack: Callable[[Unpacker], _T]) -> _T | None:
    return unpack(unpacker) if unpacker.below(2) else None
