"""Reading the text of a record: strict in every field, whatever the blanks between them."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from engine.bids import Bid, is_bid
from engine.cards import CARDS, Card, cards
from engine.errors import BadCard, BadRecord
from engine.fields import Fields, text, whole
from engine.options import DEAL_LIMIT, TARGETS, RenegeMode
from engine.records import FORMAT, DealRecord
from engine.scoring import ContractResult, DealCount, PairCount
from engine.seats import Seat
from engine.shuffle import CONTRIBUTION_BYTES, SECRET_BYTES, Deck

_NAMES: Final = ("format", *(field.name for field in fields(DealRecord)))
_COUNT_NAMES: Final = tuple(field.name for field in fields(PairCount))
_PLAYER: Final = r"(p(0|[1-9]\d{0,8})|b[1-9]\d{0,8})"
_FAR: Final = 1_000_000
"""Further from 0 than any score can come."""
_RESULTS: Final[dict[str, ContractResult]] = {"made": "made", "missed": "missed", "none": "none"}


def record_from(written: str) -> DealRecord:
    """Return the record written so. Raises `BadRecord` for anything else."""
    named = Fields.of_text(written, _NAMES)
    named.text("format", FORMAT)
    if named.whole("target", min(TARGETS), max(TARGETS)) not in TARGETS:
        raise BadRecord("a target that is not played")
    return DealRecord(
        game=named.whole("game", 1, _FAR),
        deal=named.whole("deal", 1, DEAL_LIMIT),
        target=named.whole("target", 0, _FAR),
        mode=RenegeMode(named.text("mode", "|".join(RenegeMode))),
        dealer=named.whole("dealer", 0, 3),
        players=_players(named),
        commitment=named.text("commitment", _hexadecimal(32)),
        secret=named.text("secret", _hexadecimal(SECRET_BYTES)),
        contribution=named.text("contribution", _hexadecimal(CONTRIBUTION_BYTES)),
        deck=_deck(named.text("deck", "[A-Z2-9 ]+")),
        bids=tuple(_bid(value) for value in named.items("bids", 4)),
        plays=tuple(_play(value) for value in named.items("plays", 52, least=0)),
        scores_before=named.pair("scores_before", -_FAR, _FAR),
        bags_before=named.pair("bags_before", 0, 9),
        count=_count(named),
        accusation=_accusation(named.maybe("accusation")),
    )


def _hexadecimal(count: int) -> str:
    return f"[0-9a-f]{{{2 * count}}}"


def _players(named: Fields) -> tuple[str, str, str, str]:
    players = [text(value, "players", _PLAYER) for value in named.items("players", 4)]
    one, two, three, four = players
    return (one, two, three, four)


def _deck(written: str) -> Deck:
    try:
        deck = cards(written)
    except BadCard as error:
        raise BadRecord(f"no such card: {error}") from error
    if sorted(deck) != list(CARDS):
        raise BadRecord("the deck is not the 52 cards, each once")
    return deck


def _bid(value: object) -> Bid | None:
    if value is None or is_bid(value):
        return value
    raise BadRecord("a bid is 1 to 13, nil or null")


def _play(value: object) -> tuple[Seat, Card]:
    if not isinstance(value, list) or len(value) != 2:
        raise BadRecord("a play is a seat and a card")
    try:
        return whole(value[0], "seat", 0, 3), Card.parse(value[1])
    except BadCard as error:
        raise BadRecord(f"no such card: {error}") from error


def _count(named: Fields) -> DealCount | None:
    if named.maybe("count") is None:
        return None
    first, second = (_pair(Fields(value, _COUNT_NAMES)) for value in named.items("count", 2))
    return (first, second)


def _pair(named: Fields) -> PairCount:
    numbers = {
        name: named.whole(name, -_FAR, _FAR) for name in _COUNT_NAMES if name != "contract_result"
    }
    result = _RESULTS[named.text("contract_result", "|".join(_RESULTS))]
    return PairCount(contract_result=result, **numbers)


def _accusation(value: object) -> tuple[Seat, Seat, bool] | None:
    if value is None:
        return None
    named = Fields(value, ("by", "accused", "proven"))
    return named.whole("by", 0, 3), named.whole("accused", 0, 3), named.truth("proven")
