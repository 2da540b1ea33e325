from __future__ import annotations

import pytest

from engine.cards import CARDS
from engine.commands import AddBots, ChoosePartner, Leave, Rematch, Resign, Sit, Start
from engine.events import DealStarted, GameStarted, PartnerChosen
from engine.options import Options, RenegeMode
from engine.shuffle import Shuffle, deck_from
from engine.step import step
from engine.table import Outcome, Phase, Table
from tests.engine.tables import (
    ALLOWED,
    CONTRIBUTION,
    NEXT_SECRET,
    PREVENTED,
    SECRET,
    after,
    bid_out,
    counted,
    deal_on,
    dealt,
    events_of,
    finished,
    lobby,
    moment,
    paired,
    refusal_of,
)

DRAWN = Shuffle(CONTRIBUTION, NEXT_SECRET)


def rematch(table: Table, partner: str | None = None, options: Options | None = None) -> Rematch:
    return Rematch(table.host, table.moment, Shuffle.of(CARDS), partner, options)


def test_the_first_game_starts_at_nothing_and_the_host_deals() -> None:
    table, events = step(paired(PREVENTED), Start("p0", DRAWN), at=77)
    assert events == (GameStarted(1, 500, RenegeMode.PREVENTED), DealStarted(1, 1, 0))
    assert (table.phase, table.turn, table.game) == (Phase.BIDDING, 1, 1)
    assert (table.scores, table.bags, table.since) == ((0, 0), (0, 0), 77)
    deal = deal_on(table)
    assert (deal.number, deal.dealer, deal.bids, deal.plays) == (1, 0, (None,) * 4, ())


def test_the_deck_follows_from_the_secret_committed_to_and_the_next_one_waits() -> None:
    table = after(paired(), Start("p0", DRAWN))
    deal = deal_on(table)
    assert deal.deck == deck_from(SECRET, CONTRIBUTION)
    assert (deal.secret, deal.contribution) == (SECRET, CONTRIBUTION)
    assert table.secret == NEXT_SECRET


def test_a_start_needs_host_four_players_and_a_partner() -> None:
    start = Start("p0", DRAWN)
    assert refusal_of(paired(), Start("p1", DRAWN)) == "only_host"
    assert refusal_of(lobby(guests=2), start) == "seats_free"
    assert refusal_of(lobby(guests=3), start) == "no_partner_chosen"
    for table in (dealt(), bid_out(dealt()), counted(), finished()):
        assert refusal_of(table, start) == "wrong_phase"


def test_a_rematch_with_the_same_pairs_starts_anew() -> None:
    before = finished()
    table, events = step(before, rematch(before), at=50)
    assert events == (GameStarted(2, 500, RenegeMode.ALLOWED), DealStarted(2, 1, 0))
    assert table.seats == ("p0", "p1", "p2", "p3")
    assert (table.scores, table.bags, table.game) == ((0, 0), (0, 0), 2)
    assert (table.outcome, table.verdict, table.phase) == (None, None, Phase.BIDDING)
    assert (deal_on(table).number, table.turn, table.since, table.touched) == (1, 1, 50, 50)


def test_a_rematch_may_change_partner_target_and_renege_mode() -> None:
    before = finished()
    short = Options(250, RenegeMode.PREVENTED)
    table, events = step(before, rematch(before, "p3", short), at=0)
    assert events == (
        PartnerChosen("p3"),
        GameStarted(2, 250, RenegeMode.PREVENTED),
        DealStarted(2, 1, 0),
    )
    assert table.seats == ("p0", "p1", "p3", "p2")
    assert (table.options, table.partner) == (short, "p3")


def test_others_sit_by_arrival_in_a_rematch_whatever_their_seats_were() -> None:
    table = after(lobby(guests=3), ChoosePartner("p0", "p1"))
    assert table.seats == ("p0", "p2", "p1", "p3")
    table = after(table, Start("p0", DRAWN))
    table = after(table, Resign("p0", table.moment))
    assert after(table, rematch(table, "p3")).seats == ("p0", "p1", "p3", "p2")


def test_a_rematch_needs_host_end_of_game_four_players_and_a_partner_who_sits() -> None:
    table = finished()
    assert refusal_of(table, Rematch("p2", table.moment, DRAWN)) == "only_host"
    assert refusal_of(table, Rematch("p7", table.moment, DRAWN)) == "only_host"
    assert refusal_of(counted(), rematch(counted())) == "wrong_phase"
    assert refusal_of(table, rematch(table, "p0")) == "bad_partner"
    assert refusal_of(table, rematch(table, "p7")) == "bad_partner"
    free = after(table, Leave("p3"))
    assert refusal_of(free, rematch(free)) == "seats_free"
    assert refusal_of(free, rematch(free, "p3")) == "seats_free"


def test_a_second_press_of_rematch_is_stale() -> None:
    before = finished()
    press = rematch(before)
    assert refusal_of(after(before, press), press) == "stale"
    assert refusal_of(before, Rematch("p0", moment(before, move=-1), DRAWN)) == "stale"


def test_a_newcomer_or_a_bot_takes_the_free_seat_for_the_rematch() -> None:
    table = after(finished(), Leave("p1"), Sit("p4", "Eva"))
    assert after(table, rematch(table)).seats == ("p0", "p4", "p2", "p3")
    table = after(finished(), Leave("p1"), AddBots("p0"))
    assert after(table, rematch(table)).seats == ("p0", "b1", "p2", "p3")


def test_a_new_host_turns_the_table_and_pairs_stay() -> None:
    table = after(finished(), Leave("p0"), Sit("p4", "Eva"))
    assert (table.host, table.seats) == ("p1", ("p4", "p1", "p2", "p3"))
    table, events = step(table, rematch(table), at=0)
    assert (table.seats, table.partner) == (("p1", "p2", "p3", "p4"), "p3")
    assert events == (GameStarted(2, 500, RenegeMode.ALLOWED), DealStarted(2, 1, 0))


def test_a_new_host_may_choose_another_partner() -> None:
    table = after(finished(), Leave("p0"), Sit("p4", "Eva"))
    table = after(table, rematch(table, "p4"))
    assert (table.seats, table.partner) == (("p1", "p2", "p4", "p3"), "p4")


def test_winner_of_the_last_game_stays_on_show_until_the_rematch() -> None:
    table = after(finished(), Leave("p0"))
    assert table.outcome == Outcome(1, "target")


def test_options_are_500_points_with_renege_allowed_unless_chosen() -> None:
    assert Options() == ALLOWED
    assert (ALLOWED.target, ALLOWED.mode) == (500, "allowed")


@pytest.mark.parametrize("target", [0, 300, 501])
def test_no_other_target_is_played(target: int) -> None:
    with pytest.raises(ValueError, match=str(target)):
        Options(target)


def test_moments_count_games_deals_and_moves() -> None:
    assert events_of(paired(), Start("p0", DRAWN))[1] == DealStarted(1, 1, 0)
    table = finished()
    assert (table.moment.game, table.moment.deal, table.moment.move) == (1, 1, 56)
    assert lobby().moment == moment(lobby())
    assert (lobby().moment.game, lobby().moment.deal, lobby().moment.move) == (0, 0, 0)
