"""Four people who play as people do: with pauses, pings, and the sweep each minute."""

from __future__ import annotations

from dataclasses import dataclass

from functions.adapters.dynamo_store import DynamoStore
from functions.use_cases.sweep import sweep
from tests.bench.metered import Metered
from tests.functions.aws import ACCOUNT, INDEX, dynamo
from tests.functions.clients import Client, Four, seated
from tests.functions.fakes import World, plenty_of_time

MOVE_SECONDS = 5
"""From one bid or card to the next."""
COUNT_SECONDS = 20
"""A count is looked at for so long."""
MINUTE = 60
"""Seconds between two pings of a page that is looked at, and between two sweeps."""


@dataclass
class Evening:
    """A table over a metered DynamoDB, and a clock that moves as its people do.

    `pings` and `sweeps` are how many there were; `seconds` how long it took.
    """

    metered: Metered
    four: Four
    seconds: int = 0
    pings: int = 0
    sweeps: int = 0

    @staticmethod
    def begin() -> Evening:
        """Open a table, seat four people, let them say hello and choose partners."""
        made: list[Metered] = []

        def make(name: str) -> Metered:
            made.append(Metered(name))
            return made[0]

        world = World(store=DynamoStore(dynamo(), ACCOUNT.new_table(make), INDEX))
        evening = Evening(made[0], seated(world))
        for client in evening.four.clients:
            client.send("sync", version=_version(client))
        return evening

    @property
    def world(self) -> World:
        """The site's fakes."""
        return self.four.world

    @property
    def received(self) -> int:
        """Messages that came in over the sockets so far."""
        return sum(len(client.sent) for client in self.four.clients)

    @property
    def posted(self) -> list[int]:
        """Sizes in bytes of the frames that went out so far."""
        return [len(frame) for client in self.four.clients for frame in client.frames]

    def play_deal(self) -> None:
        """Bid and play a deal, look at the count, and press for the next."""
        while self.four.clients[0].view()["phase"] in ("bidding", "playing"):
            self.move()
        self.wait(COUNT_SECONDS)
        self.four.press_next()

    def move(self) -> None:
        """Wait as one who thinks, then bid or play."""
        self.wait(MOVE_SECONDS)
        self.four.awaited().act()

    def wait(self, seconds: int) -> None:
        """Let time pass, with all that it brings."""
        for _ in range(seconds):
            self.seconds += 1
            self.world.clock.advance(seconds=1)
            for number, client in enumerate(self.four.clients):
                if (self.seconds + 13 * number) % MINUTE == 0:
                    client.send("ping", version=_version(client), visible=True)
                    self.pings += 1
            if self.seconds % MINUTE == 31:
                sweep(self.world.site, plenty_of_time)
                self.sweeps += 1


def _version(client: Client) -> int:
    return max(int(said["version"]) for said in client.received()[-20:] if said.get("version"))
