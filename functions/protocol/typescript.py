"""The client's types, written from the models' JSON schema. Plain interfaces, nothing to run."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

from pydantic import TypeAdapter

from functions.protocol import http, inbound
from functions.protocol.outbound import Outbound

Schema = dict[str, Any]
Mode = Literal["validation", "serialization"]

SENT: tuple[Any, ...] = (
    inbound.Inbound,
    inbound.Message,
    inbound.InGame,
    http.OpenTable,
    http.SitDown,
)
RECEIVED: tuple[Any, ...] = (
    Outbound,
    http.TableAnswer,
    http.ChatAnswer,
    http.DealsAnswer,
    http.DealAnswer,
    http.ErrorAnswer,
)
HEAD = """\
// Written by `python -m functions.protocol` from the models of the protocol. Do not edit.

"""
ONE_LINE = 96
"""Interfaces and unions up to this many characters stand on one line."""
SPELLED_OUT = 4
"""Whole numbers with at most so many values are written one by one."""


class _Field(NamedTuple):
    name: str
    always: bool
    kind: str

    def __str__(self) -> str:
        return f"readonly {self.name}{'' if self.always else '?'}: {self.kind}"


def protocol() -> str:
    """Return the whole of `web/src/protocol.ts`."""
    named = _definitions()
    types = (_declared(name, each, _base(name, named)) for name, each in named.items())
    return "".join([HEAD, *types])


def _definitions() -> dict[str, Schema]:
    """Return every named type by name, in order. One both sent and received reads alike."""
    adapted: list[tuple[Any, Mode, TypeAdapter[Any]]] = [
        *((each, "validation", TypeAdapter(each)) for each in SENT),
        *((each, "serialization", TypeAdapter(each)) for each in RECEIVED),
    ]
    roots, shared = TypeAdapter.json_schemas(adapted)
    named = {_plain(name): schema for name, schema in shared["$defs"].items()}
    for (each, _), schema in roots.items():
        named.setdefault(each.__name__, schema)
    return dict(sorted(named.items()))


def _base(name: str, named: dict[str, Schema]) -> tuple[str, Schema] | None:
    """Return what a message a client sends has in common with others of its kind."""
    known = {"Message": inbound.Message, "InGame": inbound.InGame}
    model = getattr(inbound, name, None)
    parents = model.__bases__ if isinstance(model, type) else ()
    return next(((base, named[base]) for base, each in known.items() if each in parents), None)


def _plain(name: str) -> str:
    return name.removesuffix("-Input").removesuffix("-Output")


def _declared(name: str, schema: Schema, base: tuple[str, Schema] | None) -> str:
    if schema.get("type") != "object":
        return f"{_documentation(schema)}export type {name} ={_spaced(_written(schema))};\n"
    inherited = base[1]["properties"] if base else {}
    fields = [field for field in _fields(schema) if field.name not in inherited]
    extends = f" extends {base[0]}" if base else ""
    return f"{_documentation(schema)}export interface {name}{extends} {_block(fields)}\n"


def _block(fields: list[_Field]) -> str:
    """Return the fields in braces, on one line where they fit."""
    line = f"{{ {'; '.join(str(field) for field in fields)} }}"
    if len(line) <= ONE_LINE:
        return line if fields else "{}"
    return "{\n" + "".join(f"  {field};\n" for field in fields) + "}"


def _documentation(schema: Schema) -> str:
    paragraphs = schema.get("description", "").split("\n\n")
    wrapped = [textwrap.wrap(paragraph, 96) for paragraph in paragraphs]
    if sum(map(len, wrapped)) < 2:
        return f"/** {wrapped[0][0]} */\n" if wrapped[0] else ""
    text = "\n\n".join("\n".join(lines) for lines in wrapped)
    inner = textwrap.indent(text, " * ", lambda _: True).replace(" * \n", " *\n")
    return f"/**\n{inner}\n */\n"


def _fields(schema: Schema) -> Iterator[_Field]:
    required = schema.get("required", [])
    for name, field in schema.get("properties", {}).items():
        yield _Field(name, name in required or "const" in field, _written(field))


def _written(schema: Schema) -> str:
    """Return one type as TypeScript."""
    if "$ref" in schema:
        return _plain(schema["$ref"].rsplit("/", 1)[-1])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return _either(json.dumps(value) for value in schema["enum"])
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return _either(_written(choice) for choice in choices)
    return _by_type(schema)


def _by_type(schema: Schema) -> str:
    match schema["type"]:
        case "array":
            return _array(schema)
        case "object":
            key = _written(schema.get("propertyNames", {"type": "string"}))
            return f"Readonly<Record<{key}, {_written(schema['additionalProperties'])}>>"
        case "integer":
            return _integer(schema)
        case plain:
            return str(plain)


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_written(item) for item in schema['prefixItems'])}]"
    item = _written(schema["items"])
    return f"readonly {item}[]" if item.isidentifier() else f"readonly ({item})[]"


def _integer(schema: Schema) -> str:
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is None or high is None or high - low >= SPELLED_OUT:
        return "number"
    return _either(str(value) for value in range(low, high + 1))


def _either(choices: Iterable[str]) -> str:
    """Return a union, on one line where it fits."""
    unique = list(dict.fromkeys(choices))
    line = " | ".join(unique)
    if len(line) <= ONE_LINE:
        return line
    return "\n" + textwrap.fill(f"| {line}", 96, initial_indent="  ", subsequent_indent="  ")


def _spaced(written: str) -> str:
    return written if written.startswith("\n") else f" {written}"
