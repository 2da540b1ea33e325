"""DynamoDB per card played: requests and units, counted over a deal played at people's pace."""

from __future__ import annotations

from tests.bench.evening import Evening
from tests.bench.figures import note, show, title
from tests.functions.clients import CONTRIBUTION


def main() -> None:
    """Print what a card costs."""
    title("DynamoDB, per card played (own counting of item sizes)")
    evening = Evening.begin()
    evening.four.clients[0].send("start", contribution=CONTRIBUTION)
    evening.four.bid_out()
    metered = evening.metered
    metered.reset()
    cards = 52
    for _ in range(cards):
        evening.four.awaited().act()
    show("Query requests", metered.made["Query"] / cards, "a card", 1)
    show("UpdateItem requests", metered.made["UpdateItem"] / cards, "a card", 1)
    show("all requests", metered.made.total() / cards, "a card", 2)
    show("read units", metered.reads / cards, "a card", 1)
    show("write units of the table", metered.writes / cards, "a card", 1)
    _show_index_share(cards)


def _show_index_share(cards: int) -> None:
    """The index is written when `due` moves: by a card after a pause, and by the sweep."""
    evening = Evening.begin()
    evening.four.clients[0].send("start", contribution=CONTRIBUTION)
    evening.metered.reset()
    evening.play_deal()
    moves = cards + 4
    sweeps_and_pings = evening.sweeps + evening.pings
    show("index write units, at people's pace", evening.metered.index_writes / moves, "a move")
    note(f"{moves} moves in {evening.seconds} s, with {sweeps_and_pings} sweeps and pings")
