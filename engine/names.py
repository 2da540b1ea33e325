"""A person's name at a table: 1 to 20 graphemes, at most 80 bytes of UTF-8.

Nothing invisible that could mislead is let in. Graphemes are counted with what the standard library
knows of Unicode: combining marks, joiners, variation selectors, emoji modifiers, tags and the
second of two regional indicators belong to the character before them.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from engine.errors import BadName

GRAPHEME_LIMIT: Final = 20
BYTE_LIMIT: Final = 80

_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"


def checked_name(text: object) -> str:
    """Return a name composed (NFC) and trimmed. Raises `BadName` when it is none.

    >>> checked_name("  Inés ")
    'Inés'
    """
    if not isinstance(text, str):
        raise BadName(text)
    name = unicodedata.normalize("NFC", text).strip()
    if not _is_fit(name):
        raise BadName(text)
    return name


def graphemes_in(text: str) -> int:
    """Return how many characters a reader sees in `text`.

    >>> graphemes_in("añ"), graphemes_in("👩🏽‍🚀"), graphemes_in("🇨🇷🇧🇷")
    (2, 1, 2)
    """
    count, flag_open, before = 0, False, ""
    for character in text:
        closes_flag = flag_open and _is_regional(character)
        if not (closes_flag or _extends(character) or before == _JOINER):
            count += 1
        flag_open = _is_regional(character) and not closes_flag
        before = character
    return count


def _is_fit(name: str) -> bool:
    return (
        not any(_is_forbidden(character) for character in name)
        and any(_is_visible(character) for character in name)
        and len(name.encode()) <= BYTE_LIMIT
        and graphemes_in(name) <= GRAPHEME_LIMIT
    )


def _is_forbidden(character: str) -> bool:
    """Tell control characters, line separators, lone surrogates and hidden format marks."""
    category = unicodedata.category(character)
    if category == "Cf":
        return not (character in (_JOINER, _NON_JOINER) or _is_tag(character))
    return category in ("Cc", "Cs", "Co", "Zl", "Zp")


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS"


def _extends(character: str) -> bool:
    return (
        unicodedata.category(character)[0] == "M"
        or character in (_JOINER, _NON_JOINER)
        or "\U0001f3fb" <= character <= "\U0001f3ff"
        or _is_tag(character)
    )


def _is_tag(character: str) -> bool:
    return "\U000e0020" <= character <= "\U000e007f"


def _is_regional(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"
