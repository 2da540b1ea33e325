"""Browsers of the tests: they send what API Gateway hands in, and read what was posted."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.table import Table
from functions.http_api import respond
from functions.message import take
from functions.use_cases.patience import Patience
from tests.functions.fakes import World

NAMES: Final = ("Ana", "Bruno", "Carla", "Diego")
CONTRIBUTION: Final = "00112233445566778899aabbccddeeff"
NOBODYS_TABLE: Final = "aaaabbbbcccc"

Json = dict[str, Any]
_connections: Final = (f"connection-{number}" for number in itertools.count(1))


def secret_of(number: int) -> str:
    """Return a browser's secret: 22 characters."""
    return f"secret{number:016d}"


def request_event(
    method: str,
    path: str,
    body: object = None,
    *,
    secret: str | None = None,
    query: Mapping[str, str] | None = None,
) -> Json:
    """Return an HTTP API event, payload 2.0. A `body` of text is sent as it is."""
    headers = {"host": "example.test", "content-type": "application/json"}
    if secret is not None:
        headers["authorization"] = f"Bearer {secret}"
    return {
        "version": "2.0",
        "routeKey": "$default",
        "rawPath": path,
        "rawQueryString": "",
        "headers": headers,
        "queryStringParameters": dict(query or {}),
        "requestContext": {
            "apiId": "api",
            "http": {
                "method": method,
                "path": path,
                "protocol": "HTTP/1.1",
                "sourceIp": "192.0.2.1",
            },
            "requestId": "JKJaXmPLvHcESHA=",
            "stage": "$default",
            "timeEpoch": 1583348638390,
        },
        "body": body if body is None or isinstance(body, str) else json.dumps(body),
        "isBase64Encoded": False,
    }


def socket_event(route: str, connection: str, body: str | None = None) -> Json:
    """Return a WebSocket API event; a MESSAGE has no headers."""
    kind = {"$connect": "CONNECT", "$disconnect": "DISCONNECT"}.get(route, "MESSAGE")
    event: Json = {
        "requestContext": {
            "routeKey": route,
            "eventType": kind,
            "connectionId": connection,
            "connectedAt": 1583348638000,
            "requestTimeEpoch": 1583348638390,
            "domainName": "example.test",
            "stage": "ws",
            "apiId": "api",
            "messageDirection": "IN",
            "extendedRequestId": "Fc5EgHuAoAMFdWA=",
        },
        "isBase64Encoded": False,
    }
    if body is not None:
        event["body"] = body
    return event


@dataclass
class Answered:
    """What the HTTP API answered."""

    status: int
    body: Json
    headers: dict[str, str]
    raw: bytes


def ask(
    world: World,
    method: str,
    path: str,
    body: object = None,
    *,
    secret: str | None = None,
    query: Mapping[str, str] | None = None,
) -> Answered:
    """Send one request and return the answer."""
    event = request_event(method, path, body, secret=secret, query=query)
    answer = respond(world.site, event)
    raw = str(answer["body"])
    return Answered(answer["statusCode"], json.loads(raw), answer["headers"], raw.encode())


