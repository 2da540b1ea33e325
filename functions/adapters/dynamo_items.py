"""Values of the ports as DynamoDB items and back.

Attribute names are short: every byte is paid for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.commands import PlayerId
from engine.encoding import decode, encode
from engine.records import DealRecord
from engine.recordtext import record_from
from functions.adapters.dynamo_keys import (
    CHAT,
    CONNECTION,
    SPECTATOR,
    STATE,
    key,
    person_key,
    person_of,
    record_key,
    shard_of,
)
from functions.ports.values import ChatLine, Connection, Spectator, State, StoredPerson

Item = dict[str, Any]

_DIGEST: Final = 6
_CLOCK: Final = 8


def state_item(table: str, state: State) -> Item:
    """Return STATE whole, as it is first written; later `dynamo_tables` updates its attributes."""
    item = key(table, STATE) | written_state(state) | {"w": {"BOOL": state.watched}}
    return item if state.due is None else item | due_attributes(table, state.due)


def written_state(state: State) -> Item:
    """Return what every save writes: table, version, recent requests, marks."""
    return {
        "t": {"B": encode(state.table)},
        "v": {"N": str(state.version)},
        "r": {"B": _packed(state.recent)},
        "m": {"S": state.marks},
    }


def due_attributes(table: str, due: int) -> Item:
    """Return the two attributes that put a table into the due index."""
    return {"due": {"N": str(due)}, "due_shard": {"S": shard_of(table)}}


def state_of(item: Item, names: Mapping[PlayerId, str]) -> State:
    """Return the STATE of an item; `names` of the people by id. Raises `BadEncoding`."""
    return State(
        table=decode(item["t"]["B"], names),
        version=int(item["v"]["N"]),
        recent=_unpacked(item["r"]["B"]),
        due=int(item["due"]["N"]) if "due" in item else None,
        watched=item["w"]["BOOL"],
        marks=item["m"]["S"],
    )


def is_the_same(item: Item, state: State) -> bool:
    """Tell whether an item already holds exactly what a save of `state` would write."""
    wanted = written_state(state)
    return all(item.get(name) == wanted[name] for name in ("t", "v", "r"))


def person_item(table: str, person: StoredPerson) -> Item:
    """Return a person as an item."""
    return key(table, person_key(person.id)) | identity(person) | chat_clock(person)


def identity(person: StoredPerson) -> Item:
    """Return what sitting down says of a person."""
    return {
        "n": {"S": person.name},
        "h": {"B": bytes.fromhex(person.secret_hash)},
        "l": {"S": person.language},
    }


def chat_clock(person: StoredPerson) -> Item:
    """Return what a chat message changes of a person."""
    said = b"".join(at.to_bytes(_CLOCK, "big") for at in person.said_ms)
    return {"r": {"B": _packed(person.requests)}, "s": {"B": said}}


def stored_person(item: Item) -> StoredPerson:
    """Return the person of an item."""
    said = item["s"]["B"]
    return StoredPerson(
        id=person_of(item["sk"]["S"]),
        name=item["n"]["S"],
        secret_hash=item["h"]["B"].hex(),
        language=item["l"]["S"],
        requests=_unpacked(item["r"]["B"]),
        said_ms=tuple(
            int.from_bytes(said[at : at + _CLOCK], "big") for at in range(0, len(said), _CLOCK)
        ),
    )


def connection_item(table: str, connection: Connection) -> Item:
    """Return a player's connection as an item."""
    sort = key(table, CONNECTION + connection.id)
    return sort | {"p": {"S": connection.player}} | seen_attributes(connection)


def seen_attributes(connection: Connection) -> Item:
    """Return what a ping changes of a connection."""
    return {
        "o": {"BOOL": connection.visible},
        "s": {"N": str(connection.seen)},
        "ttl": {"N": str(connection.expires)},
    }


def connection_of(item: Item) -> Connection:
    """Return the player's connection of an item."""
    return Connection(
        id=item["sk"]["S"].removeprefix(CONNECTION),
        player=item["p"]["S"],
        visible=item["o"]["BOOL"],
        seen=int(item["s"]["N"]),
        expires=expiry_of(item),
    )


def spectator_item(table: str, spectator: Spectator) -> Item:
    """Return a spectator's connection as an item."""
    times = {"s": {"N": str(spectator.seen)}, "ttl": {"N": str(spectator.expires)}}
    return key(table, SPECTATOR + spectator.id) | times


def spectator_of(item: Item) -> Spectator:
    """Return the spectator of an item."""
    sort = item["sk"]["S"].removeprefix(SPECTATOR)
    return Spectator(sort, int(item["s"]["N"]), expiry_of(item))


def expiry_of(item: Item) -> int:
    """Return the second from which an item counts as gone, though it may lie about for days."""
    return int(item["ttl"]["N"])


def chat_item(table: str, line: ChatLine) -> Item:
    """Return a chat message as an item."""
    return key(table, CHAT + line.id) | {
        "p": {"S": line.player},
        "x": {"S": line.text},
        "a": {"N": str(line.at_ms)},
    }


def chat_of(item: Item) -> ChatLine:
    """Return the chat message of an item."""
    sort = item["sk"]["S"].removeprefix(CHAT)
    return ChatLine(sort, item["p"]["S"], item["x"]["S"], int(item["a"]["N"]))


def record_item(table: str, record: DealRecord) -> Item:
    """Return a finished deal as an item: its text is the one record format."""
    text = record.to_text()
    return key(table, record_key(record.game, record.deal)) | {"d": {"S": text}}


def record_of(item: Item) -> DealRecord:
    """Return the finished deal of an item. Raises `BadRecord`."""
    return record_from(item["d"]["S"])


def _packed(digests: Iterable[str]) -> bytes:
    return bytes.fromhex("".join(digests))


def _unpacked(packed: bytes) -> tuple[str, ...]:
    text = packed.hex()
    return tuple(text[at : at + 2 * _DIGEST] for at in range(0, len(text), 2 * _DIGEST))
