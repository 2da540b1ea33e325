"""A bid. Source: R "La apuesta": one each, from the dealer's left, 1 to 13 or Nil, open to all."""

from __future__ import annotations

from dataclasses import replace

from engine.bids import checked
from engine.commands import PlaceBid
from engine.errors import NotYourTurn
from engine.events import BidPlaced
from engine.steps.shared import Step, check_moment, deal_in
from engine.table import Phase, Table


def place_bid(table: Table, command: PlaceBid) -> Step:
    """Bid on turn. Raises `NotAPlayer`, `Stale`, `WrongPhase`, `NotYourTurn`, `BadBid`."""
    seat = table.seat_of(command.by)
    check_moment(table, command.moment)
    deal = deal_in(table, Phase.BIDDING)
    if seat != deal.turn:
        raise NotYourTurn(command.by)
    after = deal.with_bid(checked(command.bid))
    phase = Phase.PLAYING if after.is_bid_out else Phase.BIDDING
    return replace(table, deal=after, phase=phase), (BidPlaced(seat, command.bid),)
