"""Whether a record tells the truth: everything in it follows from what was committed to and played.

Anyone can run this with nothing but the record, and the commitment they saw before the deal.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from engine.deal import Deal
from engine.errors import BrokenRule
from engine.following import check_play
from engine.options import RenegeMode
from engine.players import is_bot
from engine.records import DealRecord
from engine.reneges import reneges_in
from engine.replay import deal_of
from engine.scoring import count_deal
from engine.seats import rivals_of
from engine.shuffle import commitment_to, deck_from

CheckName = Literal["commitment", "deck", "bids", "plays", "count", "accusation"]


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that must hold. `fault` says what does not, empty where it holds."""

    name: CheckName
    fault: str

    @property
    def is_good(self) -> bool:
        """Whether it holds."""
        return not self.fault


@dataclass(frozen=True, slots=True)
class Verification:
    """Every check of a record, always all of them and in the same order."""

    checks: tuple[Check, ...]

    @property
    def is_good(self) -> bool:
        """Whether all hold."""
        return all(check.is_good for check in self.checks)


def verify(record: DealRecord) -> Verification:
    """Return the checks of a record: each names what it looked at and what is wrong with it."""
    deal = deal_of(record)
    return Verification(
        (
            Check("commitment", _commitment_fault(record)),
            Check("deck", _deck_fault(record)),
            Check("bids", _bids_fault(deal)),
            Check("plays", _plays_fault(record, deal)),
            Check("count", _count_fault(record, deal)),
            Check("accusation", _accusation_fault(record, deal)),
        )
    )


def _commitment_fault(record: DealRecord) -> str:
    is_opened = commitment_to(bytes.fromhex(record.secret)) == record.commitment
    return "" if is_opened else "the secret does not open the commitment"


def _deck_fault(record: DealRecord) -> str:
    deck = deck_from(bytes.fromhex(record.secret), bytes.fromhex(record.contribution))
    return "" if deck == record.deck else "the deck does not follow from both secrets"


def _bids_fault(deal: Deal) -> str:
    said = [deal.bids[(deal.leader + place) % 4] is not None for place in range(4)]
    return "" if said == sorted(said, reverse=True) else "somebody bid out of turn"


def _plays_fault(record: DealRecord, deal: Deal) -> str:
    if deal.plays and not deal.is_bid_out:
        return "played before all had bid"
    if tuple(play for trick in deal.tricks for play in trick.plays) != record.plays:
        return "somebody played out of turn"
    for number, (seat, card) in enumerate(record.plays):
        before = replace(deal, plays=deal.plays[:number])
        must_follow = record.mode is RenegeMode.PREVENTED or is_bot(record.players[seat])
        hand, broken = before.hand_of(seat), before.spades_broken
        try:
            check_play(card, hand, before.led_suit, broken, must_follow=must_follow)
        except BrokenRule as broken_rule:
            return f"play {number + 1}, {card} by seat {seat}: {broken_rule.code}"
    return ""


def _count_fault(record: DealRecord, deal: Deal) -> str:
    if not (deal.is_played_out and deal.is_bid_out):
        return "" if record.count is None else "counted before the last trick"
    counted = count_deal(deal.bids, deal.taken, record.scores_before, record.bags_before)
    return "" if counted == record.count else "the count is another"


def _accusation_fault(record: DealRecord, deal: Deal) -> str:
    if record.accusation is None:
        return ""
    by, accused, proven = record.accusation
    if record.mode is RenegeMode.PREVENTED or is_bot(record.players[by]):
        return "nobody could accuse here"
    if accused not in rivals_of(by) or not deal.is_bid_out:
        return "this accusation could not be made"
    is_guilty = any(renege.seat == accused for renege in reneges_in(deal))
    return "" if is_guilty == proven else "the verdict is wrong"
