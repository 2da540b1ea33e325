"""`python -m tests.bench [section ...]`: measure what the design promises, or some of it.

A section is a module of this folder with a `main`. Each can be run alone as well.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
import traceback
from collections.abc import Callable
from pathlib import Path


def sections() -> dict[str, Callable[[], None]]:
    """Return every section by the name of its module."""
    names = [each.name for each in pkgutil.iter_modules([str(Path(__file__).parent)])]
    modules = {name: importlib.import_module(f"tests.bench.{name}") for name in names}
    del modules["__main__"]
    return {name: module.main for name, module in modules.items() if hasattr(module, "main")}


def main(asked: list[str]) -> int:
    """Run the sections asked for, or all; 1 when one broke, 2 when there is no such section.

    A figure that misses its aim is printed as such and breaks nothing.
    """
    known = sections()
    if strange := set(asked) - known.keys():
        print(f"No section {', '.join(sorted(strange))}; there are {', '.join(known)}.")
        return 2
    broken = [name for name in asked or known if not _ran(known[name])]
    if broken:
        print(f"\nBroken: {', '.join(broken)}")
    return 1 if broken else 0


def _ran(section: Callable[[], None]) -> bool:
    try:
        section()
    except Exception:  # noqa: BLE001 - the other sections are measured all the same
        traceback.print_exc()
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
