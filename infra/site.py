"""The one description of what runs: read by the laptop stack and by the cloud's stacks alike.

Nothing here imports the game. A handler is named by a string such as
``functions.message.handler``, and whoever reads this description imports it by that name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

SOURCE = "espadas"
"""The ``source`` of every event the game puts on its bus."""

BOT_TURN_DUE = "BotTurnDue"
"""The ``detail-type`` of the event that says: a robot is next at this table."""

SWEEP_BATCH = "SweepBatch"
"""The ``detail-type`` of the event with which one sweep hands tables to another."""

SWEEP_BATCH = "SweepBatch"
"""The ``detail-type`` of the event that hands a batch of due tables to a sweep of its own."""

ENVIRONMENT = (
    "TABLE_NAME",
    "DUE_INDEX",
    "EVENT_BUS",
    "WEBSOCKET_ENDPOINT",
    "STAGE",
    "LOG_LEVEL",
    "POWERTOOLS_SERVICE_NAME",
    "POWERTOOLS_METRICS_NAMESPACE",
)
"""The environment variables every function is given."""


class Right(Enum):
    """Something that a function has to be allowed to do."""

    KEEP = auto()
    """Read and write items of the table."""
    FIND_DUE = auto()
    """Query the due index."""
    ANNOUNCE = auto()
    """Put events on the bus."""
    TELL = auto()
    """Post to a connection."""
    CLOSE = auto()
    """Close a connection."""


@dataclass(frozen=True)
class Function:
    """One function: its name, its handler as ``module.attribute``, and what it may use.

    ``memory_mb`` decides its share of a processor (1,769 MB are one whole virtual CPU);
    ``timeout_s`` is in seconds.
    """

    name: str
    handler: str
    memory_mb: int
    timeout_s: int
    rights: frozenset[Right]
    environment: tuple[str, ...] = ENVIRONMENT


@dataclass(frozen=True)
class HttpRoute:
    """A method and a path of the HTTP API; ``{braces}`` mark path parameters."""

    method: str
    path: str
    function: str

    @property
    def key(self) -> str:
        """The route key as API Gateway writes it, such as ``POST /api/tables``."""
        return f"{self.method} {self.path}"


@dataclass(frozen=True)
class SocketRoute:
    """A route key of the WebSocket API: ``$connect``, ``$disconnect`` or ``$default``."""

    key: str
    function: str


@dataclass(frozen=True)
class EventRule:
    """A rule of the event bus: events of this source and detail-type invoke the function.

    An event is offered `retries` more times, at most until it is `keep_minutes` old.
    """

    name: str
    source: str
    detail_type: str
    function: str
    retries: int = 2
    keep_minutes: int = 5

    @property
    def pattern(self) -> dict[str, list[str]]:
        """The rule's event pattern, as EventBridge takes it."""
        return {"source": [self.source], "detail-type": [self.detail_type]}


@dataclass(frozen=True)
class Schedule:
    """A function invoked again and again, ``every_minutes`` minutes apart."""

    name: str
    every_minutes: int
    function: str

    @property
    def expression(self) -> str:
        """The schedule expression, such as ``rate(1 minute)``."""
        unit = "minute" if self.every_minutes == 1 else "minutes"
        return f"rate({self.every_minutes} {unit})"


@dataclass(frozen=True)
class Key:
    """A key attribute and its DynamoDB type: ``S`` for text, ``N`` for a number."""

    name: str
    kind: str


@dataclass(frozen=True)
class Index:
    """A global secondary index that carries the keys alone; sparse: items without them stay out."""

    name: str
    partition: Key
    sort: Key
    projection: str = "KEYS_ONLY"


@dataclass(frozen=True)
class Store:
    """The one DynamoDB table. ``ttl`` names the attribute with the second an item may go at."""

    partition: Key
    sort: Key
    index: Index
    ttl: str

    @property
    def keys(self) -> tuple[Key, ...]:
        """Every attribute that is a key of the table or of its index."""
        return (self.partition, self.sort, self.index.partition, self.index.sort)


