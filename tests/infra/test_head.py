"""What the head of the page says of its own address."""

from __future__ import annotations

import pytest

from infra.head import is_origin, with_address

HEAD = (
    '<meta property="og:url" content="/"><meta property="og:image" content="/preview.jpg">'
    '<meta property="og:image:width" content="1200"><link rel="icon" href="/icon.svg">'
    '<meta name="twitter:image" content="/preview.jpg">'
)


def test_page_and_pictures_get_whole_addresses_and_nothing_else_changes() -> None:
    assert with_address(HEAD, "https://espadas.example.org", "/mesa/abcdefgh2345") == (
        '<meta property="og:url" content="https://espadas.example.org/mesa/abcdefgh2345">'
        '<meta property="og:image" content="https://espadas.example.org/preview.jpg">'
        '<meta property="og:image:width" content="1200"><link rel="icon" href="/icon.svg">'
        '<meta name="twitter:image" content="https://espadas.example.org/preview.jpg">'
    )


def test_a_path_cannot_leave_its_attribute() -> None:
    assert 'content="http://a/&quot;&gt;&lt;b"' in with_address(HEAD, "http://a", '/"><b')


@pytest.mark.parametrize(
    "origin", ["http://127.0.0.1:8010", "https://espadas.example.org", "http://[::1]:80"]
)
def test_scheme_host_and_port_are_an_origin(origin: str) -> None:
    assert is_origin(origin)


@pytest.mark.parametrize("text", ["espadas.example.org", 'http://a"', "http://a/b", "javascript:1"])
def test_anything_else_is_none(text: str) -> None:
    assert not is_origin(text)
