"""Who somebody is: the holder of a secret, known by its hash. A person is not a connection."""

from __future__ import annotations

import base64
import hashlib
from typing import Final

from engine.commands import PlayerId
from functions.ports.values import Connection, Loaded, StoredPerson

TABLE_ID_LENGTH: Final = 12


def hash_of(secret: str) -> str:
    """Return a secret's SHA-256, hexadecimal: the only form in which it is kept."""
    return hashlib.sha256(secret.encode()).hexdigest()


def table_id_of(secret: str) -> str:
    """Return the id of the table that the holder of this secret opens: 12 characters of base32.

    >>> table_id_of("AAAAAAAAAAAAAAAAAAAAAA") == table_id_of("AAAAAAAAAAAAAAAAAAAAAA")
    True
    """
    digest = hashlib.sha256(secret.encode()).digest()
    return base64.b32encode(digest).decode().lower()[:TABLE_ID_LENGTH]


def person_with(loaded: Loaded, secret_hash: str) -> StoredPerson | None:
    """Return the person whose secret has this hash, None for a stranger."""
    known = (person for person in loaded.people if person.secret_hash == secret_hash)
    return next(known, None)


def player_with(loaded: Loaded, secret: str | None) -> PlayerId | None:
    """Return the id of a secret's holder, None for a stranger or without a secret."""
    person = person_with(loaded, hash_of(secret)) if secret else None
    return person.id if person else None


def connection_with(loaded: Loaded, connection: str) -> Connection | None:
    """Return a player's connection as the table knows it: only such a one is believed."""
    return next((open_one for open_one in loaded.connections if open_one.id == connection), None)
