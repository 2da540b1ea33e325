"""`kill -9` in the middle of play: acknowledged cards that a started-again stack has lost."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import urllib.request
from pathlib import Path

from infra.local.stack import LocalStack, running_stack
from tests.bench.figures import note, show, title
from tests.bench.players import four_at, session_with

KILLS = 6
MOST_CARDS = 40


def main() -> None:
    """Print how many cards were lost. A card is acknowledged once its player saw it played."""
    title("kill -9 of the laptop stack")
    seed = random.randrange(2**32)
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as state, running_stack(state=Path(state)) as stack:
        played, lost = 0, 0
        for _ in range(KILLS):
            cards = chance.randint(1, MOST_CARDS)
            table, version = asyncio.run(_play_and_kill(stack, cards))
            stack.start()
            played += cards
            lost += version - min(version, _stored_version(stack, table))
    show("acknowledged cards lost", lost, f"of {played}", 0)
    note(f"{KILLS} kills, seed {seed}")


async def _play_and_kill(stack: LocalStack, cards: int) -> tuple[str, int]:
    """Play so many cards, kill the stack, and return the table with the last version seen."""
    async with session_with(stack.url) as session, four_at(session) as four:
        for _ in range(cards):
            await four.play_card()
        stack.kill()
        return four.players[0].table, max(player.version for player in four.players)


def _stored_version(stack: LocalStack, table: str) -> int:
    with urllib.request.urlopen(f"{stack.url}/api/tables/{table}") as answer:
        return int(json.load(answer)["version"])
