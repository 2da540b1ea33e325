"""Twin runs: what is hidden from a seat makes no difference to a single byte sent to it."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card, cards
from engine.shuffle import Deck
from functions.ports.values import Change
from tests.functions.clients import Client, Four, started
from tests.functions.fakes import World

# One card at a time from the dealer's left: each line is what seats 1, 2, 3 and 0 get in turn.
DECK: Deck = cards(
    """
    2C 3C 4C 5C  6C 7C 8C 9C  TC JC QC KC  2D 3D 4D 5D  6D 7D 8D 9D  TD JD QD KD
    2H 3H 4H 5H  6H 7H 8H 9H  TH JH QH KH  2S 3S 4S 5S  6S 7S 8S 9S  TS JS QS KS
    AS AH AD AC
    """
)


def dealt(deck: Deck, *, mode: str = "allowed") -> Four:
    """Four people and a spectator with these cards, the bidding done."""
    four = started(World(), mode=mode)
    loaded = four.world.store.load(four.table, four.world.site.now())
    deal = loaded.state.table.deal
    assert deal is not None
    table = replace(loaded.state.table, deal=replace(deal, deck=deck))
    version = loaded.state.version
    state = replace(loaded.state, table=table, version=version + 1)
    four.world.store.save(Change(four.table, version, state, "dealt"))
    return four


def watched(four: Four) -> Client:
    client = Client(four.world, four.table, None)
    client.hello()
    return client


def posted(client: Client, table: str) -> list[bytes]:
    """Everything posted to a client, the names of connections and table made equal."""
    own = client.connection.encode()
    return [
        frame.replace(own, b"connection").replace(table.encode(), b"table")
        for frame in client.frames
    ]


def swapped(deck: Deck, one: str, other: str) -> Deck:
    places = {Card.parse(one): Card.parse(other), Card.parse(other): Card.parse(one)}
    return tuple(places.get(card, card) for card in deck)


def run(four: Four, plays: list[str]) -> tuple[Four, Client]:
    spectator = watched(four)
    for client in four.clients:
        client.forget()
        client.send("sync", version=1)
    four.bid_out()
    for card in plays:
        four.awaited().act(card)
    return four, spectator


def test_cards_that_others_hold_change_no_byte() -> None:
    # Seats 2 and 3 exchange two cards that neither plays.
    plays = "2C 3C 4C 5C KC TC JC QC".split()
    runs = [run(dealt(deck), plays[:4]) for deck in (DECK, swapped(DECK, "JH", "QH"))]
    for seat in (0, 1):
        first, second = (posted(four.clients[seat], four.table) for four, _ in runs)
        assert first == second
    first, second = (posted(spectator, four.table) for four, spectator in runs)
    assert first == second


def test_a_renege_differs_by_its_card_alone() -> None:
    # Seat 2 follows with the 3C, or throws the 3D away with clubs in hand; nothing else differs.
    clean, spectator = run(dealt(DECK), "2C 3C 4C 5C".split())
    reneged, other_spectator = run(dealt(DECK), "2C 3D 4C 5C".split())
    for seat in (0, 1, 3):
        first = posted(clean.clients[seat], clean.table)
        second = posted(reneged.clients[seat], reneged.table)
        assert [frame.replace(b'"3C"', b'"3D"') for frame in first] == second
    first, second = posted(spectator, clean.table), posted(other_spectator, reneged.table)
    assert [frame.replace(b'"3C"', b'"3D"') for frame in first] == second


def test_a_renege_is_out_of_sight_after_the_next_trick() -> None:
    clean, _ = run(dealt(DECK), "2C 3C 4C 5C KC TC JC QC 9C 6C 7C 8C".split())
    reneged, _ = run(dealt(DECK), "2C 3D 4C 5C KC TC JC QC 9C 6C 7C 8C".split())
    for seat in (0, 1, 3):
        first = posted(clean.clients[seat], clean.table)
        second = posted(reneged.clients[seat], reneged.table)
        assert first[-3:] == second[-3:]


def test_the_reneger_alone_sees_another_hand() -> None:
    clean, _ = run(dealt(DECK), "2C 3C 4C 5C".split())
    reneged, _ = run(dealt(DECK), "2C 3D 4C 5C".split())
    hands = [set(four.clients[2].view()["hand"]) for four in (clean, reneged)]
    assert hands[0] ^ hands[1] == {"3C", "3D"}


def test_a_prevented_renege_is_told_to_its_player_alone() -> None:
    four, spectator = run(dealt(DECK, mode="prevented"), ["2C"])
    before = [len(client.frames) for client in (*four.clients, spectator)]
    four.awaited().act("3D")
    after = [len(client.frames) for client in (*four.clients, spectator)]
    assert [late - early for early, late in zip(before, after, strict=True)] == [0, 0, 1, 0, 0]
    assert four.clients[2].last("refused")["code"] == "must_follow_suit"
