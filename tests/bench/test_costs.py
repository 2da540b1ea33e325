"""The document about costs says what is counted; and what is counted follows AWS's rules."""

from __future__ import annotations

from tests.bench.capacity import index_units, read_units, write_units
from tests.bench.costs import DOCUMENT, FULL_AIM, GAMES_AIM, LEAN_AIM, document
from tests.bench.game_bill import counted_game, game_lines
from tests.bench.idle_bill import full_lines, lean_lines
from tests.bench.prices import SOCKET_MESSAGE, Line, total

KEYS = {"pk": {"S": "t"}, "sk": {"S": "0#STATE"}}
LISTED = KEYS | {"due": {"N": "60"}, "due_shard": {"S": "1"}}


def test_document_agrees_with_what_is_counted() -> None:
    assert DOCUMENT.read_text() == document(), "make costs writes it anew"


def test_bills_stay_within_their_aims() -> None:
    assert total(game_lines(counted_game())) <= GAMES_AIM
    assert total(lean_lines()) <= LEAN_AIM
    assert total(lean_lines() + full_lines()) <= FULL_AIM


def test_a_bill_is_amount_times_price() -> None:
    assert total((Line(SOCKET_MESSAGE, 2_500_000), Line(SOCKET_MESSAGE, 500_000))) == 3.0


def test_a_read_unit_is_4_kb_and_half_of_one_when_eventual() -> None:
    small, large = {"x": {"S": "y" * 4095}}, {"x": {"S": "y" * 4096}}
    assert read_units([small], strongly=True) == 1
    assert read_units([large], strongly=True) == 2
    assert read_units([small, small], strongly=False) == 1


def test_a_write_is_weighed_by_the_larger_of_before_and_after() -> None:
    small, large = {"x": {"S": "y"}}, {"x": {"S": "y" * 1024}}
    assert (write_units(None, small), write_units(small, None)) == (1, 1)
    assert (write_units(small, large), write_units(large, small)) == (2, 2)


def test_an_index_is_written_when_its_keys_change_and_not_else() -> None:
    later = LISTED | {"due": {"N": "61"}}
    assert index_units(LISTED, LISTED | {"v": {"N": "2"}}) == 0
    assert index_units(KEYS, KEYS | {"v": {"N": "2"}}) == 0
    assert (index_units(KEYS, LISTED), index_units(LISTED, KEYS)) == (1, 1)
    assert index_units(LISTED, later) == 2
