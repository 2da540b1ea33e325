"""A closed deal as it is published: everything of it, open.

A test refuses drift from `engine.records`.
"""

from __future__ import annotations

from engine.options import RenegeMode
from functions.protocol.values import Bid, CardText, Model, Pair, PlayerId, Seat
from functions.protocol.views import PairCount

Hexadecimal = str


class DealRecord(Model):
    """One deal to replay and to verify.

    `players` and `bids` are by seat, `plays` in order. `commitment`, `secret` and `contribution`
    are hexadecimal. `count` is null where the deal was broken off; `accusation` is by, accused,
    proven.
    """

    game: int
    deal: int
    target: int
    mode: RenegeMode
    dealer: Seat
    players: tuple[PlayerId, PlayerId, PlayerId, PlayerId]
    commitment: Hexadecimal
    secret: Hexadecimal
    contribution: Hexadecimal
    deck: tuple[CardText, ...]
    bids: tuple[Bid | None, ...]
    plays: tuple[tuple[Seat, CardText], ...]
    scores_before: Pair
    bags_before: Pair
    count: tuple[PairCount, PairCount] | None
    accusation: tuple[Seat, Seat, bool] | None
