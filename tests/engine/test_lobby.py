from __future__ import annotations

import pytest

from engine.commands import AddBots, ChoosePartner, FreeSeat, Leave, Sit
from engine.errors import BadName, BadShuffle
from engine.events import (
    BotSat,
    HostChanged,
    PartnerChosen,
    PlayerLeft,
    PlayerSat,
    TableClosed,
)
from engine.step import open_table, step
from engine.table import Person, Phase
from tests.engine.tables import (
    ALLOWED,
    SECRET,
    after,
    bid_out,
    counted,
    dealt,
    events_of,
    finished,
    lobby,
    paired,
    refusal_of,
)


def test_a_new_table_waits_in_its_lobby_with_the_host_in_seat_0() -> None:
    table = open_table(ALLOWED, "  Ana ", SECRET, 1000)
    assert table.phase is Phase.LOBBY
    assert table.people == (Person("p0", "Ana"),)
    assert table.seats == ("p0", None, None, None)
    assert (table.host, table.partner, table.arrivals) == ("p0", None, ("p0",))
    assert (table.since, table.touched, table.game, table.bots) == (1000, 1000, 0, 0)
    assert (table.deal, table.scores, table.bags) == (None, (0, 0), (0, 0))
    assert (table.outcome, table.verdict, table.secret) == (None, None, SECRET)


def test_a_table_needs_a_name_and_a_whole_secret() -> None:
    with pytest.raises(BadName):
        open_table(ALLOWED, " ", SECRET, 0)
    for length in (31, 33):
        with pytest.raises(BadShuffle):
            open_table(ALLOWED, "Ana", bytes(length), 0)


def test_the_first_three_sit_and_the_fourth_is_told_that_it_is_full() -> None:
    table = lobby()
    table, events = step(table, Sit("p1", " Berta "), at=5)
    assert events == (PlayerSat("p1", "Berta", 1),)
    assert (table.seats, table.phase) == (("p0", "p1", None, None), Phase.LOBBY)
    table = after(table, Sit("p2", "Caro"))
    assert table.phase is Phase.LOBBY
    table = after(table, Sit("p3", "Dina"))
    assert (table.seats, table.phase) == (("p0", "p1", "p2", "p3"), Phase.PAIRING)
    assert refusal_of(table, Sit("p4", "Eva")) == "table_full"


def test_sitting_again_changes_nothing() -> None:
    table = lobby(guests=1)
    assert step(table, Sit("p1", "Another"), at=99) == (table, ())
    full = paired()
    assert step(full, Sit("p3", "Another"), at=99) == (full, ())
    playing = dealt()
    assert step(playing, Sit("p3", ""), at=99) == (playing, ())


def test_a_newcomer_has_the_next_id_and_no_other() -> None:
    table = lobby(guests=1)
    for stranger in ("p3", "p7", "b1", "x"):
        assert refusal_of(table, Sit(stranger, "Eva")) == "not_a_player"
    assert refusal_of(table, Sit("p2", "")) == "bad_name"


def test_who_left_may_sit_again_under_another_name_and_arrives_last() -> None:
    table = after(lobby(guests=2), Leave("p1"), Sit("p1", "Bea"))
    assert table.people == (Person("p0", "Ana"), Person("p1", "Bea"), Person("p2", "Caro"))
    assert table.seats == ("p0", "p1", "p2", None)
    assert table.arrivals == ("p0", "p2", "p1")


def test_a_freed_seat_is_the_first_to_be_taken_and_nobody_moves() -> None:
    table = lobby(guests=3)
    table, events = step(table, Leave("p1"), at=0)
    assert events == (PlayerLeft("p1", 1),)
    assert (table.seats, table.phase) == (("p0", None, "p2", "p3"), Phase.LOBBY)
    table, events = step(table, Sit("p4", "Eva"), at=0)
    assert events == (PlayerSat("p4", "Eva", 1),)
    assert (table.seats, table.phase) == (("p0", "p4", "p2", "p3"), Phase.PAIRING)


