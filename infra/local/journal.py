"""Every acknowledged write in one file, so that a killed process loses none of them.

One line a write: ``{"op": "PutItem", "request": {...}}``. A line is handed to the operating
system before the write is acknowledged. That outlives ``kill -9`` of the process; the machine's
own crash it need not outlive, so there is no ``fsync`` on each line.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class JournalBroken(ValueError):
    """A line before the last one cannot be read or played back."""

    code = "journal_broken"


@dataclass(frozen=True)
class Record:
    """One write: DynamoDB's name of the operation, and the request as it came."""

    operation: str
    request: dict[str, Any]

    def line(self) -> bytes:
        """The record as one line of the file, its newline included."""
        return _line(self.operation, json.dumps(self.request).encode())

    @classmethod
    def of(cls, line: bytes) -> Record:
        """The record that a line holds; ``ValueError`` or ``KeyError`` when it holds none."""
        fields = json.loads(line)
        return cls(fields["op"], fields["request"])


class Journal:
    """The file, open for appending. Not safe under threads: its owner holds a lock."""

    def __init__(self, path: Path) -> None:
        """Open the file at `path`, made anew when missing; a torn last line is cut off."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._file = self._open()

    def _open(self) -> int:
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        self._size = _whole_lines(self._path)
        os.ftruncate(file, self._size)
        return file

    def records(self) -> Iterator[tuple[int, Record]]:
        """Every record and its line number, oldest first; `JournalBroken` at the first bad line."""
        with self._path.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                try:
                    yield number, Record.of(line)
                except (ValueError, KeyError, TypeError) as error:
                    raise JournalBroken(f"line {number} of {self._path} is no record") from error

    def append(self, operation: str, request: bytes) -> None:
        """Hand one write to the operating system; raises ``OSError`` and keeps no part of it."""
        line = _line(operation, request)
        try:
            _write(self._file, line)
        except OSError:
            os.ftruncate(self._file, self._size)
            raise
        self._size += len(line)

    def replace(self, records: Iterable[Record]) -> None:
        """Put these records in the place of all that the file holds, wholly or not at all."""
        fresh = self._path.with_suffix(".new")
        with fresh.open("wb") as file:
            file.writelines(record.line() for record in records)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._path)
        self.close()
        self._file = self._open()

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)


def _line(operation: str, request: bytes) -> bytes:
    # JSON text holds no raw line breaks inside its strings, so those outside may become blanks.
    flat = request.replace(b"\n", b" ").replace(b"\r", b" ")
    return b'{"op": "%s", "request": %s}\n' % (operation.encode(), flat)


def _write(file: int, line: bytes) -> None:
    rest = memoryview(line)
    while rest:
        rest = rest[os.write(file, rest) :]


def _whole_lines(path: Path) -> int:
    """The length in bytes of the file up to its last line break."""
    content = path.read_bytes()
    return content.rfind(b"\n") + 1
