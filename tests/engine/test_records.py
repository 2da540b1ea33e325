from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import written
from engine.errors import BadRecord
from engine.options import RenegeMode
from engine.records import DealRecord
from engine.recordtext import record_from
from engine.shuffle import commitment_to, deck_from
from tests.engine.records import broken_off_record, counted_record, judged_record
from tests.engine.tables import CONTRIBUTION, PREVENTED, SECRET

RECORDS = (
    counted_record(),
    counted_record(PREVENTED),
    broken_off_record(),
    judged_record(accused=2),
    judged_record(accused=0),
)


def test_a_record_holds_the_whole_deal() -> None:
    record = judged_record(accused=2)
    assert (record.game, record.deal, record.target, record.mode) == (1, 1, 500, RenegeMode.ALLOWED)
    assert (record.dealer, record.players) == (0, ("p0", "p1", "p2", "p3"))
    assert record.commitment == commitment_to(SECRET)
    assert (record.secret, record.contribution) == (SECRET.hex(), CONTRIBUTION.hex())
    assert record.deck == deck_from(SECRET, CONTRIBUTION)
    assert record.bids == (3, 3, 2, "nil")
    assert [(seat, str(card)) for seat, card in record.plays] == [
        (1, "2H"),
        (2, "KD"),
        (3, "6H"),
        (0, "TH"),
        (0, "5C"),
    ]
    assert (record.scores_before, record.bags_before) == ((0, 0), (0, 0))
    assert (record.count, record.accusation) == (None, (1, 2, True))


def test_a_record_is_one_line_of_json_with_its_fields_in_order() -> None:
    text = judged_record(accused=2).to_text()
    assert "\n" not in text
    assert " " not in text.replace(written(judged_record(accused=2).deck), "")
    assert json.loads(text) == {
        "format": "espadas-deal/1",
        "game": 1,
        "deal": 1,
        "target": 500,
        "mode": "allowed",
        "dealer": 0,
        "players": ["p0", "p1", "p2", "p3"],
        "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "contribution": "c8c9cacbcccdcecfd0d1d2d3d4d5d6d7",
        "deck": written(deck_from(SECRET, CONTRIBUTION)),
        "bids": [3, 3, 2, "nil"],
        "plays": [[1, "2H"], [2, "KD"], [3, "6H"], [0, "TH"], [0, "5C"]],
        "scores_before": [0, 0],
        "bags_before": [0, 0],
        "count": None,
        "accusation": {"by": 1, "accused": 2, "proven": True},
    }
    assert list(json.loads(text))[:4] == ["format", "game", "deal", "target"]


@pytest.mark.parametrize("record", RECORDS)
def test_a_record_reads_back_whole_and_has_one_form(record: DealRecord) -> None:
    assert record_from(record.to_text()) == record
    spaced = json.dumps(json.loads(record.to_text()), indent=2)
    assert record_from(spaced).to_text() == record.to_text()


def changed(name: str, value: Any) -> str:  # noqa: ANN401 - whatever a file may hold
    content = json.loads(counted_record().to_text())
    return json.dumps(content | {name: value})


SWAPPED_DECK = written((*RECORDS[0].deck[:51], RECORDS[0].deck[0]))
COUNT = json.loads(RECORDS[0].to_text())["count"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", "espadas-deal/2"),
        ("game", 0),
        ("game", True),
        ("game", "1"),
        ("deal", 0),
        ("deal", 101),
        ("target", 300),
        ("target", 500.0),
        ("mode", "forbidden"),
        ("dealer", 4),
        ("dealer", -1),
        ("players", ["p0", "p1", "p2"]),
        ("players", ["p0", "p1", "p2", "x3"]),
        ("players", ["p0", "p1", "p2", "b0"]),
        ("players", ["p0", "p1", "p2", "p01"]),
        ("players", "p0p1"),
        ("commitment", "0" * 63),
        ("commitment", "G" * 64),
        ("secret", "0" * 65),
        ("secret", "A" * 64),
        ("contribution", "0" * 31),
        ("contribution", 7),
        ("deck", SWAPPED_DECK),
        ("deck", "AS KS"),
        ("deck", "XX"),
        ("deck", "1S 2S"),
        ("deck", []),
        ("bids", [3, 3, 3]),
        ("bids", [3, 3, 3, 0]),
        ("bids", [3, 3, 3, 14]),
        ("bids", [3, 3, 3, "Nil"]),
        ("plays", [[1]]),
        ("plays", [[4, "AS"]]),
        ("plays", [[1, "ZZ"]]),
        ("plays", [[1, 5]]),
        ("plays", ["1AS"]),
        ("plays", [[1, "AS"]] * 53),
        ("plays", None),
        ("scores_before", [0]),
        ("scores_before", [0, 0.5]),
        ("bags_before", [0, 10]),
        ("bags_before", [-1, 0]),
        ("count", []),
        ("count", [COUNT[0]]),
        ("count", [COUNT[0], {}]),
        ("count", [COUNT[0], COUNT[1] | {"delta": "7"}]),
        ("count", [COUNT[0], COUNT[1] | {"contract_result": "maybe"}]),
        ("count", [COUNT[0], COUNT[1] | {"more": 1}]),
        ("accusation", {}),
        ("accusation", {"by": 0, "accused": 4, "proven": True}),
        ("accusation", {"by": 4, "accused": 1, "proven": True}),
        ("accusation", {"by": -1, "accused": 1, "proven": True}),
        ("accusation", {"by": 0, "accused": -1, "proven": True}),
        ("accusation", {"by": 0, "accused": 1, "proven": 1}),
        ("accusation", [0, 1, True]),
        ("another", 1),
    ],
)
def test_a_record_with_a_wrong_field_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadRecord) as refusal:
        record_from(changed(name, value))
    assert refusal.value.code == "bad_record"
    assert refusal.value.args != (None,)


def test_a_record_with_a_missing_field_is_refused() -> None:
    content = json.loads(counted_record().to_text())
    for name in content:
        with pytest.raises(BadRecord, match="exactly"):
            record_from(json.dumps({key: content[key] for key in content if key != name}))


@pytest.mark.parametrize("text", ["", "null", "[]", "7", '"x"', "{", "{}", "[" * 100_000, "\x00"])
def test_what_is_no_object_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        record_from(text)


@given(st.data())
def test_a_damaged_record_is_refused_or_is_another_record(data: st.DataObject) -> None:
    text = broken_off_record().to_text()
    place = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:place] + data.draw(st.text(max_size=3)) + text[place + 1 :]
    try:
        record = record_from(damaged)
    except BadRecord:
        return
    assert record_from(record.to_text()) == record
