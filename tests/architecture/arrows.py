"""Who may import whom, and a checker that names each import against the arrows."""

import ast
from collections.abc import Iterator, Mapping

from tests.architecture.imports import OURS, Import, imports_of

# The four handlers, and the modules that only they use to read an event and answer it.
HANDLERS = frozenset({"http_api", "message", "bot_turn", "sweep", "frames", "incoming", "routes"})
AWS = frozenset({"boto3", "botocore", "mypy_boto3"})
POWERTOOLS = frozenset({"aws_lambda_powertools"})
SCHEMA = frozenset({"pydantic", "typing_extensions"})
ENUMS = frozenset({"Enum", "StrEnum", "IntEnum", "Flag", "IntFlag"})

# A broadcast is the viewer's view and the events since the last one: the wire speaks of both.
SHOWN = frozenset({("engine", "views"), ("engine", "events")})

# What each part of functions may import of ours, besides itself.
ARROWS: Mapping[str, frozenset[str]] = {
    "handlers": frozenset({"bootstrap", "use_cases", "protocol"}),
    "use_cases": frozenset({"ports", "engine", "protocol"}),
    "ports": frozenset({"engine"}),
    "adapters": frozenset({"ports", "engine"}),
    "protocol": frozenset({"views, events and enums of engine"}),
    "bootstrap": frozenset({"adapters", "settings", "observability", "use_cases"}),
    "observability": frozenset({"ports", "settings"}),
    "settings": frozenset(),
    "functions": frozenset(),
}

# And what of others, besides the standard library.
LIBRARIES: Mapping[str, frozenset[str]] = {
    "handlers": POWERTOOLS | SCHEMA,
    "use_cases": frozenset(),
    "ports": frozenset(),
    "adapters": AWS | POWERTOOLS | SCHEMA,
    "protocol": SCHEMA,
    "bootstrap": POWERTOOLS,
    "observability": POWERTOOLS,
    "settings": SCHEMA,
    "functions": frozenset(),
}


def against_the_arrows(modules: Mapping[str, str]) -> list[str]:
    """One line for each forbidden import among the sources, given by dotted module name."""
    return [
        f"{module}:{found.line} may not import {'.'.join(found.path)}"
        for module, source in sorted(modules.items())
        for found in imports_of(source)
        if not _is_allowed(module, found, modules)
    ]


def without_a_place(modules: Mapping[str, str]) -> list[str]:
    """The modules of functions that no arrow speaks of."""
    return [
        module
        for module in sorted(modules)
        if module.startswith("functions.") and _part(tuple(module.split("."))) not in ARROWS
    ]


def _part(path: tuple[str, ...]) -> str:
    """The part of functions that a dotted path lies in."""
    if len(path) == 1:
        return "functions"
    return "handlers" if path[1] in HANDLERS else path[1]


def _is_allowed(module: str, found: Import, modules: Mapping[str, str]) -> bool:
    if found.is_standard:
        return True
    place = module.partition(".")[0]
    if place == "engine":
        return found.top == "engine"
    if place == "infra":
        return found.top == "infra" or found.top not in {*OURS, ""}
    return _is_allowed_in_functions(_part(tuple(module.split("."))), found, modules)


def _is_allowed_in_functions(part: str, found: Import, modules: Mapping[str, str]) -> bool:
    if found.top not in {*OURS, ""}:
        libraries = LIBRARIES.get(part, frozenset())
        return any(found.top == name or found.top.startswith(f"{name}_") for name in libraries)
    if found.top == "functions":
        return _part(found.path) in {part, *ARROWS.get(part, ())}
    if found.top == "engine" and part == "protocol":
        return _is_shown(found, modules)
    return found.top in ARROWS.get(part, ())


def _is_shown(found: Import, modules: Mapping[str, str]) -> bool:
    if found.path[:2] in SHOWN:
        return True
    return found.name in set(_enums_of(modules.get(found.module, "")))


def _enums_of(source: str) -> Iterator[str]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            bases = {
                base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")
                for base in node.bases
            }
            if bases & ENUMS:
                yield node.name
