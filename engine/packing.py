"""Whole numbers and bytes, packed one after the other: what the stored form of a table is made of.

A number takes seven bits a byte, lowest first; one that may be negative is folded, so that small
ones stay short (0, -1, 1, -2 become 0, 1, 2, 3).
"""

from __future__ import annotations

from engine.errors import BadEncoding


class Packer:
    """Collects what is packed."""

    def __init__(self) -> None:
        self._packed = bytearray()

    def packed(self) -> bytes:
        """Return everything packed so far."""
        return bytes(self._packed)

    def raw(self, some: bytes) -> None:
        """Pack bytes whose number the reader knows."""
        self._packed += some

    def number(self, value: int) -> None:
        """Pack a number from 0."""
        while value >= 0x80:
            self._packed.append(value & 0x7F | 0x80)
            value >>= 7
        self._packed.append(value)

    def signed(self, value: int) -> None:
        """Pack a number that may be negative."""
        self.number(2 * value if value >= 0 else -2 * value - 1)


class Unpacker:
    """Reads what a `Packer` packed. Every method raises `BadEncoding` past the end."""

    def __init__(self, packed: bytes) -> None:
        self._packed = packed
        self._at = 0

    def raw(self, count: int) -> bytes:
        """Return the next `count` bytes."""
        end = self._at + count
        if end > len(self._packed):
            raise BadEncoding("cut short")
        some, self._at = self._packed[self._at : end], end
        return some

    def number(self) -> int:
        """Return the next number from 0, below 2 ** 63."""
        value = 0
        for shift in range(0, 63, 7):
            byte = self.raw(1)[0]
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
        raise BadEncoding("a number without end")

    def signed(self) -> int:
        """Return the next number that may be negative."""
        folded = self.number()
        return -(folded + 1) // 2 if folded % 2 else folded // 2

    def below(self, limit: int) -> int:
        """Return the next number when it is below `limit`."""
        value = self.number()
        if value >= limit:
            raise BadEncoding(f"{value} is not below {limit}")
        return value

    def check_end(self) -> None:
        """Raise `BadEncoding` when something is left."""
        if self._at != len(self._packed):
            raise BadEncoding(f"{len(self._packed) - self._at} bytes too many")
