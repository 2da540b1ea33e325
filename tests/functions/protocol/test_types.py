"""The client's types, and the likeness of models and engine values."""

from __future__ import annotations

import dataclasses
import typing

import pytest
from pydantic import TypeAdapter

from engine import events, records, views
from engine.cards import CARDS
from engine.events import DealClosed
from engine.scoring import PairCount
from functions.protocol import events as event_models
from functions.protocol import records as record_models
from functions.protocol import views as view_models
from functions.protocol.__main__ import TYPES
from functions.protocol.inbound import Inbound, PlayCard
from functions.protocol.typescript import protocol
from functions.protocol.values import CardText, Model

VIEWS = "SeatView PlayView TrickView CountView VerdictView OutcomeView Allowed TableView".split()


def field_names(value: type) -> set[str]:
    return {field.name for field in dataclasses.fields(value)}


def model_names(model: type[Model]) -> set[str]:
    return set(model.model_fields) - {"type"}


def test_types_of_the_client_are_those_of_the_models() -> None:
    assert TYPES.read_text(encoding="utf-8") == protocol()


@pytest.mark.parametrize("name", VIEWS)
def test_view_models_have_the_fields_of_engine_views(name: str) -> None:
    assert model_names(getattr(view_models, name)) == field_names(getattr(views, name))


def test_count_model_has_the_fields_of_the_engine() -> None:
    assert model_names(view_models.PairCount) == field_names(PairCount)


def test_record_model_has_the_fields_of_the_engine() -> None:
    assert model_names(record_models.DealRecord) == field_names(records.DealRecord)


def test_every_engine_event_but_the_record_has_a_model() -> None:
    engine_events = set(typing.get_args(events.Event)) - {DealClosed}
    assert set(event_models.MODELS) == {event.__name__ for event in engine_events}


@pytest.mark.parametrize(
    "event", [event for event in typing.get_args(events.Event) if event is not DealClosed]
)
def test_event_models_have_the_fields_of_engine_events(event: type) -> None:
    assert model_names(event_models.MODELS[event.__name__]) == field_names(event)


def test_deal_closed_goes_out_without_its_record() -> None:
    assert model_names(event_models.DealClosed) == {"game", "deal"}


def test_every_card_of_the_engine_is_a_card_text() -> None:
    texts = TypeAdapter[str](CardText)
    assert [texts.validate_python(card) for card in CARDS] == [str(card) for card in CARDS]


def test_a_message_is_told_by_its_type() -> None:
    message = {
        "type": "play",
        "table": "aaaabbbbcccc",
        "request": "request-1",
        "game": 1,
        "deal": 1,
        "move": 4,
        "card": "AS",
    }
    assert isinstance(TypeAdapter[object](Inbound).validate_python(message), PlayCard)
