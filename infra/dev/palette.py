"""Small PNG files: a drawing of few colours keeps its 256 most frequent ones.

The format is that of RFC 2083 with colour type 3, eight bits a pixel and no filter.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter

Colour = tuple[int, int, int, int]
"""Red, green, blue and opacity, 0 to 255 each."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def indexed_png(pixels: list[Colour], width: int) -> bytes:
    """The picture whose pixels these are, row after row."""
    colours = palette_of(pixels)
    index = {colour: nearest(colour, colours) for colour in set(pixels)}
    flat = bytes(index[pixel] for pixel in pixels)
    rows = b"".join(b"\0" + flat[at : at + width] for at in range(0, len(flat), width))
    head = struct.pack(">IIBBBBB", width, len(flat) // width, 8, 3, 0, 0, 0)
    return SIGNATURE + b"".join(
        (
            _chunk(b"IHDR", head),
            _chunk(b"PLTE", bytes(part for colour in colours for part in colour[:3])),
            _chunk(b"tRNS", bytes(colour[3] for colour in colours)),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def palette_of(pixels: list[Colour]) -> list[Colour]:
    """The colours that most pixels have, at most 256, the most frequent first."""
    return [colour for colour, _ in Counter(pixels).most_common(256)]


def nearest(colour: Colour, colours: list[Colour]) -> int:
    """Which of these colours is the least distance away from it."""
    distances = [sum((a - b) ** 2 for a, b in zip(colour, each, strict=True)) for each in colours]
    return distances.index(min(distances))


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)
