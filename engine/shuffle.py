"""The deal nobody can choose alone: commit, contribute, open, verify.

The site commits (SHA-256) to 32 secret bytes before the button is pressed; the presser's browser
adds 16 bytes. The deck is a Fisher-Yates with rejection over an HMAC-SHA-256 stream of both.
`docs/shuffle.md` has the exact algorithm and test values.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engine.cards import CARDS, Card
from engine.errors import BadShuffle

SECRET_BYTES: Final = 32
CONTRIBUTION_BYTES: Final = 16

Deck = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What a command that deals carries.

    `contribution` is the presser's 16 bytes; `next_secret` the site's 32 bytes for the deal after
    this one, committed to from now on. `deck` is None except in tests (`Shuffle.of`).
    """

    contribution: bytes
    next_secret: bytes
    deck: Deck | None = None

    def __post_init__(self) -> None:
        """Raise `BadShuffle` for wrong lengths or a deck that is not the 52 cards."""
        if len(self.contribution) != CONTRIBUTION_BYTES or len(self.next_secret) != SECRET_BYTES:
            raise BadShuffle("a contribution has 16 bytes, a secret 32")
        if self.deck is not None and sorted(self.deck) != list(CARDS):
            raise BadShuffle("a deck is the 52 cards, each once")

    @staticmethod
    def of(deck: Iterable[Card]) -> Shuffle:
        """Return a stacked shuffle for tests: this deck, whatever the secret."""
        return Shuffle(bytes(CONTRIBUTION_BYTES), bytes(SECRET_BYTES), tuple(deck))


def commitment_to(secret: bytes) -> str:
    """Return the public commitment to a secret: its SHA-256 as 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def deck_from(secret: bytes, contribution: bytes) -> Deck:
    """Return the 52 cards in dealing order that follow from both parts."""
    deck = list(CARDS)
    stream = _byte_stream(secret, contribution)
    for last in range(51, 0, -1):
        chosen = _below(last + 1, stream)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


def _byte_stream(secret: bytes, contribution: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = contribution + counter.to_bytes(4, "big")
        yield from hmac.new(secret, block, hashlib.sha256).digest()
        counter += 1


def _below(limit: int, stream: Iterator[int]) -> int:
    """Return the next byte of the stream that gives an unbiased number below `limit`."""
    ceiling = 256 - 256 % limit
    while True:
        byte = next(stream)
        if byte < ceiling:
            return byte % limit
