"""How long files and functions are."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

GENERATED = re.compile(r"(?:generated|written) (?:by|from) .*do not edit", re.IGNORECASE)


def is_generated(file: Path, source: str) -> bool:
    """Whether a file says at its top, or by its name, that a program wrote it."""
    return ".generated." in file.name or GENERATED.search(source[:300]) is not None


def function_lengths(source: str) -> Iterator[tuple[str, int]]:
    """Name and length of each function: lines from `def` to its end, without the docstring.

    Overloads and bodies of `...` only promise a shape and are left out.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _is_only_a_shape(node):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1 - _docstring(node)


def _docstring(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    if ast.get_docstring(node, clean=False) is None:
        return 0
    first = node.body[0]
    return (first.end_lineno or first.lineno) - first.lineno + 1


def _is_only_a_shape(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return all(ast.unparse(statement) == "..." for statement in body)
