"""The leak checker finds what is planted, in whatever shape; and nothing in an honest frame."""

from __future__ import annotations

import base64
import json

import pytest

from engine.cards import CARDS
from tests.functions.clients import NAMES, Four, Json, started
from tests.functions.fakes import World
from tests.functions.wire.leaks import Deal, leaks_in

DECK = [str(card) for card in CARDS]


def in_the_third_trick() -> Four:
    four = started(World())
    four.bid_out()
    for _ in range(10):
        four.awaited().act()
    return four


def visible_to(four: Four, seat: int | None) -> frozenset[str]:
    deal = four.stored().deal
    assert deal is not None
    texts = [str(card) for card in deal.deck], [str(card) for card in deal.plays]
    return Deal(texts[0], deal.dealer, texts[1]).visible_to(seat)


def known_to(four: Four, seat: int) -> frozenset[str]:
    client = four.clients[seat]
    players = ("p0", "p1", "p2", "p3")
    commitments = {said["view"]["commitment"] for said in client.received() if said.get("view")}
    return frozenset({four.table, *NAMES, *players, *client.sent, *commitments})


@pytest.fixture(scope="module")
def four() -> Four:
    return in_the_third_trick()


def found(four: Four, changed: Json) -> list[str]:
    return leaks_in(json.dumps(changed).encode(), visible_to(four, 0), known_to(four, 0))


def latest(four: Four) -> Json:
    frame: Json = json.loads(four.clients[0].frames[-1])
    return frame


def hidden_card(four: Four) -> str:
    return str(four.clients[1].view()["hand"][0])


def test_every_fourth_card_is_a_seats_own() -> None:
    deal = Deal(DECK, 0, DECK[:5])
    assert deal.hand_of(1) == set(DECK[0::4]) - set(DECK[:5])
    assert deal.visible_to(None) == set(DECK[:5])


def test_cards_older_than_the_last_trick_are_not_visible() -> None:
    deal = Deal(DECK, 0, DECK[:9])
    assert deal.visible_to(None) == set(DECK[4:9])


def test_an_honest_frame_gives_nothing_away(four: Four) -> None:
    assert found(four, four.clients[0].last("update")) == []


def test_the_frame_of_another_seat_gives_their_hand_away(four: Four) -> None:
    hand = four.clients[1].view()["hand"]
    leaks = found(four, four.clients[1].last("update"))
    assert {f"hand: {card}" for card in hand} <= set(leaks)


@pytest.mark.parametrize(
    "shape",
    [
        lambda card: card,
        lambda card: card.lower(),
        lambda card: [card],
        lambda card: {card: 1},
        lambda card: {card.lower(): True},
        lambda card: f"{card}KD",
        lambda card: f"he holds {card}",
        lambda card: DECK.index(card) + 14,
        lambda card: [DECK.index(card)],
        lambda card: [DECK.index(card), 2, 3],
        lambda card: 1 << DECK.index(card),
        lambda card: DECK.index(card) / 52,
        lambda card: base64.b64encode(card.encode()).decode(),
        lambda card: card.encode().hex(),
        lambda card: {"suit": DECK.index(card) // 13, "rank": DECK.index(card) % 13},
        lambda card: {"suit": {"C": "clubs", "D": "diamonds"}.get(card[1], "spades")},
    ],
)
@pytest.mark.parametrize("place", ["hint", "hand", "turn", "card", "name"])
def test_a_planted_card_is_found(four: Four, place: str, shape: object) -> None:
    assert callable(shape)
    frame = latest(four)
    frame["view"][place] = shape(hidden_card(four))
    assert found(four, frame) != []


def test_a_card_of_an_older_trick_is_found(four: Four) -> None:
    deal = four.stored().deal
    assert deal is not None
    frame = latest(four)
    frame["view"]["last_trick"]["plays"][0]["card"] = str(deal.plays[0])
    assert found(four, frame) == [f"card: {deal.plays[0]}"]


def test_a_card_in_an_event_is_found(four: Four) -> None:
    frame = latest(four)
    frame["events"].append({"type": "card_played", "seat": 2, "card": hidden_card(four)})
    assert found(four, frame) == [f"card: {hidden_card(four)}"]


def test_indices_in_place_of_bids_are_found(four: Four) -> None:
    frame = latest(four)
    frame["view"]["allowed"]["bids"] = [51, 3, 17]
    assert found(four, frame) == ["bids: 51", "bids: 17"]


def test_a_renamed_player_is_found(four: Four) -> None:
    frame = latest(four)
    frame["view"]["seats"][1]["name"] = f"Bruno {hidden_card(four)}"
    assert len(found(four, frame)) == 1


def test_a_foreign_secret_is_found(four: Four) -> None:
    frame = latest(four)
    frame["view"]["commitment"] = four.stored().secret.hex()
    assert len(found(four, frame)) == 1
