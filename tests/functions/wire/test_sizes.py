"""The largest message, made as large as the rules let it be."""

from __future__ import annotations

import pytest

from tests.functions.clients import Client, secret_of, started
from tests.functions.fakes import World
from tests.functions.widest import widest_frames

LARGEST = 3_200


@pytest.fixture(scope="module")
def widest() -> dict[str, bytes]:
    return widest_frames()


@pytest.mark.parametrize(
    "kind", ["update at the end of a game", "update for who is on turn", "refusal"]
)
def test_the_widest_frame_fits_into_one_message(widest: dict[str, bytes], kind: str) -> None:
    assert len(widest[kind]) <= LARGEST


def test_every_frame_of_a_deal_leaves_room_for_long_names() -> None:
    four = started(World())
    welcome = Client(four.world, four.table, secret_of(0))
    welcome.hello()
    four.play_out()
    four.press_next()
    frames = [frame for client in (*four.clients, welcome) for frame in client.frames]
    assert max(map(len, frames)) + 5 * 80 <= LARGEST
