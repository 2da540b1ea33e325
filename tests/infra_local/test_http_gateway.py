from __future__ import annotations

import base64
from typing import Any

from aiohttp import ClientSession


async def event_of(session: ClientSession, method: str, path: str, **asked: Any) -> dict[str, Any]:  # noqa: ANN401
    async with session.request(method, path, **asked) as response:
        assert response.status == 201
        event: dict[str, Any] = (await response.json())["event"]
        return event


async def test_a_route_hands_payload_format_two_to_its_function(session: ClientSession) -> None:
    event = await event_of(
        session, "GET", "/api/tables/abc/deals/2/7?from=1&from=2&to=3", headers={"X-Word": "Hola"}
    )
    assert event["version"] == "2.0"
    assert event["routeKey"] == "GET /api/tables/{table}/deals/{game}/{deal}"
    assert event["rawPath"] == "/api/tables/abc/deals/2/7"
    assert event["rawQueryString"] == "from=1&from=2&to=3"
    assert event["pathParameters"] == {"table": "abc", "game": "2", "deal": "7"}
    assert event["queryStringParameters"] == {"from": "1,2", "to": "3"}
    assert event["headers"]["x-word"] == "Hola"
    assert event["requestContext"]["http"]["method"] == "GET"
    assert event["requestContext"]["http"]["sourceIp"] == "127.0.0.1"


async def test_what_a_request_lacks_has_no_field(session: ClientSession) -> None:
    event = await event_of(session, "POST", "/api/tables")
    assert not {"body", "pathParameters", "queryStringParameters", "cookies"} & event.keys()


async def test_a_json_body_comes_as_text(session: ClientSession) -> None:
    event = await event_of(session, "POST", "/api/tables", json={"name": "Ñandú"})
    assert event["body"] == '{"name": "\\u00d1and\\u00fa"}'
    assert event["isBase64Encoded"] is False


async def test_a_binary_body_comes_in_base64(session: ClientSession) -> None:
    event = await event_of(session, "POST", "/api/tables", data=b"\x00\xff")
    assert base64.b64decode(event["body"]) == b"\x00\xff"
    assert event["isBase64Encoded"] is True


async def test_cookies_stand_apart_from_headers(session: ClientSession) -> None:
    event = await event_of(session, "POST", "/api/tables", headers={"Cookie": "a=1; b=2"})
    assert event["cookies"] == ["a=1", "b=2"]
    assert "cookie" not in event["headers"]


async def test_status_headers_and_cookies_of_the_answer_arrive(session: ClientSession) -> None:
    async with session.post("/api/tables") as response:
        assert response.status == 201
        assert response.content_type == "application/json"
        assert response.headers.getall("Set-Cookie") == ["a=1", "b=2"]


async def test_an_answer_without_status_is_the_body_of_a_200(session: ClientSession) -> None:
    async with session.get("/api/tables/bare") as response:
        assert response.status == 200
        assert await response.json() == {"seen": True}


async def test_a_failing_function_is_a_500_without_its_reason(session: ClientSession) -> None:
    async with session.get("/api/tables/broken") as response:
        assert response.status == 500
        assert await response.json() == {"message": "Internal Server Error"}


async def test_an_unknown_route_under_api_is_a_404(session: ClientSession) -> None:
    async with session.get("/api/nothing/here") as response:
        assert response.status == 404
        assert await response.json() == {"message": "Not Found"}


async def test_a_known_path_with_another_method_is_a_404(session: ClientSession) -> None:
    async with session.delete("/api/tables/abc") as response:
        assert response.status == 404


async def test_the_stack_says_that_it_is_healthy(session: ClientSession) -> None:
    async with session.get("/healthz") as response:
        assert response.status == 200


async def test_every_answer_carries_the_security_headers(session: ClientSession) -> None:
    async with session.post("/api/tables") as response:
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
