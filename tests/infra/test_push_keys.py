"""The keys of push notices: made once, kept, and nowhere to be seen."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from infra.push_keys.push_keys import carry_out, handler, new_pair

Json = dict[str, Any]
NAME = "/espadas/test/push-keys/1"


class Parameters:
    """The Parameter Store, as far as it is used here."""

    class exceptions:  # noqa: N801 - as boto names it
        class ParameterAlreadyExists(Exception):
            pass

        class ParameterNotFound(Exception):
            pass

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.kinds: set[str] = set()

    def put_parameter(self, *, Name: str, Value: str, Type: str) -> None:  # noqa: N803
        if Name in self.kept:
            raise self.exceptions.ParameterAlreadyExists
        self.kept[Name] = Value
        self.kinds.add(Type)

    def get_parameter(self, *, Name: str, WithDecryption: bool) -> Json:  # noqa: N803
        assert WithDecryption
        return {"Parameter": {"Value": self.kept[Name]}}

    def delete_parameter(self, *, Name: str) -> None:  # noqa: N803
        if Name not in self.kept:
            raise self.exceptions.ParameterNotFound
        del self.kept[Name]


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_public_key_is_the_point_of_the_private_number() -> None:
    pair = new_pair()
    number = int.from_bytes(decoded(pair["private"]), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key().public_numbers()
    uncompressed = b"\4" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big")
    assert decoded(pair["public"]) == uncompressed
    assert len(decoded(pair["private"])) == 32


def test_pair_is_kept_as_a_secure_string() -> None:
    parameters = Parameters()
    public = carry_out(parameters, "Create", NAME)
    assert parameters.kinds == {"SecureString"}
    assert json.loads(parameters.kept[NAME])["public"] == public


@pytest.mark.parametrize("kind", ["Create", "Update"])
def test_a_pair_that_is_there_is_kept(kind: str) -> None:
    parameters = Parameters()
    assert carry_out(parameters, "Create", NAME) == carry_out(parameters, kind, NAME)


def test_deleting_twice_is_no_fault() -> None:
    parameters = Parameters()
    carry_out(parameters, "Create", NAME)
    assert [carry_out(parameters, "Delete", NAME) for _ in range(2)] == ["", ""]
    assert parameters.kept == {}


@pytest.fixture
def answered() -> Iterator[tuple[str, list[Any]]]:
    """Where CloudFormation waits for an answer, and what it got."""
    got: list[Any] = []

    class Waiting(BaseHTTPRequestHandler):
        def do_PUT(self) -> None:
            got.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Waiting)
    serving = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    serving.start()
    yield f"http://127.0.0.1:{server.server_port}/", got
    server.shutdown()
    serving.join()
    server.server_close()


def test_a_failure_is_answered_without_its_text(
    answered: tuple[str, list[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, got = answered
    monkeypatch.setenv("AWS_DEFAULT_REGION", "nowhere-1")
    monkeypatch.setenv("AWS_ENDPOINT_URL", url + "never")
    event = {
        "RequestType": "Invented",
        "ResponseURL": url,
        "StackId": "stack",
        "RequestId": "request",
        "LogicalResourceId": "Pair",
        "ResourceProperties": {"Parameter": 7},
    }
    handler(event, None)
    [answer] = got
    assert (answer["Status"], answer["Reason"]) == ("FAILED", "ParamValidationError")
    assert answer["StackId"] == "stack"
