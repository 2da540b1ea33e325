from __future__ import annotations

import pytest

from engine.errors import BadName
from engine.names import checked_name, graphemes_in

FAMILY = "👨‍👩‍👧‍👦"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("a", 1),
        ("Ana María", 9),
        ("é", 1),
        ("e\u0301", 1),
        ("e\u0301\u0302o", 2),
        ("👍", 1),
        ("👍🏽", 1),
        ("👍👍", 2),
        (FAMILY, 1),
        (FAMILY + "a", 2),
        ("❤️", 1),
        ("🇨🇷", 1),
        ("🇨🇷🇧🇷", 2),
        ("🇨🇷🇧", 2),
        ("🇨", 1),
        ("a🇨🇷a", 3),
        (ENGLAND, 1),
        ("क्\u200dष", 1),
        ("\u200d", 0),
    ],
)
def test_graphemes_are_what_a_reader_sees(text: str, count: int) -> None:
    assert graphemes_in(text) == count


@pytest.mark.parametrize(
    "name", ["A", "Ñandú", "李", "محمد", "x" * 20, "👍🏽" * 10, "🇨🇷" * 10, "7", "¡!"]
)
def test_names_of_any_script_are_kept(name: str) -> None:
    assert checked_name(name) == name


def test_a_name_is_trimmed_and_composed() -> None:
    assert checked_name(" \t Ine\u0301s  ") == "Inés"
    assert checked_name("  " + "x" * 20 + "  ") == "x" * 20


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "x" * 21,
        "👍" * 21,
        FAMILY * 4,
        "a\nb",
        "a\x00",
        "a\x7f",
        "a\u202eb",
        "a\u200bb",
        "a\ufeffb",
        "a\u2028b",
        "a\ue000",
        "\ud800",
        "\u0301",
        "\u200d",
        "\u200c\u200d",
        None,
        5,
    ],
)
def test_what_misleads_or_does_not_fit_is_no_name(text: object) -> None:
    with pytest.raises(BadName) as refusal:
        checked_name(text)
    assert refusal.value.code == "bad_name"


def test_eighty_bytes_fit_and_eighty_four_do_not() -> None:
    assert len(("👍" * 20).encode()) == 80
    assert checked_name("👍" * 20) == "👍" * 20
    with pytest.raises(BadName):
        checked_name("👍" * 19 + "👍🏽")
