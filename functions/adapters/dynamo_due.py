"""How `due` stands in an update expression: set, removed with its shard, or compared."""

from __future__ import annotations

from dataclasses import dataclass

from functions.adapters.dynamo_items import Item, due_attributes


@dataclass(frozen=True, slots=True)
class DueUpdate:
    """The parts of an update expression that move a table in the due index, or take it out."""

    assignments: str
    removals: str
    values: Item


def due_update(table: str, due: int | None) -> DueUpdate:
    """Return what sets `due`, or removes both index attributes when there is none."""
    if due is None:
        return DueUpdate("", " REMOVE due, due_shard", {})
    attributes = due_attributes(table, due)
    values = {":due": attributes["due"], ":shard": attributes["due_shard"]}
    return DueUpdate(", due = :due, due_shard = :shard", "", values)


def due_stands(due: int | None) -> tuple[str, Item]:
    """Return the condition that the stored due is still the one read, and its value."""
    if due is None:
        return "attribute_not_exists(due)", {}
    return "due = :stands", {":stands": {"N": str(due)}}
