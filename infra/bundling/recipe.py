"""What goes into one bundle, and the digest that tells whether it has to be made anew."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Recipe:
    """Files of ours and locked libraries, put together in a folder.

    `sources` are packages, or single modules, relative to the root; `without` names files to leave
    out by their place. `lock` is a requirements file with hashes, whose libraries land under
    `libraries` inside the bundle. `mounted` is where Lambda unpacks it, which tracebacks name.
    """

    name: str
    sources: tuple[str, ...] = ()
    without: frozenset[str] = frozenset()
    lock: str | None = None
    libraries: str = "."
    mounted: str = "/var/task"

    def files(self) -> Iterator[tuple[Path, str]]:
        """Yield each file of ours with its place in the bundle, in order."""
        for source in self.sources:
            path = ROOT / source
            inside = [path] if path.is_file() else sorted(path.rglob("*.py"))
            base = path.parent if path.is_file() else ROOT
            places = ((file, file.relative_to(base).as_posix()) for file in inside)
            yield from ((file, place) for file, place in places if place not in self.without)

    def digest(self) -> str:
        """SHA-256 over all that decides the content, as 64 hexadecimal digits."""
        digest = hashlib.sha256(repr((self.name, self.libraries, self.mounted)).encode())
        for file, place in self.files():
            digest.update(f"\0{place}\0".encode() + file.read_bytes())
        if self.lock:
            digest.update(b"\0lock\0" + (ROOT / self.lock).read_bytes())
        return digest.hexdigest()


CODE = Recipe(
    "code",
    sources=("engine", "functions"),
    without=frozenset(
        {
            "engine/__main__.py",
            "functions/adapters/memory.py",
            "functions/protocol/__main__.py",
            "functions/protocol/typescript.py",
        }
    ),
)
"""The game: `engine` and `functions` side by side, as the handler strings name them.

Left out is what only a developer runs: the command lines, the store of the tests, the generator.
"""

LIBRARIES = Recipe("libraries", lock="requirements/bundle.lock", libraries="python", mounted="/opt")
"""The layer with everything that the game imports; boto3 comes with Lambda's own runtime."""

PUSH_KEYS = Recipe(
    "push-keys", sources=("infra/push_keys/push_keys.py",), lock="requirements/keys.lock"
)
"""The function that makes the push keys, with the library that knows how."""