@dataclass(frozen=True)
class Site:
    """Everything that runs, and what leads to it."""

    functions: tuple[Function, ...]
    http_routes: tuple[HttpRoute, ...]
    socket_routes: tuple[SocketRoute, ...]
    rules: tuple[EventRule, ...]
    schedule: Schedule
    store: Store
    socket_stage: str

    def function(self, name: str) -> Function:
        """The function of that name; ``KeyError`` when there is none."""
        return {function.name: function for function in self.functions}[name]

    def socket_function(self, key: str) -> str:
        """The name of the function behind a WebSocket route key; ``KeyError`` when none."""
        return {route.key: route.function for route in self.socket_routes}[key]


_PLAY = frozenset({Right.KEEP, Right.TELL, Right.ANNOUNCE})

SITE = Site(
    functions=(
        Function(
            "http_api",
            "functions.http_api.handler",
            memory_mb=1024,
            timeout_s=10,
            rights=frozenset({Right.KEEP, Right.TELL}),
        ),
        Function(
            "message",
            "functions.message.handler",
            memory_mb=1024,
            timeout_s=10,
            rights=_PLAY | {Right.CLOSE},
        ),
        Function(
            "bot_turn", "functions.bot_turn.handler", memory_mb=1769, timeout_s=30, rights=_PLAY
        ),
        Function(
            "sweep",
            "functions.sweep.handler",
            memory_mb=1024,
            timeout_s=50,
            rights=_PLAY | {Right.FIND_DUE},
        ),
    ),
    http_routes=(
        HttpRoute("POST", "/api/tables", "http_api"),
        HttpRoute("GET", "/api/tables/{table}", "http_api"),
        HttpRoute("POST", "/api/tables/{table}/people", "http_api"),
        HttpRoute("GET", "/api/tables/{table}/chat", "http_api"),
        HttpRoute("GET", "/api/tables/{table}/deals", "http_api"),
        HttpRoute("GET", "/api/tables/{table}/deals/{game}/{deal}", "http_api"),
    ),
    socket_routes=(
        SocketRoute("$connect", "message"),
        SocketRoute("$disconnect", "message"),
        SocketRoute("$default", "message"),
    ),
    rules=(
        EventRule("bot-turn-due", SOURCE, BOT_TURN_DUE, "bot_turn"),
        # Not offered again: what it names is due again in a minute.
        EventRule("sweep-batch", SOURCE, SWEEP_BATCH, "sweep", retries=0),
    ),
    schedule=Schedule("sweep", every_minutes=1, function="sweep"),
    store=Store(
        partition=Key("pk", "S"),
        sort=Key("sk", "S"),
        index=Index("due", partition=Key("due_shard", "S"), sort=Key("due", "N")),
        ttl="ttl",
    ),
    socket_stage="ws",
)

CONTENT_SECURITY_POLICY = {
    "default-src": "'self'",
    "img-src": "'self' blob: data:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
"""What the page may load. ``'self'`` in ``connect-src`` covers the socket of the same host too."""


def security_headers() -> dict[str, str]:
    """The response headers every answer carries, from CloudFront and from a laptop alike."""
    policy = "; ".join(f"{name} {sources}" for name, sources in CONTENT_SECURITY_POLICY.items())
    return {
        "Content-Security-Policy": policy,
        "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
        "Cross-Origin-Opener-Policy": "same-origin",
    }


IMMUTABLE = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""

REVALIDATED = "no-cache"
"""For everything else: kept, but asked for again before use."""


def cache_control(path: str) -> str:
    """How long a browser may keep the file at this path of the page."""
    return IMMUTABLE if path.startswith("/assets/") else REVALIDATED


def handler_environment(
    *, table: str, bus: str, socket_endpoint: str, log_level: str, stage: str = "laptop"
) -> Mapping[str, str]:
    """The values of ``ENVIRONMENT`` for one stage of the site.

    ``socket_endpoint`` is the management endpoint of the WebSocket API, its stage included.
    """
    return {
        "TABLE_NAME": table,
        "DUE_INDEX": SITE.store.index.name,
        "EVENT_BUS": bus,
        "WEBSOCKET_ENDPOINT": socket_endpoint,
        "STAGE": stage,
        "LOG_LEVEL": log_level,
        "POWERTOOLS_SERVICE_NAME": SERVICE,
        "POWERTOOLS_METRICS_NAMESPACE": metrics_namespace(stage),
    }


SERVICE = "espadas"
"""The name under which functions log, and the ``service`` dimension of what they count."""


def metrics_namespace(stage: str) -> str:
    """The CloudWatch namespace of what a stage counts, so that two stages do not add up."""
    return f"Espadas/{stage}"
