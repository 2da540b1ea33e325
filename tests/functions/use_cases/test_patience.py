"""How long a connection that is refused again and again is borne with."""

from __future__ import annotations

from functions.use_cases.patience import CONNECTIONS_KEPT, Patience


def test_the_thirtieth_refusal_in_ten_seconds_is_the_last() -> None:
    patience = Patience()
    answers = [patience.is_at_an_end("a", 333 * number) for number in range(30)]
    assert answers == [False] * 29 + [True]


def test_refusals_older_than_ten_seconds_do_not_count() -> None:
    patience = Patience()
    answers = [patience.is_at_an_end("a", 345 * number) for number in range(100)]
    assert answers == [False] * 100


def test_each_connection_has_its_own_count() -> None:
    patience = Patience()
    answers = [patience.is_at_an_end(f"{number}", 0) for number in range(40)]
    assert answers == [False] * 40


def test_a_connection_that_ended_starts_afresh() -> None:
    patience = Patience()
    for _ in range(29):
        patience.is_at_an_end("a", 0)
    patience.forget("a")
    assert not patience.is_at_an_end("a", 0)


def test_no_more_than_a_thousand_connections_are_remembered() -> None:
    patience = Patience()
    for _ in range(29):
        patience.is_at_an_end("a", 0)
    for number in range(CONNECTIONS_KEPT):
        patience.is_at_an_end(f"other-{number}", 0)
    assert not patience.is_at_an_end("a", 0)
