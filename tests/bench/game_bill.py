"""What a thousand games of four people cost: requests counted, then priced."""

from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass

from functions.observability import Observability
from functions.settings import Settings
from infra.site import SITE, handler_environment
from tests.bench import prices
from tests.bench.evening import Evening
from tests.bench.prices import Line
from tests.functions.clients import CONTRIBUTION, ask, secret_of

GAMES = 1_000
DEALS = 8
"""Deals of a game to 500; the bots among themselves take 7.3 in the mean of 100 games."""
LOOKS = 4
"""How often each of the four has the page load: look, chat, chart of scores."""
BILLED_SECONDS = 0.030
"""Of one invocation, an estimate: 10 ms of our CPU and boto3's on 0.58 of a processor, 20 ms of
waiting for a Query, an UpdateItem, and four posts side by side."""


@dataclass(frozen=True)
class Counted:
    """What a stretch of an evening used."""

    messages_in: float
    messages_out: float
    connection_minutes: float
    http_requests: float
    reads: float
    writes: float
    bytes_out: float
    cards: float

    def __add__(self, other: Counted) -> Counted:
        return self._combined(other, 1)

    def times(self, number: int) -> Counted:
        """Return so many of these."""
        return Counted(*(value * number for value in _values(self)))

    def without(self, other: Counted) -> Counted:
        """Return what came on top of an earlier reading."""
        return self._combined(other, -1)

    def _combined(self, other: Counted, sign: int) -> Counted:
        pairs = zip(_values(self), _values(other), strict=True)
        return Counted(*(one + sign * another for one, another in pairs))


def counted_game() -> Counted:
    """Count the opening and one deal, and put a game of `DEALS` together from them."""
    evening = Evening.begin()
    table = evening.four.table
    for _ in range(LOOKS):
        for path in ("", "/chat", "/deals"):
            ask(evening.world, "GET", f"/api/tables/{table}{path}", secret=secret_of(0))
    evening.wait(2 * 60)
    evening.four.clients[0].send("start", contribution=CONTRIBUTION)
    requests = 1 + 3 + 3 * LOOKS
    opening = _reading(evening, http_requests=requests)
    evening.play_deal()
    evening.four.clients[1].send("chat", text="¡bien jugado!")
    deal = _reading(evening, http_requests=requests, cards=52).without(opening)
    return opening + deal.times(DEALS)


def game_lines(game: Counted) -> tuple[Line, ...]:
    """Return the bill of a thousand such games."""
    many = game.times(GAMES)
    sockets = many.messages_in + many.messages_out
    invocations = many.messages_in + many.http_requests
    gigabytes = SITE.function("message").memory_mb / 1024
    return (
        Line(prices.SOCKET_MESSAGE, sockets),
        Line(prices.SOCKET_MINUTE, many.connection_minutes),
        Line(prices.HTTP_REQUEST, many.http_requests),
        Line(prices.INVOCATION, invocations),
        Line(prices.GB_SECOND, invocations * BILLED_SECONDS * gigabytes),
        Line(prices.READ_UNIT, many.reads),
        Line(prices.WRITE_UNIT, many.writes),
        Line(prices.LOG_GB, many.cards * log_bytes_of_a_card() / 1e9),
    )


def log_bytes_of_a_card() -> int:
    """Return the bytes of the one line that is logged for a card: its count, as a metric."""
    said = handler_environment(
        table="t", bus="b", socket_endpoint="http://127.0.0.1:9", log_level="INFO", stage="prod"
    )
    written = io.StringIO()
    with contextlib.redirect_stdout(written):
        observability = Observability.open(Settings.read(said))
        observability.metrics.count("CardPlayed")
        observability.metrics.flush()
    return len(written.getvalue().encode())


def _reading(evening: Evening, *, http_requests: int, cards: int = 0) -> Counted:
    metered, people = evening.metered, len(evening.four.clients)
    return Counted(
        messages_in=evening.received + people,
        messages_out=len(evening.posted),
        connection_minutes=people * evening.seconds / 60,
        http_requests=http_requests,
        reads=metered.reads,
        writes=metered.writes + metered.index_writes,
        bytes_out=sum(evening.posted),
        cards=cards,
    )


def _values(counted: Counted) -> tuple[float, ...]:
    return tuple(getattr(counted, name) for name in counted.__dataclass_fields__)
