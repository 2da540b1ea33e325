"""Money: a thousand games and an idle month. `python -m tests.bench.costs` writes it down."""

from __future__ import annotations

from pathlib import Path

from tests.bench.figures import note, show, title
from tests.bench.game_bill import DEALS, GAMES, Counted, counted_game, game_lines
from tests.bench.idle_bill import full_lines, lean_lines
from tests.bench.prices import DATE, Line, total

GAMES_AIM, LEAN_AIM, FULL_AIM = 4.30, 1.00, 10.00
DOCUMENT = Path(__file__).parents[2] / "docs" / "costs.md"


def main() -> None:
    """Print each line of the bills."""
    title(f"Costs, list prices of {DATE}, before any free allowance")
    game = counted_game()
    lines = game_lines(game)
    _show(lines)
    show(f"{GAMES:,} games of four people", total(lines), "USD", GAMES_AIM)
    note(f"{DEALS} deals each; {game.bytes_out * GAMES / 1e9:.1f} GB of frames")
    lean, more = lean_lines(), full_lines()
    _show(lean)
    show("idle month, lean", total(lean), "USD", LEAN_AIM)
    _show(more)
    show("idle month, snapshots and dashboard on", total(lean + more), "USD", FULL_AIM)


def document() -> str:
    """Return docs/costs.md."""
    game = counted_game()
    lines, lean, more = game_lines(game), lean_lines(), full_lines()
    return TEXT.format(
        date=DATE,
        games=f"{GAMES:,}",
        deals=DEALS,
        counts=_counts(game),
        game_table=_table(lines),
        game_total=f"{total(lines):.2f}",
        deal_total=f"{total(lines) / DEALS:.2f}",
        gigabytes=f"{game.bytes_out * GAMES / 1e9:.1f}",
        lean_table=_table(lean),
        lean_total=f"{total(lean):.2f}",
        full_table=_table(more),
        full_total=f"{total(lean + more):.2f}",
    )


def _show(lines: tuple[Line, ...]) -> None:
    for line in lines:
        show(f"  {line.price.what}", line.usd, "USD")


def _table(lines: tuple[Line, ...]) -> str:
    rows = [
        f"| {line.price.what} | {_amount(line)} | {line.price.usd:g} per {line.price.unit} "
        f"| {line.usd:.3f} | {line.price.page} |"
        for line in lines
    ]
    head = ["| what | amount | USD | comes to | price page |", "|---|--:|--:|--:|---|"]
    return "\n".join([*head, *rows])


def _amount(line: Line) -> str:
    return f"{line.amount:,.0f}" if line.amount >= 1 or not line.amount else f"{line.amount:.2f}"


def _counts(game: Counted) -> str:
    rows = {
        "messages in over the sockets": game.messages_in,
        "messages out": game.messages_out,
        "minutes of connection": game.connection_minutes,
        "HTTP requests": game.http_requests,
        "read units": game.reads,
        "write units, the index included": game.writes,
    }
    lines = [f"| {what} | {amount:,.0f} |" for what, amount in rows.items()]
    return "\n".join(["| in one game | |", "|---|--:|", *lines])


TEXT = """\
# Costs

Written by `make costs`, which counts and multiplies; a test refuses a copy that no longer agrees.
List prices of us-east-1, read on {date}, on demand, before any free allowance. Amounts are
counted from requests and item sizes by the rules of each service; only how long a function runs
is an estimate (30 ms an invocation), for want of a bill.

## {games} games of four people: {game_total} USD

A game here has {deals} deals; the robots among themselves need 7.3 in the mean of 100 games. Each
further deal of all {games} games costs {deal_total} USD. People play a card every 5 seconds and
look at each count for 20. Every page pings once a minute, each person loads the page once, and
one line of chat is written in each deal. A card is one message in and four out, one Query and one
UpdateItem.

{counts}

{game_table}

Most of it is messages: four people have to be told of each card. What CloudFront carries, the
page itself and {gigabytes} GB of frames, is not in the sum; its free allowance of 1 TB a month
does not end after a year, and is enough for a hundred times as many games.

Robots cost less than people: nothing is sent to them or comes from them. For all that play one
after the other there is one event (1.00 USD per million) and one run of a larger function.

## A month in which nobody plays

Lean, with `-c snapstart=no -c dashboard=no`: {lean_total} USD. The alarms are most of it; the
first ten of an account are free.

{lean_table}

With snapshots and dashboard, as they are by default: {full_total} USD. A snapshot is paid for as
long as its version is kept, and saves whoever comes first some waiting. A custom metric costs
0.30 USD for a month in which it is sent every hour; while nobody plays, none is sent.

{full_table}

Not listed, because they come to less than a cent: what the tables and the page weigh in DynamoDB
and S3, the backups of an empty table, and the bus, which costs nothing until it is used.
"""


if __name__ == "__main__":
    DOCUMENT.write_text(document())
