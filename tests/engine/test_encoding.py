from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CARDS, Card
from engine.commands import AddBots, ChoosePartner, Leave
from engine.encoding import decode, encode
from engine.errors import BadEncoding
from engine.packing import Packer, Unpacker
from engine.table import Outcome, Person, Phase, Table, Verdict
from tests.engine.tables import (
    after,
    bid,
    bid_out,
    counted,
    deal_on,
    dealt,
    decided,
    finished,
    lobby,
    paired,
    play,
)
from tests.engine.test_accusing import HANDS, accuse, reneged

EVERY_PHASE = (
    lobby(),
    lobby(guests=2, at=1_800_000_000),
    after(lobby(guests=1), ChoosePartner("p0", "p1"), AddBots("p0", 3)),
    paired(),
    dealt(),
    bid(bid(dealt(), "nil"), 13),
    bid_out(dealt(HANDS)),
    reneged(),
    counted(scores=(-190, 250), bags=(9, 1)),
    decided(),
    finished(),
    after(finished(), Leave("p1")),
    after(finished(), Leave("p0")),
    after(reneged(), accuse(reneged(), "p1", 2)),
    after(reneged(), accuse(reneged(), "p1", 0)),
    after(paired(people=1), Leave("p0")),
    after(lobby(), Leave("p0")),
)


def names_of(table: Table) -> dict[str, str]:
    return {person.id: person.name for person in table.people}


def worst() -> Table:
    """Return a table in its longest form: all played, a long proof, many people."""
    table = after(counted(), accuse(counted(), "p1", 2))
    proof = tuple((trick, Card.at(39 + trick - 1)) for trick in range(1, 14))
    people = tuple(Person(f"p{number}", "x" * 20) for number in range(250))
    seats = ("p246", "p247", "p248", "p249")
    return replace(
        table,
        verdict=Verdict(1, 2, proof),
        people=people,
        seats=seats,
        arrivals=seats,
        host="p249",
        partner="p247",
        since=4_102_444_800,
        touched=4_102_444_800,
        game=1_000_000,
        bots=1_000_000,
        scores=(-29_000, 29_000),
    )


@pytest.mark.parametrize("table", EVERY_PHASE)
def test_a_stored_table_comes_back_whole(table: Table) -> None:
    assert decode(encode(table), names_of(table)) == table


def test_names_are_not_stored_and_come_back_by_id() -> None:
    table = lobby(guests=1)
    stored = encode(table)
    assert b"Ana" not in stored
    renamed = decode(stored, {"p0": "Zoe", "p1": "Yara", "p2": "unused"})
    assert renamed.people == (Person("p0", "Zoe"), Person("p1", "Yara"))
    with pytest.raises(BadEncoding, match="p1"):
        decode(stored, {"p0": "Zoe"})


def test_the_longest_table_takes_at_most_420_bytes() -> None:
    table = worst()
    stored = encode(table)
    assert decode(stored, names_of(table)) == table
    assert len(stored) <= 420


def test_the_first_byte_is_the_version() -> None:
    stored = encode(lobby())
    assert stored[0] == 1
    for version in (0, 2, 3, 127):
        with pytest.raises(BadEncoding, match="version"):
            decode(bytes([version]) + stored[1:], {"p0": "Ana"})


@pytest.mark.parametrize("table", EVERY_PHASE)
def test_a_form_cut_short_or_with_something_added_is_refused(table: Table) -> None:
    stored = encode(table)
    for length in range(len(stored)):
        with pytest.raises(BadEncoding):
            decode(stored[:length], names_of(table))
    with pytest.raises(BadEncoding):
        decode(stored + b"\0", names_of(table))


@given(st.binary(max_size=300))
def test_noise_is_refused(noise: bytes) -> None:
    with pytest.raises(BadEncoding):
        decode(b"\x01" + noise, {f"p{number}": "x" for number in range(128)})


@given(st.sampled_from(EVERY_PHASE), st.data())
def test_a_changed_byte_is_refused_or_is_another_table(table: Table, data: st.DataObject) -> None:
    stored = bytearray(encode(table))
    place = data.draw(st.integers(0, len(stored) - 1))
    stored[place] = data.draw(st.integers(0, 255))
    names = {f"p{number}": "x" for number in range(4096)}
    with suppress(BadEncoding):
        assert encode(decode(bytes(stored), names)) == bytes(stored)


