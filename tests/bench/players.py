"""Players over raw sockets: they send, and note when each version reached them."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector

NAMES = ("Ana", "Bruno", "Carla", "Diego")
PATIENCE = 30
"""Seconds after which a version that does not come is a fault."""

Json = dict[str, Any]
_requests = itertools.count(1)


@dataclass
class Player:
    """One person's socket, what it showed last, and when each version came (performance clock)."""

    table: str
    secret: str
    socket: ClientWebSocketResponse
    version: int = 0
    view: Json = field(default_factory=dict)
    came: dict[int, float] = field(default_factory=dict)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        """Take in what comes until the socket ends."""
        async for message in self.socket:
            at = time.perf_counter()
            said = json.loads(message.data)
            if said["type"] == "refused":
                print("  refused:", said["code"])
            version = said.get("version") or 0
            if said.get("view") and version > self.version:
                self.version, self.view = version, said["view"]
                self.came[version] = at
                self._news.set()

    async def send(self, kind: str, **fields: object) -> None:
        """Send one message."""
        request = f"request-{next(_requests):08}"
        message = {"type": kind, "table": self.table, "request": request, **fields}
        await self.socket.send_str(json.dumps(message))

    async def send_in_game(self, kind: str, **fields: object) -> None:
        """Send a message for the moment that this player sees."""
        moment = {name: self.view[name] for name in ("game", "deal", "move")}
        await self.send(kind, **moment, **fields)

    async def until(self, version: int) -> None:
        """Wait until this version, or a later one, has come."""
        async with asyncio.timeout(PATIENCE):
            while self.version < version:
                self._news.clear()
                await self._news.wait()


@dataclass
class Four:
    """Four players at one table of a running stack, in the order of their seats."""

    players: list[Player]

    async def play_card(self) -> float:
        """Play up to a card and play it; return the milliseconds until the last other saw it."""
        while self.players[0].view["phase"] != "playing":
            await self._go_on()
        mover = self.players[self.players[0].view["turn"]]
        version = mover.version + 1
        card = mover.view["allowed"]["clean"][0]
        sent = time.perf_counter()
        await mover.send_in_game("play", card=card)
        await self.all_until(version)
        others = [player for player in self.players if player is not mover]
        return (max(player.came[version] for player in others) - sent) * 1000

    async def _go_on(self) -> None:
        host, version = self.players[0], self.players[0].version + 1
        phase, contribution = host.view["phase"], secrets.token_hex(16)
        if phase == "bidding":
            await self.players[host.view["turn"]].send_in_game("bid", bid=3)
        elif phase == "counting":
            await host.send_in_game("next_deal", contribution=contribution)
        elif phase == "finished":
            await host.send_in_game("rematch", contribution=contribution)
        else:
            await host.send("start", contribution=contribution)
        await self.all_until(version)

    async def all_until(self, version: int) -> None:
        """Wait until this version has reached everybody."""
        await asyncio.gather(*(player.until(version) for player in self.players))


@asynccontextmanager
async def session_with(url: str) -> AsyncIterator[ClientSession]:
    """Open a session that takes as many sockets as are wanted."""
    async with ClientSession(url, connector=TCPConnector(limit=0)) as session:
        yield session


@asynccontextmanager
async def four_at(session: ClientSession) -> AsyncIterator[Four]:
    """Open a table, seat four, and choose partners; everybody listens meanwhile."""
    owned = [secrets.token_urlsafe(16) for _ in NAMES]
    table = await _seated(session, owned)
    async with AsyncExitStack() as open_ones:
        players = []
        for secret in owned:
            socket = await open_ones.enter_async_context(session.ws_connect("/ws"))
            players.append(await _greeted(Player(table, secret, socket), open_ones))
        await players[0].send("partner", partner="p2")
        four = Four(players)
        await four.all_until(players[0].version + 1)
        yield four


async def _seated(session: ClientSession, owned: list[str]) -> str:
    opener = {"secret": owned[0], "name": NAMES[0]}
    async with session.post("/api/tables", json=opener) as answer:
        table = str((await answer.json())["table"])
    for secret, name in zip(owned[1:], NAMES[1:], strict=True):
        body = {"secret": secret, "name": name}
        async with session.post(f"/api/tables/{table}/people", json=body) as answer:
            answer.raise_for_status()
    return table


async def _greeted(player: Player, open_ones: AsyncExitStack) -> Player:
    listening = asyncio.create_task(player.listen())
    open_ones.callback(listening.cancel)
    await player.send("hello", secret=player.secret, visible=True)
    await player.until(1)
    return player