def test_the_host_frees_seats_of_people_and_bots_but_not_their_own() -> None:
    table = after(lobby(guests=1), AddBots("p0"))
    assert events_of(table, FreeSeat("p0", 1)) == (PlayerLeft("p1", 1),)
    assert events_of(table, FreeSeat("p0", 2)) == (PlayerLeft("b1", 2),)
    assert after(table, FreeSeat("p0", 2)).seats == ("p0", "p1", None, "b2")
    assert refusal_of(table, FreeSeat("p0", 0)) == "bad_seat"
    assert refusal_of(table, FreeSeat("p1", 2)) == "only_host"
    for seat in (-1, 4):
        assert refusal_of(table, FreeSeat("p0", seat)) == "bad_seat"
    assert refusal_of(lobby(), FreeSeat("p0", 1)) == "bad_seat"


def test_bots_fill_all_free_seats_or_the_one_named() -> None:
    table = lobby(guests=1)
    filled, events = step(table, AddBots("p0"), at=0)
    assert events == (BotSat("b1", 2), BotSat("b2", 3))
    assert (filled.seats, filled.phase) == (("p0", "p1", "b1", "b2"), Phase.PAIRING)
    assert filled.bots == 2
    single, events = step(table, AddBots("p0", 3), at=0)
    assert events == (BotSat("b1", 3),)
    assert (single.seats, single.phase) == (("p0", "p1", None, "b1"), Phase.LOBBY)
    assert after(single, Sit("p2", "Caro")).seats == ("p0", "p1", "p2", "b1")


def test_each_bot_has_a_number_of_its_own() -> None:
    table = after(lobby(), AddBots("p0", 1), FreeSeat("p0", 1), AddBots("p0", 1))
    assert (table.seats, table.bots) == (("p0", "b2", None, None), 2)


def test_bots_need_a_free_seat_and_the_host() -> None:
    table = lobby(guests=1)
    assert refusal_of(table, AddBots("p1")) == "only_host"
    assert refusal_of(table, AddBots("p9")) == "only_host"
    assert refusal_of(table, AddBots("p0", 1)) == "bad_seat"
    assert refusal_of(table, AddBots("p0", 4)) == "bad_seat"
    assert refusal_of(paired(), AddBots("p0")) == "table_full"
    assert refusal_of(paired(), AddBots("p0", 1)) == "table_full"


def test_partner_sits_opposite_and_the_earlier_of_the_others_to_the_left() -> None:
    table = lobby(guests=3)
    for partner, seats in (
        ("p1", ("p0", "p2", "p1", "p3")),
        ("p2", ("p0", "p1", "p2", "p3")),
        ("p3", ("p0", "p1", "p3", "p2")),
    ):
        chosen, events = step(table, ChoosePartner("p0", partner), at=0)
        assert events == (PartnerChosen(partner),)
        assert (chosen.seats, chosen.partner, chosen.phase) == (seats, partner, Phase.PAIRING)


def test_a_partner_chosen_anew_keeps_the_others_by_arrival() -> None:
    table = after(lobby(guests=3), ChoosePartner("p0", "p1"), ChoosePartner("p0", "p3"))
    assert table.seats == ("p0", "p1", "p3", "p2")


def test_a_partner_may_be_chosen_before_the_table_is_full() -> None:
    table = after(lobby(guests=1), ChoosePartner("p0", "p1"))
    assert (table.seats, table.phase) == (("p0", None, "p1", None), Phase.LOBBY)
    table = after(table, Sit("p2", "Caro"), Sit("p3", "Dina"))
    assert (table.seats, table.phase) == (("p0", "p2", "p1", "p3"), Phase.PAIRING)
    assert table.partner == "p1"


def test_a_newcomer_beside_a_chosen_partner_sits_right_of_who_came_before() -> None:
    table = after(paired(), Leave("p1"))
    assert (table.seats, table.partner, table.phase) == (
        ("p0", None, "p2", "p3"),
        "p2",
        Phase.LOBBY,
    )
    table, events = step(table, Sit("p4", "Eva"), at=0)
    assert events == (PlayerSat("p4", "Eva", 3),)
    assert (table.seats, table.phase) == (("p0", "p3", "p2", "p4"), Phase.PAIRING)


def test_a_partner_who_leaves_is_partner_no_more() -> None:
    table = after(paired(), Leave("p2"))
    assert (table.seats, table.partner, table.phase) == (
        ("p0", "p1", None, "p3"),
        None,
        Phase.LOBBY,
    )


