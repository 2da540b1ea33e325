"""What the engine must not touch: files, the console, the network, the clock, chance."""

import ast
from collections.abc import Iterator

from tests.architecture.imports import imports_of

OUTSIDE_WORLD = frozenset(
    "argparse asyncio ctypes fileinput fcntl getpass glob http importlib io locale logging mmap "
    "multiprocessing os pathlib platform pkgutil secrets select selectors shelve shutil signal "
    "socket sqlite3 ssl subprocess sys tempfile threading time urllib uuid warnings".split()
)
FORBIDDEN_CALLS = frozenset({"open", "print", "input", "breakpoint", "exec", "eval", "__import__"})
CLOCKS = frozenset({"now", "utcnow", "today"})


def impurities_of(source: str) -> list[str]:
    """One line for each reach out of the values that were handed in.

    Chance may come from `random.Random(seed)` alone, which repeats.
    """
    tree = ast.parse(source)
    return sorted({*_imports(source), *_calls(tree), *_chance(tree)})


def _imports(source: str) -> Iterator[str]:
    for found in imports_of(source):
        if found.top in OUTSIDE_WORLD:
            yield f"line {found.line}: imports {found.module}"
        if found.module == "random" and found.name not in {None, "Random"}:
            yield f"line {found.line}: takes chance from random.{found.name}"


def _calls(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN_CALLS:
                yield f"line {node.lineno}: calls {name}"
            case ast.Call(func=ast.Name(id="Random"), args=[], keywords=[]):
                yield f"line {node.lineno}: Random without a seed"
            case ast.Call(func=ast.Attribute(attr="Random"), args=[], keywords=[]):
                yield f"line {node.lineno}: Random without a seed"
            case ast.Attribute(value=ast.Name() | ast.Attribute(), attr=name) if name in CLOCKS:
                yield f"line {node.lineno}: reads the clock with {name}"


def _chance(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                yield f"line {node.lineno}: takes chance from random.{name}"