@dataclass
class Client:
    """One socket of one browser. `secret` None: a spectator."""

    world: World
    table: str
    secret: str | None
    patience: Patience = field(default_factory=Patience)
    connection: str = field(default_factory=lambda: next(_connections))
    sent: list[str] = field(default_factory=list)
    _opened: list[Json] = field(default_factory=list)
    _read: int = 0
    _requests: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def connect(self) -> None:
        """Open the socket."""
        take(self.world.site, self.patience, socket_event("$connect", self.connection))

    def disconnect(self) -> None:
        """Close the socket."""
        self.world.sockets.gone.add(self.connection)
        take(self.world.site, self.patience, socket_event("$disconnect", self.connection))

    def send_text(self, text: str | None) -> dict[str, int]:
        """Send one frame as it is."""
        event = socket_event("$default", self.connection, text)
        return take(self.world.site, self.patience, event)

    def send(self, kind: str, **fields: object) -> str:
        """Send one message and return its request id."""
        return self.send_again(self.message(kind, **fields))

    def send_again(self, message: Json) -> str:
        """Send a message that may have been sent before."""
        self.send_text(json.dumps(message))
        return str(message["request"])

    def message(self, kind: str, **fields: object) -> Json:
        """Return a message without sending it."""
        request = f"{self.connection}-{next(self._requests)}"
        self.sent.append(request)
        return {"type": kind, "table": self.table, "request": request, **fields}

    def in_game(self, kind: str, **fields: object) -> Json:
        """Return a message for the moment that this client sees."""
        view = self.view()
        moment = {name: view[name] for name in ("game", "deal", "move")}
        return self.message(kind, **moment, **fields)

    def hello(self, *, visible: bool = True) -> Json:
        """Connect, say hello and return the welcome."""
        self.connect()
        secret = {} if self.secret is None else {"secret": self.secret}
        self.send("hello", visible=visible, **secret)
        return self.last("welcome")

    @property
    def frames(self) -> list[bytes]:
        """Everything posted to this socket."""
        return self.world.sockets.sent[self.connection]

    def received(self) -> list[Json]:
        """Everything posted to this socket, read."""
        self._opened += [json.loads(frame) for frame in self.frames[len(self._opened) :]]
        return self._opened

    def forget(self) -> None:
        """Throw away everything posted so far."""
        self.frames.clear()
        self._opened.clear()
        self._read = 0

    def new(self) -> list[Json]:
        """What was posted since the last look."""
        fresh = self.received()[self._read :]
        self._read += len(fresh)
        return fresh

    def last(self, kind: str) -> Json:
        """Return the latest message of this kind."""
        return next(said for said in reversed(self.received()) if said["type"] == kind)

    def view(self) -> Json:
        """Return the newest view that was posted."""
        seen = [said for said in self.received()[-20:] if said.get("view")]
        seen = seen or [said for said in self.received() if said.get("view")]
        view: Json = max(seen, key=lambda said: int(said["version"]))["view"]
        return view

    def act(self, card: str | None = None) -> Json:
        """Bid 3, or play `card` or the first that follows the rules. Returns the message."""
        allowed = self.view()["allowed"]
        if allowed["bids"]:
            message = self.in_game("bid", bid=3)
        else:
            message = self.in_game("play", card=card or allowed["clean"][0])
        self.send_again(message)
        return message


@dataclass
class Four:
    """Four people who said hello at one table, by seat."""

    world: World
    table: str
    clients: list[Client]

    def stored(self) -> Table:
        """Return the table as it is stored."""
        return self.world.store.load(self.table, self.world.site.now()).state.table

    def version(self) -> int:
        """Return the stored version."""
        return self.world.store.load(self.table, self.world.site.now()).state.version

    def awaited(self) -> Client:
        """Return the one whose turn it is."""
        turn = self.clients[0].view()["turn"]
        return self.clients[turn]

    def bid_out(self) -> None:
        """Let everybody bid."""
        while self.clients[0].view()["phase"] == "bidding":
            self.awaited().act()

    def play_out(self) -> None:
        """Play until the deal is counted."""
        while self.clients[0].view()["phase"] in ("bidding", "playing"):
            self.awaited().act()

    def press_next(self) -> None:
        """Somebody presses SIGUIENTE MANO."""
        host = self.clients[0]
        host.send_again(host.in_game("next_deal", contribution=CONTRIBUTION))


def opened(world: World, **options: object) -> str:
    """Open a table as Ana and return its id."""
    body = {"secret": secret_of(0), "name": NAMES[0], **options}
    return str(ask(world, "POST", "/api/tables", body).body["table"])


def seated(world: World, **options: object) -> Four:
    """Four people sit, choose and say hello; nothing is started."""
    table = opened(world, **options)
    for number in (1, 2, 3):
        body = {"secret": secret_of(number), "name": NAMES[number]}
        ask(world, "POST", f"/api/tables/{table}/people", body)
    clients = [Client(world, table, secret_of(number)) for number in range(4)]
    for client in clients:
        client.hello()
    clients[0].send("partner", partner="p2")
    return Four(world, table, clients)


def started(world: World, **options: object) -> Four:
    """Four people in the bidding of their first deal. The host p0 deals; p1 bids first."""
    four = seated(world, **options)
    four.clients[0].send("start", contribution=CONTRIBUTION)
    return four
