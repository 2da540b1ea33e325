"""How long the stores keep what they keep, in seconds."""

from __future__ import annotations

from typing import Final

TOMBSTONE_SECONDS: Final = 30 * 86_400
REVERSE_SECONDS: Final = 3 * 3_600
"""A socket lives two hours at most; what leads from it to its table may outlive it a little."""
