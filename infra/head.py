"""What the head of the page says of its own address: Open Graph wants it whole.

The build knows no site, so it leaves paths: whoever serves the page, or puts it where it is
served from, writes the site before them.
"""

from __future__ import annotations

import html
import re

INDEX = "index.html"
"""The page itself, among its files."""

_PAGE = re.compile(r'(<meta property="og:url" content=")[^"]*(")')
_PICTURES = re.compile(r'(<meta (?:property="og|name="twitter):image" content=")(/[^"]*")')
_ORIGIN = re.compile(r"https?://[A-Za-z0-9.\-:\[\]]+")


def is_origin(text: str) -> bool:
    """Whether this is scheme, host and perhaps port, and nothing else."""
    return _ORIGIN.fullmatch(text) is not None


def with_address(page: str, origin: str, path: str = "/") -> str:
    """The page as it is at `origin` and `path`: its own address and its pictures' are whole.

    `origin` is such as ``https://espadas.example.org`` and is taken as it is; see `is_origin`.
    """
    address = origin + html.escape(path)
    page = _PAGE.sub(lambda found: found[1] + address + found[2], page)
    return _PICTURES.sub(lambda found: found[1] + origin + found[2], page)
