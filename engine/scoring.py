"""What a deal is worth.

Source: R "El recuento". Readings: every bag is a point, also one of a failed nil and also when the
contract was missed; two nils make no contract; one deal can cross ten bags twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.bids import NIL, Bid, contract_of
from engine.seats import members_of

BAGS_FOR_PENALTY: Final = 10
PENALTY: Final = -100
NIL_POINTS: Final = 100

ContractResult = Literal["made", "missed", "none"]


@dataclass(frozen=True, slots=True)
class PairCount:
    """One partnership's count of a deal.

    Points, except `contract`, `new_bags` and `bags_after` (tricks). `contract_result` is `none`
    when both bid nil. `penalty_points` is 0, -100 or -200; `delta` is the sum of all points.
    """

    contract: int
    contract_result: ContractResult
    contract_points: int
    nil_points: int
    new_bags: int
    bag_points: int
    penalty_points: int
    delta: int
    bags_after: int
    score_after: int


DealCount = tuple[PairCount, PairCount]


def count_deal(
    bids: Sequence[Bid | None],
    taken: Sequence[int],
    scores: tuple[int, int],
    bags: tuple[int, int],
) -> DealCount:
    """Return both partnerships' count. `bids` and `taken` by seat; `scores`, `bags` from before."""
    first, second = (
        count_pair([(bids[seat], taken[seat]) for seat in members_of(pair)], score, kept)
        for pair, score, kept in zip((0, 1), scores, bags, strict=True)
    )
    return (first, second)


def count_pair(members: Sequence[tuple[Bid | None, int]], score: int, bags: int) -> PairCount:
    """Return the count of two partners, each given as bid and tricks taken.

    >>> count_pair([(4, 5), (3, 4)], 0, 0).delta
    72
    """
    contract = contract_of(bid for bid, _ in members)
    result, contract_points = _contract_points(members, contract)
    nil_points = sum(-NIL_POINTS if taken else NIL_POINTS for bid, taken in members if bid == NIL)
    new_bags = _new_bags(members, contract)
    penalties, bags_after = divmod(bags + new_bags, BAGS_FOR_PENALTY)
    delta = contract_points + nil_points + new_bags + penalties * PENALTY
    return PairCount(
        contract=contract,
        contract_result=result,
        contract_points=contract_points,
        nil_points=nil_points,
        new_bags=new_bags,
        bag_points=new_bags,
        penalty_points=penalties * PENALTY,
        delta=delta,
        bags_after=bags_after,
        score_after=score + delta,
    )


def counting_tricks(members: Sequence[tuple[Bid | None, int]]) -> int:
    """Return the tricks that count for the contract: those of a nil bidder never do."""
    return sum(taken for bid, taken in members if bid != NIL)


def _contract_points(
    members: Sequence[tuple[Bid | None, int]], contract: int
) -> tuple[ContractResult, int]:
    if contract == 0:
        return "none", 0
    if counting_tricks(members) < contract:
        return "missed", -10 * contract
    return "made", 10 * contract


def _new_bags(members: Sequence[tuple[Bid | None, int]], contract: int) -> int:
    of_nils = sum(taken for bid, taken in members if bid == NIL)
    return max(0, counting_tricks(members) - contract) + of_nils
