from __future__ import annotations

import pytest

from engine.bids import LEGAL_BIDS
from engine.cards import cards, written
from engine.commands import AddBots, ChoosePartner, Leave
from engine.shuffle import commitment_to
from engine.step import step
from engine.table import Phase, Table
from engine.views import (
    Allowed,
    OutcomeView,
    PlayView,
    SeatView,
    TrickView,
    VerdictView,
    view,
)
from tests.engine.tables import (
    NEXT_SECRET,
    PREVENTED,
    SECRET,
    SUITED_HANDS,
    after,
    bid,
    bid_out,
    counted,
    dealt,
    decided,
    finished,
    lobby,
    next_deal,
    paired,
    play,
)
from tests.engine.test_accusing import HANDS, accuse, reneged

LATE = 48 * 60 * 60 + 1


def allowed(table: Table, viewer: str | None) -> Allowed:
    return view(table, viewer).allowed


def test_a_lobby_shows_who_sits_and_no_game() -> None:
    seen = view(after(lobby(guests=1), AddBots("p0", 3)), "p1")
    assert seen.seats == (
        SeatView("p0", "person", "Ana", None, 0, 0),
        SeatView("p1", "person", "Berta", None, 0, 0),
        SeatView(None, "free", None, None, 0, 0),
        SeatView("b1", "bot", None, None, 0, 0),
    )
    assert (seen.phase, seen.host, seen.partner) == (Phase.LOBBY, "p0", None)
    assert (seen.you, seen.seat) == ("p1", 1)
    assert (seen.game, seen.deal, seen.move) == (0, 0, 0)
    assert (seen.dealer, seen.turn, seen.hand, seen.trick) == (None, None, (), ())
    assert (seen.last_trick, seen.spades_broken) == (None, False)
    assert (seen.contracts, seen.taken) == ((None, None), (0, 0))
    assert (seen.count, seen.outcome) == (None, None)
    assert (seen.target, seen.mode) == (500, "allowed")


def test_the_commitment_shown_is_to_the_deal_that_comes() -> None:
    assert view(paired(), None).commitment == commitment_to(SECRET)
    assert view(dealt(), None).commitment == commitment_to(bytes(32))
    assert commitment_to(NEXT_SECRET) != commitment_to(SECRET)


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    table = bid_out(dealt(SUITED_HANDS))
    for seat, hand in enumerate(SUITED_HANDS):
        seen = view(table, f"p{seat}")
        assert seen.hand == tuple(sorted(cards(hand)))
        assert seen.seat == seat
    assert view(table, None).hand == ()
    assert view(table, None).you is None


def test_a_stranger_and_who_left_see_what_a_spectator_sees() -> None:
    table = after(finished(), Leave("p2"))
    assert view(table, "p2") == view(table, None)
    assert view(table, "p9") == view(table, None)
    assert view(table, "") == view(table, None)


def test_bids_contracts_and_tricks_are_open_to_all() -> None:
    table = dealt(SUITED_HANDS)
    assert view(table, None).contracts == (None, None)
    table = bid(table, 4)
    assert view(table, None).contracts == (None, 4)
    table = bid(table, "nil")
    assert view(table, None).contracts == (0, 4)
    table = bid(bid(table, 2), 5)
    assert view(table, None).contracts == (5, 6)
    assert [seat.bid for seat in view(table, None).seats] == [5, 4, "nil", 2]
    table = play(table, "AD AH 2S AC")
    seen = view(table, None)
    assert [seat.tricks for seat in seen.seats] == [0, 0, 0, 1]
    assert [seat.cards for seat in seen.seats] == [12, 12, 12, 12]
    assert (seen.taken, seen.move, seen.turn) == ((0, 1), 8, 3)


def test_tricks_of_a_nil_bidder_are_not_shown_towards_the_contract() -> None:
    table = play(bid_out(dealt(SUITED_HANDS), (3, 3, 3, "nil")), "AD AH 2S AC")
    assert view(table, None).taken == (0, 0)
    assert view(table, None).seats[3].tricks == 1
    table = bid_out(dealt(SUITED_HANDS), ("nil", 3, "nil", 3))
    assert view(table, None).contracts == (0, 6)


def test_tricks_of_both_partners_count_together() -> None:
    table = play(bid_out(dealt(SUITED_HANDS, dealer=2)), "2S 2C 2D 2H 3S 3C 3D 3H")
    assert view(table, None).taken == (0, 2)
    table = play(bid_out(dealt(HANDS)), "AD 2D 2H 2C AC 3H 3S 2S")
    assert [seat.tricks for seat in view(table, None).seats] == [0, 1, 0, 1]
    assert view(table, None).taken == (0, 2)


