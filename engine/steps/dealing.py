"""Cards go out. Source: R "El reparto": the host deals first, then the dealer's left."""

from __future__ import annotations

from dataclasses import replace

from engine.deal import Deal
from engine.events import DealStarted, Event
from engine.seats import Seat
from engine.shuffle import Shuffle, deck_from
from engine.table import Phase, Table


def dealt(table: Table, shuffle: Shuffle, number: int, dealer: Seat) -> tuple[Table, Event]:
    """Return the table with a new deal, opened with the secret that was committed to."""
    deck = shuffle.deck or deck_from(table.secret, shuffle.contribution)
    deal = Deal(number, dealer, deck, table.secret, shuffle.contribution)
    after = replace(table, phase=Phase.BIDDING, deal=deal, secret=shuffle.next_secret)
    return after, DealStarted(table.game, number, dealer)
