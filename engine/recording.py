"""The record of the deal on a table, open: made when nobody can be accused any more."""

from __future__ import annotations

from typing import Final

from engine.bids import NIL
from engine.deal import Deal
from engine.records import DealRecord
from engine.scoring import BAGS_FOR_PENALTY, DealCount, count_deal
from engine.seats import SEATS, Seat, partnership_of
from engine.shuffle import commitment_to
from engine.table import Table, Verdict

_NOTHING: Final = (0, 0)


def record_of(table: Table, deal: Deal) -> DealRecord:
    """Return the record of `deal`, the deal on the table; no count where it was broken off."""
    scores, bags = before_deal(table, deal)
    return DealRecord(
        game=table.game,
        deal=deal.number,
        target=table.options.target,
        mode=table.options.mode,
        dealer=deal.dealer,
        players=_players_of(table),
        commitment=commitment_to(deal.secret),
        secret=deal.secret.hex(),
        contribution=deal.contribution.hex(),
        deck=deal.deck,
        bids=deal.bids,
        plays=tuple(play for trick in deal.tricks for play in trick.plays),
        scores_before=scores,
        bags_before=bags,
        count=count_of(table, deal),
        accusation=_accusation(table.verdict),
    )


def count_of(table: Table, deal: Deal) -> DealCount | None:
    """Return the count of the deal on the table, None while it is not played out."""
    if not deal.is_played_out:
        return None
    return count_deal(deal.bids, deal.taken, *before_deal(table, deal))


def before_deal(table: Table, deal: Deal) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return scores and bags as they were before the deal on the table was counted."""
    if not deal.is_played_out:
        return table.scores, table.bags
    made = count_deal(deal.bids, deal.taken, _NOTHING, _NOTHING)
    first, second = (table.bags[pair] - made[pair].new_bags for pair in (0, 1))
    bags = (first % BAGS_FOR_PENALTY, second % BAGS_FOR_PENALTY)
    counted = count_deal(deal.bids, deal.taken, _NOTHING, bags)
    scores = (table.scores[0] - counted[0].delta, table.scores[1] - counted[1].delta)
    return scores, bags


def _accusation(verdict: Verdict | None) -> tuple[Seat, Seat, bool] | None:
    return None if verdict is None else (verdict.by, verdict.accused, verdict.is_proven)


def _players_of(table: Table) -> tuple[str, str, str, str]:
    one, two, three, four = (table.seats[seat] or "" for seat in SEATS)
    return (one, two, three, four)


def counting_taken(deal: Deal) -> tuple[int, int]:
    """Return the tricks that count for each partnership's contract so far."""
    totals = [0, 0]
    for seat, tricks in enumerate(deal.taken):
        totals[partnership_of(seat)] += 0 if deal.bids[seat] == NIL else tricks
    return (totals[0], totals[1])
