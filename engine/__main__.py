"""`python -m engine verify RECORD`, `python -m engine replay RECORD`: anyone can check a deal.

RECORD is a file with a deal's record, or `-` for standard input. Exit code 0: all is well; 1: the
record does not hold; 2: it cannot be read. The one file of the engine with input and output.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.cards import written
from engine.errors import BadRecord
from engine.records import DealRecord
from engine.recordtext import record_from
from engine.replay import Position, replay
from engine.seats import SEATS
from engine.verify import verify


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    asked = _parser().parse_args(arguments)
    try:
        record = record_from(_read(asked.record))
    except (OSError, UnicodeDecodeError) as error:
        return _complain(f"cannot read {asked.record}: {error}")
    except BadRecord as error:
        return _complain(f"{asked.record} is no record: {error}")
    return _verify(record) if asked.command == "verify" else _replay(record)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Check a finished deal.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("verify", "check commitment, deck, bids, plays, count and accusation"),
        ("replay", "show the deal trick by trick, all hands open"),
    ):
        commands.add_parser(name, help=text).add_argument("record", help="a file, or - for input")
    return parser


def _read(name: str) -> str:
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def _complain(what: str) -> int:
    print(what, file=sys.stderr)
    return 2


def _verify(record: DealRecord) -> int:
    verification = verify(record)
    print(f"commitment {record.commitment}")
    for check in verification.checks:
        print(f"{check.name:<11}{'ok' if check.is_good else f'WRONG: {check.fault}'}")
    return 0 if verification.is_good else 1


def _replay(record: DealRecord) -> int:
    bids = " ".join("-" if bid is None else str(bid) for bid in record.bids)
    print(f"game {record.game}, deal {record.deal}, dealer {record.dealer}, bids {bids}")
    for position in replay(record):
        print(_shown(position))
    return 0


def _shown(position: Position) -> str:
    hands = [f"  {seat}  {written(position.hands[seat])}" for seat in SEATS]
    plays = " ".join(
        f"{play.seat}:{play.card}{' (renege)' if play.is_renege else ''}" for play in position.plays
    )
    taken = "broken off" if position.winner is None else f"taken by {position.winner}"
    return "\n".join((f"trick {position.trick}", *hands, f"  {plays}, {taken}"))


if __name__ == "__main__":
    sys.exit(main())
