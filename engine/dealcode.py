"""The stored form of a deal and a verdict: a card is one byte, a bid 0 for none to 14 for nil."""

from __future__ import annotations

from typing import Final

from engine.bids import NIL, Bid
from engine.cards import CARDS, Card
from engine.deal import Deal
from engine.errors import BadEncoding
from engine.packing import Packer, Unpacker
from engine.shuffle import CONTRIBUTION_BYTES, SECRET_BYTES
from engine.table import Verdict

_BIDS: Final[tuple[Bid | None, ...]] = (None, *range(1, 14), NIL)


def pack_deal(packer: Packer, deal: Deal) -> None:
    """Pack a deal, with its deck even where that follows from the secret: tests may stack it."""
    packer.number(deal.number)
    packer.number(deal.dealer)
    packer.raw(deal.secret)
    packer.raw(deal.contribution)
    _pack_cards(packer, deal.deck)
    for bid in deal.bids:
        packer.number(_BIDS.index(bid))
    packer.number(len(deal.plays))
    _pack_cards(packer, deal.plays)


def unpack_deal(unpacker: Unpacker) -> Deal:
    """Return the deal packed next. Raises `BadEncoding`."""
    number, dealer = unpacker.number(), unpacker.below(4)
    secret, contribution = unpacker.raw(SECRET_BYTES), unpacker.raw(CONTRIBUTION_BYTES)
    deck = _unpack_cards(unpacker, len(CARDS))
    one, two, three, four = (_BIDS[unpacker.below(len(_BIDS))] for _ in range(4))
    plays = _unpack_cards(unpacker, unpacker.below(len(CARDS) + 1))
    return Deal(number, dealer, deck, secret, contribution, (one, two, three, four), plays)


def pack_verdict(packer: Packer, verdict: Verdict) -> None:
    """Pack a verdict with its proof."""
    for value in (verdict.by, verdict.accused, len(verdict.proof)):
        packer.number(value)
    for trick, card in verdict.proof:
        packer.number(trick)
        packer.number(card.index)


def unpack_verdict(unpacker: Unpacker) -> Verdict:
    """Return the verdict packed next. Raises `BadEncoding`."""
    by, accused = unpacker.below(4), unpacker.below(4)
    proof = [(unpacker.below(14), _unpack_card(unpacker)) for _ in range(unpacker.below(14))]
    return Verdict(by, accused, tuple(proof))


def _pack_cards(packer: Packer, cards: tuple[Card, ...]) -> None:
    packer.raw(bytes(card.index for card in cards))


def _unpack_cards(unpacker: Unpacker, count: int) -> tuple[Card, ...]:
    packed = unpacker.raw(count)
    if max(packed, default=0) >= len(CARDS):
        raise BadEncoding("no such card")
    return tuple(CARDS[index] for index in packed)


def _unpack_card(unpacker: Unpacker) -> Card:
    return CARDS[unpacker.below(len(CARDS))]
