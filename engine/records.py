"""A finished deal as a record anyone can replay and verify.

One format, `espadas-deal/1`, for storage, tests, replay and `python -m engine`: a JSON object whose
keys are the fields below in their order, led by `format`. Cards are written in notation, the deck
as one text in dealing order, each play as seat and card.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final

from engine.bids import Bid
from engine.cards import Card, written
from engine.options import RenegeMode
from engine.scoring import DealCount
from engine.seats import Seat

FORMAT: Final = "espadas-deal/1"


@dataclass(frozen=True, slots=True)
class DealRecord:
    """Everything of one deal, open. `count` is None where the deal was broken off.

    `players` are ids by seat; `plays` are (seat, card) in order; `accusation` is (by, accused,
    proven) where there was one. `commitment`, `secret` and `contribution` are lower-case
    hexadecimal.
    """

    game: int
    deal: int
    target: int
    mode: RenegeMode
    dealer: Seat
    players: tuple[str, str, str, str]
    commitment: str
    secret: str
    contribution: str
    deck: tuple[Card, ...]
    bids: tuple[Bid | None, ...]
    plays: tuple[tuple[Seat, Card], ...]
    scores_before: tuple[int, int]
    bags_before: tuple[int, int]
    count: DealCount | None
    accusation: tuple[Seat, Seat, bool] | None

    def to_text(self) -> str:
        """Return the record as JSON on one line: the same record always gives the same text."""
        return json.dumps({"format": FORMAT} | self._fields(), separators=(",", ":"))

    def _fields(self) -> dict[str, object]:
        fields = {name: getattr(self, name) for name in self.__slots__}
        return fields | {
            "deck": written(self.deck),
            "plays": [(seat, str(card)) for seat, card in self.plays],
            "count": None if self.count is None else [asdict(pair) for pair in self.count],
            "accusation": self._accusation(),
        }

    def _accusation(self) -> dict[str, object] | None:
        if self.accusation is None:
            return None
        return dict(zip(("by", "accused", "proven"), self.accusation, strict=True))
