"""The clock and chance of the machine the site runs on."""

from __future__ import annotations

import secrets
import time

from engine.shuffle import SECRET_BYTES


class SystemClock:
    """`Clock` of the machine."""

    def now_ms(self) -> int:
        """Return milliseconds UTC."""
        return time.time_ns() // 1_000_000


class SystemChance:
    """`Chance` from the operating system, drawn when it is asked for.

    Nothing is seeded at import: copies restored from one snapshot would deal the same cards.
    """

    def secret(self) -> bytes:
        """Return 32 random bytes."""
        return secrets.token_bytes(SECRET_BYTES)
