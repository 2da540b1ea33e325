"""Finds what a frame gives away. Knows the deck, the plays and the receiver; never asks `view`.

Everything sent has to be a number in its place, a word of the protocol, a text that was known
beforehand, or a card its receiver may see: their own hand, the trick on the table, and the last
one. Whatever else is there is a leak.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

WORDS: Final = frozenset(
    """
    welcome update refused pong presence chat here away gone person bot free nil made missed none
    lobby pairing bidding playing counting finished closed allowed prevented
    target minus200 renege_proven renege_not_proven abandoned absent_48_hours deal_limit expired
    player_sat player_left bot_sat host_changed partner_chosen game_started deal_started bid_placed
    card_played spades_broken trick_taken deal_counted deal_closed verdict_given game_finished
    table_closed stale not_your_turn wrong_phase must_follow_suit spades_not_broken
    card_not_in_hand not_a_player
    """.split()
)
CARD_PLACES: Final = frozenset({"hand", "card", "cards", "clean"})
NUMBERS: Final = {
    **dict.fromkeys(("version", "now", "at", "since", "claim_from"), (0, 10**14)),
    **dict.fromkeys(("spectators", "game", "deal", "target"), (0, 1000)),
    **dict.fromkeys(("seat", "dealer", "turn", "by", "accused", "accuse", "free"), (0, 3)),
    **dict.fromkeys(("bid", "bids", "tricks", "cards", "number", "taken"), (0, 13)),
    **dict.fromkeys(("contracts", "contract", "new_bags"), (0, 26)),
    **dict.fromkeys(("bags", "bags_after"), (0, 9)),
    **dict.fromkeys(("scores", "score_after", "delta"), (-5000, 5000)),
    **dict.fromkeys(("contract_points", "nil_points", "penalty_points"), (-260, 260)),
    "bag_points": (0, 26),
    "move": (0, 56),
    "winner": (0, 3),
}
LISTS: Final = {
    "contracts": 2,
    "taken": 2,
    "scores": 2,
    "bags": 2,
    "accuse": 2,
    "free": 4,
    "bids": 13,
}


@dataclass(frozen=True)
class Deal:
    """`deck` in dealing order, `plays` in order of play, as texts."""

    deck: Sequence[str]
    dealer: int
    plays: Sequence[str]

    def hand_of(self, seat: int) -> set[str]:
        """Every fourth card from the dealer's left, less what was played."""
        return set(self.deck[(seat - self.dealer - 1) % 4 :: 4]) - set(self.plays)

    def visible_to(self, seat: int | None) -> frozenset[str]:
        """What a seat, or a spectator, may see of the 52 cards."""
        closed = len(self.plays) // 4
        tricks = self.plays[max(0, closed - 1) * 4 :]
        own = self.hand_of(seat) if seat is not None else set()
        return frozenset(own | set(tricks))


def leaks_in(payload: bytes, visible: frozenset[str], known: frozenset[str]) -> list[str]:
    """Return what a frame gives away that is neither `visible` (cards) nor `known` (texts)."""
    return list(_leaks(json.loads(payload), "", visible, known))


def _leaks(
    value: object, place: str, visible: frozenset[str], known: frozenset[str]
) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _name_leaks(name, known)
            yield from _leaks(inner, name, visible, known)
    elif isinstance(value, list):
        if place in LISTS and len(value) > LISTS[place] + 1:
            yield f"{place}: {len(value)} of them"
        for inner in value:
            yield from _list_leaks(inner, place)
            yield from _leaks(inner, place, visible, known)
    elif isinstance(value, str):
        yield from _text_leaks(value, place, visible, known)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield from _number_leaks(value, place)


def _name_leaks(name: str, known: frozenset[str]) -> Iterator[str]:
    if not (name.isidentifier() and name.islower()) and name not in known:
        yield f"a field called {name}"
    if name[-1:] in "cdhs" and name[:-1] in {"10", *"23456789tjqka"}:
        yield f"a field called {name}"


def _list_leaks(inner: object, place: str) -> Iterator[str]:
    if isinstance(inner, int) and not isinstance(inner, bool) and place not in LISTS:
        yield f"{place}: a list of numbers"


def _text_leaks(
    text: str, place: str, visible: frozenset[str], known: frozenset[str]
) -> Iterator[str]:
    if text in known or (text in WORDS and place not in CARD_PLACES):
        return
    if place in CARD_PLACES and text in visible:
        return
    yield f"{place}: {text}"


def _number_leaks(number: float, place: str) -> Iterator[str]:
    low, high = NUMBERS.get(place, (1, 0))
    if not isinstance(number, int) or not low <= number <= high:
        yield f"{place}: {number}"
