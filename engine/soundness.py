"""Whether a stored table can be one: what must hold between its parts, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import CARDS
from engine.deal import Deal
from engine.errors import BadEncoding
from engine.players import is_bot, number_of
from engine.seats import SEATS
from engine.table import Phase, Table


def check_sound(table: Table) -> None:
    """Raise `BadEncoding` for a table that no steps lead to, as far as its own parts tell."""
    for holds, what in (*_of_seats(table), *_of_phase(table)):
        if not holds:
            raise BadEncoding(what)
    if table.deal is not None:
        for holds, what in _of_deal(table.deal):
            if not holds:
                raise BadEncoding(what)


def _of_seats(table: Table) -> Iterator[tuple[bool, str]]:
    seated = [player for player in table.seats if player is not None]
    yield len(set(seated)) == len(seated), "somebody sits twice"
    yield sorted(seated) == sorted(table.arrivals), "who sits and who arrived differ"
    yield all(_is_known(table, who) for who in (*seated, table.host)), "an unknown player"
    yield not is_bot(table.host), "a bot as host"
    yield table.phase is Phase.CLOSED or table.host in seated, "the host does not sit"
    yield (
        table.partner is None or table.phase is Phase.CLOSED or table.partner in seated,
        ("the partner does not sit"),
    )


def _is_known(table: Table, player: str) -> bool:
    number = number_of(player)
    return 1 <= number <= table.bots if is_bot(player) else number < len(table.people)


def _of_phase(table: Table) -> Iterator[tuple[bool, str]]:
    deal, phase = table.deal, table.phase
    before = phase in (Phase.LOBBY, Phase.PAIRING)
    yield (table.game > 0) == (deal is not None), "a game without a deal"
    yield not (before and deal), "a deal before the game"
    yield not ((table.is_in_game or phase is Phase.FINISHED) and not deal), "no deal in a game"
    yield not (table.is_in_game or phase is Phase.PAIRING) or table.is_full, "a seat is free"
    yield phase is not Phase.LOBBY or not table.is_full, "a full lobby"
    yield phase is not Phase.FINISHED or table.outcome is not None, "finished without outcome"
    yield phase not in (Phase.BIDDING, Phase.PLAYING) or table.outcome is None, "decided early"
    yield table.verdict is None or phase in (Phase.FINISHED, Phase.CLOSED), "judged in play"
    if deal is not None and table.is_in_game:
        yield phase is _phase_of(deal), "the phase does not fit the deal"


def _phase_of(deal: Deal) -> Phase:
    if not deal.is_bid_out:
        return Phase.BIDDING
    return Phase.COUNTING if deal.is_played_out else Phase.PLAYING


def _of_deal(deal: Deal) -> Iterator[tuple[bool, str]]:
    yield deal.number > 0, "a deal without number"
    yield len(set(deal.deck)) == len(CARDS), "not the 52 cards"
    yield len(set(deal.plays)) == len(deal.plays), "a card played twice"
    yield not deal.plays or deal.is_bid_out, "played before all bid"
    said = [deal.bids[(deal.leader + place) % 4] is not None for place in range(4)]
    yield said == sorted(said, reverse=True), "bids out of turn"
    yield _are_held(deal), "a card played that was not held"


def _are_held(deal: Deal) -> bool:
    held = {seat: set(deal.dealt_to(seat)) for seat in SEATS}
    return all(card in held[seat] for trick in deal.tricks for seat, card in trick.plays)
