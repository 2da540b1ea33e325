"""A request id made short: enough to know a request again, too little to repeat it."""

from __future__ import annotations

import hashlib
from typing import Final

DIGEST_BYTES: Final = 6
REMEMBERED: Final = 12
"""How many of the latest requests a table remembers."""


def digest_of(who: str, request: str) -> str:
    """Return the digest of one sender's request: 12 hexadecimal digits.

    `who`: a player id, or a secret's hash before one has an id.
    """
    return hashlib.sha256(f"{who}\n{request}".encode()).digest()[:DIGEST_BYTES].hex()


def remembering(recent: tuple[str, ...], digest: str) -> tuple[str, ...]:
    """Return `recent` with `digest` as its newest, the oldest forgotten."""
    return (*recent, digest)[-REMEMBERED:]
