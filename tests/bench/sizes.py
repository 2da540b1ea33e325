"""Sizes that decide what is paid: STATE, and the frames that carry a view."""

from __future__ import annotations

from functions.adapters.dynamo_items import state_item
from functions.adapters.dynamo_sizes import item_size
from tests.bench.evening import Evening
from tests.bench.figures import percentile, show, title
from tests.functions.clients import CONTRIBUTION
from tests.functions.tables import TABLE
from tests.functions.widest import widest_frames, worst_state

STATE_AIM = 600
MESSAGE_AIM = 3_200


def main() -> None:
    """Print the largest sizes, and the usual ones."""
    title("Sizes")
    show("STATE at its worst", item_size(state_item(TABLE, worst_state())), "bytes", STATE_AIM)
    for kind, frame in widest_frames().items():
        show(f"widest {kind}", len(frame), "bytes", MESSAGE_AIM)
    evening = Evening.begin()
    evening.four.clients[0].send("start", contribution=CONTRIBUTION)
    evening.play_deal()
    show("frame of a deal, the usual one", percentile(evening.posted, 50), "bytes")
    show("frame of a deal, the largest", max(evening.posted), "bytes", MESSAGE_AIM)
