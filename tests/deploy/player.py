"""A person at a socket: says hello, sees what is told, does what is awaited."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from tests.deploy.site import Site

PATIENCE = 60
"""Seconds within which what was asked for must have come."""

Json = dict[str, Any]


def new_secret() -> str:
    """A browser's secret: 22 characters."""
    return secrets.token_urlsafe(16)


@dataclass
class Player:
    """One socket. `view` is the newest that was told."""

    table: str
    secret: str
    socket: aiohttp.ClientWebSocketResponse
    view: Json = field(default_factory=dict)
    version: int = -1
    refused: list[str] = field(default_factory=list)
    told: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_awaited(self) -> bool:
        """Whether it is this player's turn."""
        return self.view.get("turn") is not None and self.view["turn"] == self.view["seat"]

    @property
    def moment(self) -> Json:
        """What a message about the game has to name."""
        return {name: self.view[name] for name in ("game", "deal", "move")}

    async def listen(self) -> None:
        """Take what comes until the socket closes."""
        async for frame in self.socket:
            self._take(frame.json())

    def _take(self, said: Json) -> None:
        if said["type"] == "refused":
            self.refused.append(said["code"])
        if said.get("view") and said["version"] > self.version:
            self.view, self.version = said["view"], said["version"]
        self.told.set()

    async def send(self, kind: str, **fields: object) -> None:
        """Send one message."""
        named = {"type": kind, "table": self.table, "request": secrets.token_hex(8)}
        await self.socket.send_json({**named, **fields})

    async def until(self, holds: Callable[[Json], bool], patience: float = PATIENCE) -> None:
        """Wait until the view is so."""
        try:
            async with asyncio.timeout(patience):
                while not (self.view and holds(self.view)):
                    self.told.clear()
                    await self.told.wait()
        except TimeoutError:
            seen = {name: self.view.get(name) for name in ("phase", "turn", "seat", "move")}
            raise AssertionError(f"it did not come: {seen}, refused: {self.refused}") from None

    async def reach(self, version: int) -> None:
        """Wait until this version, or a later one, was told."""
        await self.until(lambda _: self.version >= version)

    async def act(self) -> None:
        """Bid 3, or play the first card that follows the rules; wait until that is stored."""
        before = self.moment
        allowed = self.view["allowed"]
        if allowed["bids"]:
            await self.send("bid", **before, bid=3)
        else:
            await self.send("play", **before, card=allowed["clean"][0])
        await self.until(lambda _: self.moment != before)


@asynccontextmanager
async def player_at(site: Site, table: str, secret: str) -> AsyncIterator[Player]:
    """A player whose socket is open and who was welcomed."""
    async with site.session.ws_connect(site.socket_url) as socket:
        player = Player(table, secret, socket)
        listening = asyncio.create_task(player.listen())
        try:
            await player.send("hello", secret=secret, visible=True)
            await player.until(lambda _: True)
            yield player
        finally:
            listening.cancel()


async def play_until(players: list[Player], phase: str) -> None:
    """Let everybody who is awaited act until all see this phase."""
    while not all(player.view["phase"] == phase for player in players):
        awaited = [player for player in players if player.is_awaited]
        if awaited:
            await awaited[0].act()
            newest = max(player.version for player in players)
            await asyncio.gather(*(player.reach(newest) for player in players))
        else:
            await players[0].until(lambda view: players[0].is_awaited or view["phase"] == phase)


async def start_with_robots(host: Player) -> None:
    """Fill the table with robots, choose one of them as partner, and start."""
    await host.send("add_bots")
    await host.until(lambda view: bool(view["allowed"]["partners"]))
    await host.send("partner", partner=host.view["allowed"]["partners"][0])
    await host.until(lambda view: view["allowed"]["start"])
    await host.send("start", contribution=secrets.token_hex(16))
    await host.until(lambda view: view["phase"] == "bidding")


@asynccontextmanager
async def alone_with_robots(site: Site) -> AsyncIterator[Player]:
    """One person at a started table with three robots."""
    secret = new_secret()
    table = await site.open_table(secret, "Ana")
    async with player_at(site, table, secret) as me:
        await start_with_robots(me)
        yield me


def tricks_of(view: Json) -> int:
    """The tricks that all seats took; a pair's own count leaves out those of a failed nil."""
    return sum(int(seat["tricks"]) for seat in view["seats"])