def test_partner_and_time_of_the_wait_are_shown() -> None:
    seen = view(bid(dealt(), 3, at=1234), None)
    assert (seen.host, seen.partner, seen.since) == ("p0", "p2", 1234)


def test_a_leader_sees_spades_among_the_cards_once_they_are_broken() -> None:
    table = play(bid_out(dealt(HANDS)), "AD 2D 3S 2C")
    assert view(table, None).turn == 3
    assert written(allowed(table, "p3").cards) == "2H 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    assert allowed(table, "p3").clean == allowed(table, "p3").cards


def test_trick_on_the_table_and_last_trick_are_shown_and_none_older() -> None:
    table = play(bid_out(dealt(SUITED_HANDS)), "AD AH")
    seen = view(table, None)
    assert seen.trick == (PlayView(1, cards("AD")[0]), PlayView(2, cards("AH")[0]))
    assert seen.last_trick is None
    table = play(table, "2S AC")
    first = view(table, None)
    assert first.trick == ()
    assert first.last_trick == TrickView(
        tuple(
            PlayView(seat, card)
            for seat, card in zip((1, 2, 3, 0), cards("AD AH 2S AC"), strict=True)
        ),
        winner=3,
    )
    table = play(table, "3S 2C 2D 2H")
    last = view(table, None).last_trick
    assert last is not None
    assert written(shown.card for shown in last.plays) == "3S 2C 2D 2H"


def test_spades_broken_shows_from_the_first_spade() -> None:
    table = play(bid_out(dealt(SUITED_HANDS)), "AD AH")
    assert not view(table, "p0").spades_broken
    assert view(play(table, "2S"), "p0").spades_broken


def test_the_count_shows_both_partnerships_and_whether_it_decides() -> None:
    seen = view(counted(), None)
    assert seen.count is not None
    assert not seen.count.decided
    assert [pair.delta for pair in seen.count.pairs] == [-60, 67]
    assert [pair.score_after for pair in seen.count.pairs] == [-60, 67]
    assert (seen.outcome, seen.scores, seen.bags) == (None, (-60, 67), (0, 7))
    seen = view(decided(), None)
    assert seen.count is not None
    assert seen.count.decided
    assert seen.outcome == OutcomeView(1, "target", None)


def test_the_count_is_seen_through_penalties_back_to_the_bags_before() -> None:
    seen = view(counted(scores=(55, -40), bags=(5, 8)), None)
    assert seen.count is not None
    first, second = seen.count.pairs
    assert (first.delta, first.bags_after, first.score_after) == (-60, 5, -5)
    assert (second.penalty_points, second.delta) == (-100, -33)
    assert (second.bags_after, second.score_after) == (5, -73)


def test_nobody_holds_cards_once_the_game_is_over() -> None:
    table = reneged()
    judged, _ = step(table, accuse(table, "p1", 2), at=0)
    assert view(table, "p1").hand
    assert view(judged, "p1").hand == ()
    assert view(judged, "p1").outcome == OutcomeView(
        1, "renege_proven", VerdictView(1, 2, proven=True)
    )
    assert view(judged, None).count is None


def test_only_the_seat_on_turn_may_bid() -> None:
    table = dealt()
    assert view(table, None).turn == 1
    assert allowed(table, "p1").bids == LEGAL_BIDS
    for other in ("p0", "p2", "p3", None):
        assert allowed(table, other).bids == ()
    assert allowed(table, "p1").cards == ()


def test_only_the_seat_on_turn_may_play() -> None:
    table = play(bid_out(dealt(HANDS)), "AD")
    assert written(allowed(table, "p2").clean) == "2D"
    assert allowed(table, "p2").cards == view(table, "p2").hand
    for other in ("p0", "p1", "p3", None):
        assert (allowed(table, other).cards, allowed(table, other).clean) == ((), ())
    prevented = play(bid_out(dealt(HANDS, options=PREVENTED)), "AD")
    assert written(allowed(prevented, "p2").cards) == "2D"


def test_no_spade_is_gold_for_a_leader_before_they_are_broken() -> None:
    table = bid_out(dealt(HANDS, dealer=3))
    assert written(allowed(table, "p0").cards) == "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    assert allowed(table, "p0").clean == allowed(table, "p0").cards


def test_a_bot_may_only_bid_and_follow_the_rules() -> None:
    table = play(bid_out(dealt(HANDS, people=1)), "AD")
    assert allowed(table, "b2") == Allowed(cards=cards("2D"), clean=cards("2D"))
    assert allowed(table, "b1") == Allowed()
    assert allowed(counted(people=1), "b1") == Allowed()
    assert allowed(finished(people=1), "b1") == Allowed()


