"""Whatever comes in is a message or is refused with a code."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from functions.protocol.http import SitDown
from functions.protocol.inbound import Ping, SendChat
from functions.protocol.reading import LARGEST, Unreadable, read_body, read_message

PING = {
    "type": "ping",
    "table": "aaaabbbbcccc",
    "request": "request-1",
    "version": 3,
    "visible": True,
}


def code_for(text: str | None) -> str:
    with pytest.raises(Unreadable) as refused:
        read_message(text)
    return refused.value.code


def test_a_ping_is_read() -> None:
    message = read_message(json.dumps(PING))
    assert isinstance(message, Ping)
    assert message.version == 3


def test_chat_of_three_hundred_escaped_characters_is_read() -> None:
    chat = {**PING, "type": "chat", "text": "\U0001f0a1" * 300}
    del chat["version"], chat["visible"]
    message = read_message(json.dumps(chat))
    assert isinstance(message, SendChat)


@pytest.mark.parametrize(
    "text", [None, "", "{", "nothing", '{"type":', "[" * 5000, "1" * 5000, '{"a": 1}}']
)
def test_what_is_no_json_is_bad_json(text: str | None) -> None:
    assert code_for(text) == "bad_json"


@pytest.mark.parametrize("content", [None, 7, [], {}, {"type": "cheat"}, {"type": 3}, "play"])
def test_what_names_no_type_is_an_unknown_type(content: object) -> None:
    assert code_for(json.dumps(content)) in ("unknown_type", "bad_message")


@pytest.mark.parametrize(
    "wrong",
    [
        {"table": "UPPERCASE123"},
        {"request": "short"},
        {"request": "with blanks in it"},
        {"version": -1},
        {"version": "3"},
        {"version": 10**9},
        {"extra": 1},
        {"table": "aaaabbbbcccc\n"},
        {"table": "\ud800aaabbbbcccc"},
    ],
)
def test_what_does_not_fit_is_a_bad_message(wrong: dict[str, object]) -> None:
    assert code_for(json.dumps({**PING, **wrong})) == "bad_message"


def test_a_frame_beyond_the_limit_is_too_large() -> None:
    assert code_for(json.dumps({**PING, "extra": "x" * LARGEST})) == "too_large"


def test_a_bad_message_is_named_by_its_request() -> None:
    with pytest.raises(Unreadable) as refused:
        read_message(json.dumps({**PING, "version": "three"}))
    assert refused.value.request == "request-1"


def test_a_refusal_repeats_nothing_that_was_sent() -> None:
    with pytest.raises(Unreadable) as refused:
        read_message(json.dumps({**PING, "version": "my secret"}))
    assert "secret" not in str(refused.value)


def test_a_body_without_a_name_is_a_bad_body() -> None:
    with pytest.raises(Unreadable) as refused:
        read_body(SitDown, '{"secret": "0123456789abcdefghijkl"}')
    assert refused.value.code == "bad_body"


@given(st.text(max_size=200))
def test_any_text_is_refused_with_a_code(text: str) -> None:
    assert code_for(text) in ("bad_json", "unknown_type", "bad_message")
