"""Bundles in a folder that is kept: made once, and again only when something in them changed."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from infra.bundling.recipe import ROOT, Recipe
from infra.bundling.target import Target

KEPT = ROOT / ".local" / "bundles"
NEEDLESS = ("bin", "*.dist-info/RECORD", "*.dist-info/direct_url.json", "*.dist-info/REQUESTED")
NOT_COMPILED = (
    "No Python {version} on this machine: the bundle holds no .pyc, and a function starts about a "
    "second later when it is cold."
)


@dataclass(frozen=True)
class Bundle:
    """A folder to hand to Lambda. `digest` changes exactly when its content does."""

    folder: Path
    digest: str


def bundle(recipe: Recipe, target: Target, kept: Path = KEPT) -> Bundle:
    """Make the bundle, or return the one that was made before.

    Raises `subprocess.CalledProcessError` when pip cannot fetch what the lock names.
    """
    digest = hashlib.sha256(f"{target.name} {recipe.digest()}".encode()).hexdigest()
    folder = kept / f"{recipe.name}-{target.name}-{digest[:16]}"
    if not folder.is_dir():
        kept.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="making-", dir=kept) as making:
            made = Path(making) / folder.name
            made.mkdir()
            _make(recipe, target, made)
            _put_in_place(made, folder)
    return Bundle(folder, digest)


def _make(recipe: Recipe, target: Target, folder: Path) -> None:
    libraries = folder / recipe.libraries
    libraries.mkdir(exist_ok=True)
    if recipe.lock:
        _install(ROOT / recipe.lock, target, libraries)
    for file, place in recipe.files():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, folder / place)
    _compile(recipe, target, folder)


def _install(lock: Path, target: Target, folder: Path) -> None:
    command = [sys.executable, "-m", "pip", "install", "-qq", "--no-input", "--no-compile"]
    command += ["--disable-pip-version-check", "--require-hashes", "--no-deps"]
    command += ["--only-binary=:all:", *target.pip_options]
    # Standard output is the CDK's: what pip has to say goes where its own messages go.
    subprocess.run(
        [*command, "--target", str(folder), "-r", str(lock)], check=True, stdout=sys.stderr
    )
    for pattern in NEEDLESS:
        for path in folder.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def _compile(recipe: Recipe, target: Target, folder: Path) -> None:
    """Compile ahead of time, unchecked: a file's time is not kept on its way to Lambda."""
    if target.interpreter is None:
        print(NOT_COMPILED.format(version=target.python), file=sys.stderr)
        return
    command = [target.interpreter, "-m", "compileall", "-q", "--invalidation-mode"]
    command += ["unchecked-hash", "-s", str(folder), "-p", recipe.mounted, str(folder)]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": "0"})


def _put_in_place(made: Path, folder: Path) -> None:
    """Keep what was made, unless another run was faster; what it replaces goes."""
    alike = folder.name.rpartition("-")[0]
    for old in folder.parent.glob(f"{alike}-*"):
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)
    with contextlib.suppress(OSError):
        made.rename(folder)
