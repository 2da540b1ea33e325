"""A person sits down at a table: the holder of a secret, once."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.commands import PlayerId, Sit
from engine.names import checked_name
from engine.players import person_id
from functions.ports.values import Loaded, StoredPerson
from functions.protocol.http import SitDown, TableAnswer
from functions.use_cases.answers import answer
from functions.use_cases.broadcast import broadcast
from functions.use_cases.carry_out import carry_out
from functions.use_cases.digests import digest_of
from functions.use_cases.people import hash_of, person_with, player_with
from functions.use_cases.site import Site


def sit(site: Site, table: str, asked: SitDown) -> TableAnswer:
    """Give the sender a seat and tell the others; one who sits keeps the seat they have.

    Raises `TableFull` (they can watch), `BadName`, `WrongPhase`, `Stale`, `NoSuchTable`,
    `TableGone`.
    """
    loaded = site.store.load(table, site.now())
    if not loaded.state.table.has_seated(player_with(loaded, asked.secret)):
        loaded = _seated(site, loaded, asked)
    return answer(site, loaded, asked.secret)


def _seated(site: Site, loaded: Loaded, asked: SitDown) -> Loaded:
    newcomer = _Newcomer(hash_of(asked.secret), asked)
    # Named after the version read: doubled requests share it, sitting down again later does not.
    request = digest_of(newcomer.secret_hash, f"sit {loaded.state.version}")
    carried = carry_out(
        site,
        loaded,
        lambda now: Sit(newcomer.id_at(now), asked.name),
        request,
        people=newcomer.stored_at,
    )
    if carried.events:
        broadcast(site, carried.loaded, carried.events)
    return carried.loaded


@dataclass(frozen=True, slots=True)
class _Newcomer:
    """Somebody who sits down, whichever table a lost race leaves them to sit at."""

    secret_hash: str
    asked: SitDown

    def id_at(self, loaded: Loaded) -> PlayerId:
        known = person_with(loaded, self.secret_hash)
        return known.id if known else person_id(len(loaded.people))

    def stored_at(self, loaded: Loaded) -> tuple[StoredPerson, ...]:
        """Return what to store of them: nothing when a double of this request seated them."""
        if loaded.state.table.has_seated(self.id_at(loaded)):
            return ()
        name, language = checked_name(self.asked.name), self.asked.language
        known = person_with(loaded, self.secret_hash)
        if known:
            return (replace(known, name=name, language=language),)
        return (StoredPerson(self.id_at(loaded), name, self.secret_hash, language),)
