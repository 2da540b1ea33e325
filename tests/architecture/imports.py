"""The imports of a Python source, wherever in it they stand."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass

OURS = frozenset({"engine", "functions", "infra", "tests"})


@dataclass(frozen=True)
class Import:
    """One imported thing: `import a.b` has no name, `from a.b import c` has name `c`."""

    module: str
    name: str | None
    line: int

    @property
    def top(self) -> str:
        return self.module.partition(".")[0]

    @property
    def is_standard(self) -> bool:
        return self.top in sys.stdlib_module_names

    @property
    def path(self) -> tuple[str, ...]:
        """The dotted path, the name included: `from functions import ports` means ports."""
        named = () if self.name is None else (self.name,)
        return (*self.module.split("."), *named)


def imports_of(source: str) -> Iterator[Import]:
    """All imports of a source, those in functions and under `TYPE_CHECKING` too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, None, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from (Import(module, alias.name, node.lineno) for alias in node.names)
