"""What the site itself refuses, beside what the engine and the store refuse; and the code of each.

::

    SiteRefused (ValueError)    code
    |-- HelloFirst              hello_first
    |-- TooManySpectators       too_many_spectators
    |-- TooFast                 too_fast
    `-- NoSuchDeal              no_such_deal
"""

from __future__ import annotations

from typing import ClassVar, Final

from engine.errors import Refused
from functions.ports.store import NoSuchTable, TableGone


class SiteRefused(ValueError):
    """Something that the site does not do for this sender now."""

    code: ClassVar[str] = "refused"


class HelloFirst(SiteRefused):
    """This connection has not said hello to this table."""

    code = "hello_first"


class TooManySpectators(SiteRefused):
    """As many watch this table as may."""

    code = "too_many_spectators"


class TooFast(SiteRefused):
    """The sender writes more than anybody can read."""

    code = "too_fast"


class NoSuchDeal(SiteRefused):
    """There is no closed deal of this number."""

    code = "no_such_deal"


Refusal = Refused | SiteRefused | NoSuchTable | TableGone
REFUSALS: Final = (Refused, SiteRefused, NoSuchTable, TableGone)


def code_of(refusal: Refusal) -> str:
    """Return the code that the client translates."""
    if isinstance(refusal, NoSuchTable):
        return "unknown_table"
    if isinstance(refusal, TableGone):
        return "table_gone"
    return refusal.code
