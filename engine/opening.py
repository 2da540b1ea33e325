"""How a table comes to be."""

from __future__ import annotations

from engine.errors import BadShuffle
from engine.names import checked_name
from engine.options import Options
from engine.players import person_id
from engine.shuffle import SECRET_BYTES
from engine.table import Person, Phase, Table


def open_table(options: Options, host_name: str, secret: bytes, at: int) -> Table:
    """Return a new table in its lobby with the host `p0` in seat 0.

    `secret` are the 32 bytes committed to for the first deal; `at` is now in seconds UTC.
    Raises `BadName` and `BadShuffle`.
    """
    if len(secret) != SECRET_BYTES:
        raise BadShuffle("a secret has 32 bytes")
    host = Person(person_id(0), checked_name(host_name))
    return Table(
        options=options,
        people=(host,),
        seats=(host.id, None, None, None),
        host=host.id,
        partner=None,
        phase=Phase.LOBBY,
        secret=secret,
        since=at,
        touched=at,
        arrivals=(host.id,),
    )