def test_a_partner_is_somebody_else_who_sits() -> None:
    table = lobby(guests=2)
    assert refusal_of(table, ChoosePartner("p0", "p0")) == "bad_partner"
    assert refusal_of(table, ChoosePartner("p0", "p3")) == "bad_partner"
    assert refusal_of(table, ChoosePartner("p1", "p2")) == "only_host"


def test_when_the_host_leaves_the_earliest_person_is_host_and_takes_seat_0() -> None:
    table = after(paired(people=3, partner="p2"), Leave("p1"), Sit("p1", "Berta"))
    table, events = step(table, Leave("p0"), at=0)
    assert events == (PlayerLeft("p0", 0), HostChanged("p2"))
    assert (table.host, table.partner, table.phase) == ("p2", None, Phase.LOBBY)
    assert table.seats == ("p2", "b1", "p1", None)


def test_a_new_host_keeps_a_partner_that_was_chosen_already() -> None:
    table = after(paired(partner="p3"), Leave("p0"))
    assert (table.host, table.partner) == ("p1", "p3")
    assert table.seats == ("p1", "p2", "p3", None)


def test_a_table_of_bots_alone_closes() -> None:
    table = paired(people=1, partner="b1")
    table, events = step(table, Leave("p0"), at=7)
    assert events == (PlayerLeft("p0", 0), TableClosed())
    assert (table.phase, table.seats) == (Phase.CLOSED, (None, "b2", "b1", "b3"))
    assert refusal_of(table, Sit("p0", "Ana")) == "wrong_phase"
    assert refusal_of(lobby(), Leave("p1")) == "not_a_player"
    assert after(lobby(), Leave("p0")).phase is Phase.CLOSED


def test_a_bot_neither_leaves_nor_frees_nor_chooses() -> None:
    table = paired(people=2, partner="b1")
    assert refusal_of(table, Leave("b1")) == "bots_never_do_this"
    assert refusal_of(table, FreeSeat("b1", 1)) == "only_host"


def test_nobody_moves_during_a_game() -> None:
    for table in (dealt(), bid_out(dealt()), counted()):
        assert refusal_of(table, Leave("p1")) == "wrong_phase"
        assert refusal_of(table, FreeSeat("p0", 1)) == "wrong_phase"
        assert refusal_of(table, AddBots("p0")) == "wrong_phase"
        assert refusal_of(table, ChoosePartner("p0", "p1")) == "wrong_phase"
        assert refusal_of(table, Sit("p4", "Eva")) == "table_full"


def test_at_most_250_persons_ever_sit_at_a_table() -> None:
    table = lobby()
    for number in range(1, 250):
        table = after(table, Sit(f"p{number}", "Guest"), Leave(f"p{number}"))
    assert len(table.people) == 250
    assert refusal_of(table, Sit("p250", "Guest")) == "table_full"
    assert after(table, Sit("p249", "Guest")).seats[1] == "p249"


def test_between_games_seats_change_hands_and_nobody_is_moved() -> None:
    table = finished()
    assert table.phase is Phase.FINISHED
    table = after(table, Leave("p2"))
    assert (table.phase, table.seats, table.partner) == (
        Phase.FINISHED,
        ("p0", "p1", None, "p3"),
        None,
    )
    assert refusal_of(table, ChoosePartner("p0", "p1")) == "wrong_phase"
    table = after(table, Sit("p4", "Eva"))
    assert (table.seats, table.partner) == (("p0", "p1", "p4", "p3"), "p4")
    assert refusal_of(table, Sit("p2", "Caro")) == "table_full"
    table, events = step(after(table, FreeSeat("p0", 1)), AddBots("p0"), at=0)
    assert events == (BotSat("b1", 1),)
    assert table.phase is Phase.FINISHED


def test_a_host_who_leaves_between_games_is_followed_in_place() -> None:
    table, events = step(finished(), Leave("p0"), at=0)
    assert events == (PlayerLeft("p0", 0), HostChanged("p1"))
    assert (table.host, table.partner) == ("p1", "p3")
    assert (table.phase, table.seats) == (Phase.FINISHED, (None, "p1", "p2", "p3"))


def test_a_finished_table_of_bots_alone_closes() -> None:
    table, events = step(finished(people=1), Leave("p0"), at=0)
    assert events == (PlayerLeft("p0", 0), TableClosed())
    assert table.phase is Phase.CLOSED