SOUND = bid_out(dealt(HANDS))
DEAL = deal_on(SOUND)
ENDED = after(reneged(), accuse(reneged(), "p1", 2))


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        (replace(SOUND, seats=("p0", "p1", "p2", "p2")), "somebody sits twice"),
        (replace(SOUND, arrivals=("p0", "p1", "p2")), "who sits and who arrived differ"),
        (replace(SOUND, arrivals=("p0", "p1", "p2", "p2")), "who sits and who arrived differ"),
        (replace(SOUND, people=SOUND.people[:3]), "an unknown player"),
        (
            replace(SOUND, seats=("p0", "p1", "p2", "b1"), arrivals=("p0", "p1", "p2", "b1")),
            "an unknown player",
        ),
        (
            replace(
                SOUND, bots=1, seats=("p0", "p1", "p2", "b0"), arrivals=("p0", "p1", "p2", "b0")
            ),
            "nobody where a player must be",
        ),
        (
            replace(
                SOUND,
                bots=1,
                host="b1",
                seats=("b1", "p1", "p2", "p3"),
                arrivals=("b1", "p1", "p2", "p3"),
            ),
            "a bot as host",
        ),
        (
            replace(lobby(guests=1), host="p1", seats=("p0", None, None, None), arrivals=("p0",)),
            "the host does not sit",
        ),
        (
            replace(
                lobby(guests=1), seats=("p0", None, None, None), arrivals=("p0",), partner="p1"
            ),
            "the partner does not sit",
        ),
        (replace(SOUND, game=0), "a game without a deal"),
        (replace(lobby(), game=1), "a game without a deal"),
        (replace(lobby(), game=1, deal=DEAL), "a deal before the game"),
        (replace(paired(), game=1, deal=DEAL), "a deal before the game"),
        (replace(paired(), phase=Phase.BIDDING), "no deal in a game"),
        (
            replace(paired(), phase=Phase.FINISHED, outcome=Outcome(0, "target")),
            "no deal in a game",
        ),
        (replace(paired(), phase=Phase.LOBBY), "a full lobby"),
        (replace(lobby(), phase=Phase.PAIRING), "a seat is free"),
        (
            replace(SOUND, seats=("p0", "p1", "p2", None), arrivals=("p0", "p1", "p2")),
            "a seat is free",
        ),
        (replace(finished(), outcome=None), "finished without outcome"),
        (replace(SOUND, outcome=Outcome(0, "target")), "decided early"),
        (replace(SOUND, verdict=Verdict(0, 1, ())), "judged in play"),
        (replace(SOUND, phase=Phase.BIDDING), "the phase does not fit the deal"),
        (replace(SOUND, phase=Phase.COUNTING), "the phase does not fit the deal"),
        (replace(dealt(), phase=Phase.PLAYING), "the phase does not fit the deal"),
        (replace(SOUND, deal=replace(DEAL, number=0)), "a deal without number"),
        (replace(SOUND, deal=replace(DEAL, deck=(*CARDS[:51], CARDS[0]))), "not the 52 cards"),
        (
            replace(play(SOUND, "AD"), deal=replace(DEAL, plays=(CARDS[25], CARDS[25]))),
            "a card played twice",
        ),
        (replace(dealt(), deal=replace(DEAL, bids=(3, None, None, None))), "bids out of turn"),
        (replace(dealt(), deal=replace(DEAL, bids=(None, 3, None, 3))), "bids out of turn"),
        (
            replace(dealt(), deal=replace(DEAL, bids=(None, 3, 3, 3), plays=CARDS[:1])),
            "played before all bid",
        ),
        (replace(ENDED, verdict=Verdict(4, 2, ())), "4 is not below 4"),
        (replace(ENDED, verdict=Verdict(1, 4, ())), "4 is not below 4"),
        (replace(ENDED, verdict=Verdict(1, 2, ((14, CARDS[0]),))), "14 is not below 14"),
        (replace(ENDED, verdict=Verdict(1, 2, ((1, CARDS[0]),) * 14)), "14 is not below 14"),
        (replace(ENDED, bags=(10, 0)), "10 is not below 10"),
        (replace(SOUND, deal=replace(DEAL, dealer=4)), "4 is not below 4"),
        (replace(SOUND, deal=replace(DEAL, plays=(CARDS[0],))), "a card played that was not held"),
    ],
)
def test_a_form_of_what_cannot_be_is_refused(table: Table, fault: str) -> None:
    with pytest.raises(BadEncoding) as refusal:
        decode(encode(table), names_of(table))
    assert str(refusal.value) == fault


def test_numbers_are_packed_seven_bits_a_byte() -> None:
    packer = Packer()
    for value in (0, 1, 127, 128, 300, 2**63 - 1):
        packer.number(value)
    for value in (0, -1, 1, -64, 64, -200, 10**9):
        packer.signed(value)
    packer.raw(b"end")
    unpacker = Unpacker(packer.packed())
    assert [unpacker.number() for _ in range(6)] == [0, 1, 127, 128, 300, 2**63 - 1]
    assert [unpacker.signed() for _ in range(7)] == [0, -1, 1, -64, 64, -200, 10**9]
    assert unpacker.raw(3) == b"end"
    unpacker.check_end()
    assert packer.packed()[:7] == bytes([0, 1, 127, 0x80, 1, 0xAC, 2])


def test_a_number_must_end_and_stay_below_its_limit() -> None:
    with pytest.raises(BadEncoding, match="without end"):
        Unpacker(b"\xff" * 20).number()
    with pytest.raises(BadEncoding, match="cut short"):
        Unpacker(b"\x80").number()
    assert Unpacker(b"\x04").below(5) == 4
    with pytest.raises(BadEncoding, match="not below"):
        Unpacker(b"\x05").below(5)
    with pytest.raises(BadEncoding, match="2 bytes too many"):
        Unpacker(b"\x05\x05").check_end()


def test_a_number_has_one_form_only() -> None:
    stored = encode(lobby(at=5))
    place = stored.index(bytes([5, 5]))
    longer = stored[:place] + bytes([0x85, 0x00]) + stored[place + 1 :]
    with pytest.raises(BadEncoding, match="one form"):
        decode(longer, {"p0": "Ana"})


def test_random_plays_keep_their_form() -> None:
    seed = random.randrange(2**32)
    print("seed", seed)
    chance = random.Random(seed)
    table = bid_out(dealt(HANDS))
    while table.phase is Phase.PLAYING:
        hand = deal_on(table).hand_of(table.turn or 0)
        leading = [card for card in hand if card.suit < 3] or list(hand)
        table = play(table, [chance.choice(leading if deal_on(table).led_suit is None else hand)])
        assert decode(encode(table), names_of(table)) == table
