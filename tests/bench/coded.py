"""A store in memory that keeps items as DynamoDB would, so that packing and unpacking count."""

from __future__ import annotations

from dataclasses import replace

from functions.adapters.dynamo_items import (
    Item,
    connection_item,
    connection_of,
    person_item,
    state_item,
    state_of,
    stored_person,
)
from functions.adapters.memory import MemoryStore
from functions.ports.values import Change, Connection, Loaded, StoredPerson


class CodedStore(MemoryStore):
    """Each item is made once, where it is written, and read at each load."""

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self._states: dict[tuple[str, int], Item] = {}
        self._others: dict[StoredPerson | Connection, Item] = {}

    def save(self, change: Change) -> None:
        """Write a change, packed."""
        super().save(change)
        self._states[change.id, change.state.version] = state_item(change.id, change.state)

    def load(self, table: str, now: int) -> Loaded:
        """Return everything a step needs, unpacked."""
        stored = super().load(table, now)
        packed = self._states.get((table, stored.state.version))
        people = tuple(
            stored_person(self._others.get(each) or self._kept(each, person_item(table, each)))
            for each in stored.people
        )
        connections = tuple(
            connection_of(self._others.get(each) or self._kept(each, connection_item(table, each)))
            for each in stored.connections
        )
        names = {person.id: person.name for person in people}
        state = stored.state if packed is None else state_of(packed, names)
        return replace(stored, state=state, people=people, connections=connections)

    def _kept(self, owner: StoredPerson | Connection, item: Item) -> Item:
        self._others[owner] = item
        return item
