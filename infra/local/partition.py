"""A table of moto's that looks at one partition where moto looks at all of them.

moto 5.2.5 answers a Query by walking over every item of the table, and starts a transaction by
copying the whole table. Both are right, and both slow down with every table that is played.
"""

from __future__ import annotations

import copy
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from moto.dynamodb.models.dynamo_type import DynamoType, Item
from moto.dynamodb.models.table import Table

PrimaryKey = tuple[DynamoType, DynamoType]
"""An item's partition and sort key."""


class PartitionedTable(Table):
    """A DynamoDB table whose queries and transactions cost what their partition costs."""

    _at_stake: frozenset[PrimaryKey]

    @classmethod
    def of(cls, table: Table) -> PartitionedTable:
        """The same table, with the same items, under this class."""
        return cls._with(vars(table), table.items, frozenset())

    @classmethod
    def _with(
        cls,
        fields: dict[str, Any],
        items: defaultdict[DynamoType, Any],
        at_stake: frozenset[PrimaryKey],
    ) -> PartitionedTable:
        # Not `cls(...)`: moto remembers every instance made that way for its dashboard.
        table: PartitionedTable = object.__new__(cls)
        vars(table).update(fields)
        table.items = items
        table._at_stake = at_stake
        return table

    def query(
        self,
        hash_key: DynamoType | None,
        *rest: Any,  # noqa: ANN401 - moto's own, handed on
        **conditions: Any,  # noqa: ANN401 - moto's own, handed on
    ) -> tuple[list[Item], int, dict[str, Any] | None]:
        """Answer as moto does, from the one partition that a query of the table can be about."""
        table = self
        if hash_key is not None and self._is_about_table(conditions):
            partition = defaultdict(dict, {hash_key: self.items.get(hash_key, {})})
            table = self._with(vars(self), partition, self._at_stake)
        return Table.query(table, hash_key, *rest, **conditions)

    def _is_about_table(self, conditions: dict[str, Any]) -> bool:
        named = conditions.get("hash_key_conditions") or []
        return [name for name, _ in named] == [self.hash_key_attr]

    @contextmanager
    def staking(self, keys: frozenset[PrimaryKey]) -> Iterator[None]:
        """While this lasts, a copy of the table is good for undoing changes to these items."""
        self._at_stake = keys
        try:
            yield
        finally:
            self._at_stake = frozenset()

    def __deepcopy__(self, memo: dict[int, Any]) -> PartitionedTable:
        """A table that shares every item with this one, those at stake excepted."""
        items = defaultdict(dict, {key: dict(held) for key, held in self.items.items()})
        for partition, sort in self._at_stake:
            if sort in items.get(partition, {}):
                items[partition][sort] = copy.deepcopy(items[partition][sort], memo)
        return self._with(vars(self), items, frozenset())