@pytest.mark.parametrize(("viewer", "rivals"), [("p0", (1, 3)), ("p1", (0, 2)), ("p3", (0, 2))])
def test_both_rivals_may_be_accused_by_phase_and_mode_alone(
    viewer: str, rivals: tuple[int, int]
) -> None:
    for table in (bid_out(dealt(HANDS)), reneged(), counted(), decided()):
        assert allowed(table, viewer).accuse == rivals
        assert allowed(table, None).accuse == ()
    for table in (paired(), dealt(), finished(), counted(options=PREVENTED)):
        assert allowed(table, viewer).accuse == ()
    assert allowed(counted(people=1), "p0").accuse == (1, 3)


def test_the_count_may_be_closed_by_every_person() -> None:
    assert all(allowed(counted(), f"p{number}").next_deal for number in range(4))
    assert not allowed(counted(), None).next_deal
    for table in (paired(), dealt(), bid_out(dealt()), finished()):
        assert not allowed(table, "p0").next_deal


def test_a_game_may_be_resigned_until_it_is_decided() -> None:
    for table in (dealt(), bid_out(dealt()), counted()):
        assert allowed(table, "p1").resign
        assert not allowed(table, None).resign
    for table in (paired(), decided(), finished()):
        assert not allowed(table, "p1").resign


def test_rivals_of_an_awaited_person_see_from_when_they_may_claim() -> None:
    table = bid(dealt(), 3, at=100)
    assert view(table, None).turn == 2
    assert (allowed(table, "p1").claim_from, allowed(table, "p3").claim_from) == (
        100 + LATE,
        100 + LATE,
    )
    for other in ("p0", "p2", None):
        assert allowed(table, other).claim_from is None
    assert allowed(counted(), "p1").claim_from is None
    assert allowed(dealt(people=1), "p0").claim_from is None


def test_a_free_seat_is_offered_to_those_who_do_not_sit() -> None:
    assert allowed(lobby(guests=2), None).sit
    assert not allowed(lobby(guests=2), "p1").sit
    assert not allowed(paired(), None).sit
    assert not allowed(dealt(), None).sit
    assert not allowed(finished(), None).sit
    assert allowed(after(finished(), Leave("p1")), "p1").sit
    assert not allowed(after(lobby(), Leave("p0")), None).sit


def test_seats_may_be_left_before_and_between_games() -> None:
    for table in (lobby(guests=1), paired(), finished()):
        assert allowed(table, "p1").leave
    for table in (dealt(), bid_out(dealt()), counted()):
        assert not allowed(table, "p1").leave
    assert not allowed(paired(), None).leave


def test_the_host_sees_what_only_the_host_may_do() -> None:
    table = after(lobby(guests=1), AddBots("p0", 3))
    assert allowed(table, "p0") == Allowed(
        leave=True, free=(1, 3), add_bots=True, partners=("p1", "b1")
    )
    assert allowed(table, "p1") == Allowed(leave=True)
    table = lobby(guests=3)
    assert allowed(table, "p0") == Allowed(leave=True, free=(1, 2, 3), partners=("p1", "p2", "p3"))
    table = after(table, ChoosePartner("p0", "p3"))
    assert allowed(table, "p0").start
    assert allowed(table, "p0").partners == ("p1", "p2", "p3")
    assert not allowed(after(table, Leave("p1")), "p0").start


def test_a_rematch_is_offered_to_the_host_of_a_full_table() -> None:
    assert allowed(finished(), "p0") == Allowed(
        leave=True, free=(1, 2, 3), partners=("p1", "p2", "p3"), rematch=True
    )
    assert not allowed(finished(), "p1").rematch
    free = after(finished(), Leave("p3"))
    assert allowed(free, "p0") == Allowed(
        leave=True, free=(1, 2), add_bots=True, partners=("p1", "p2")
    )
    for table in (counted(), dealt()):
        assert not allowed(table, "p0").rematch
        assert allowed(table, "p0").free == ()
        assert allowed(table, "p0").partners == ()


def test_nothing_is_offered_at_a_closed_table() -> None:
    table = after(paired(people=1), Leave("p0"))
    assert view(table, "p0").phase is Phase.CLOSED
    assert [allowed(table, viewer) for viewer in ("p0", None, "b1")] == [Allowed()] * 3


def test_a_finished_table_still_shows_its_last_deal_and_dealer() -> None:
    table = counted()
    second = bid_out(after(table, next_deal(table)))
    assert (view(second, None).dealer, view(second, None).deal) == (1, 2)
    seen = view(finished(), None)
    assert (seen.dealer, seen.turn, seen.move) == (0, None, 56)
    assert seen.count is not None
    assert seen.count.decided
