from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientSession, web

from infra.local.page import Page

INDEX = "<!doctype html><title>Espadas</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(INDEX)
    (built / "assets" / "app-1a2b.js").write_text("let a = 1;" * 100)
    (built / "assets" / "face.woff2").write_bytes(b"wOF2")
    (built / "app.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("not of the page")
    return built


@pytest.fixture
async def site(folder: Path) -> AsyncIterator[ClientSession]:
    app = web.Application()
    Page(folder).add_to(app)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    async with ClientSession(f"http://{host}:{port}", auto_decompress=False) as session:
        yield session
    await runner.cleanup()


@pytest.mark.parametrize("path", ["/", "/mesa/abcdefgh2345", "/ayuda?pace=0"])
async def test_every_path_of_the_page_s_router_gets_the_page(
    site: ClientSession, path: str
) -> None:
    async with site.get(path) as response:
        assert response.status == 200
        assert response.headers["Content-Type"] == "text/html; charset=utf-8"
        assert response.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/face.woff2", "font/woff2"),
        ("/app.webmanifest", "application/manifest+json"),
    ],
)
async def test_files_have_their_types(site: ClientSession, path: str, kind: str) -> None:
    async with site.get(path) as response:
        assert response.headers["Content-Type"] == kind


async def test_files_under_assets_may_be_kept_for_ever(site: ClientSession) -> None:
    async with site.get("/assets/app-1a2b.js") as response:
        assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"


async def test_text_is_sent_compressed_to_those_who_take_it(
    site: ClientSession, folder: Path
) -> None:
    async with site.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"}) as response:
        assert response.headers["Content-Encoding"] == "gzip"
        plain = gzip.decompress(await response.read())
    assert plain == (folder / "assets" / "app-1a2b.js").read_bytes()


async def test_others_get_it_plain(site: ClientSession) -> None:
    headers = {"Accept-Encoding": "identity"}
    async with site.get("/assets/app-1a2b.js", headers=headers) as response:
        assert "Content-Encoding" not in response.headers
        assert (await response.read()).startswith(b"let a = 1;")


async def test_what_the_browser_has_is_not_sent_again(site: ClientSession) -> None:
    async with site.get("/") as first:
        tag = first.headers["ETag"]
    async with site.get("/", headers={"If-None-Match": tag}) as second:
        assert second.status == 304


async def test_a_new_build_is_served_at_once(site: ClientSession, folder: Path) -> None:
    async with site.get("/") as first:
        tag = first.headers["ETag"]
    (folder / "index.html").write_text(INDEX + "<p>")
    async with site.get("/", headers={"If-None-Match": tag}) as second:
        assert second.status == 200


async def test_a_missing_asset_is_a_404(site: ClientSession) -> None:
    async with site.get("/assets/gone.js") as response:
        assert response.status == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"])
async def test_no_path_leads_out_of_the_folder(site: ClientSession, path: str) -> None:
    async with site.get(path) as response:
        assert b"not of the page" not in await response.read()


async def test_an_unbuilt_page_says_how_to_build_it(site: ClientSession, folder: Path) -> None:
    (folder / "index.html").unlink()
    async with site.get("/") as response:
        assert response.status == 503
        assert "make build" in await response.text()


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("mesa.example.org:8010", "http://mesa.example.org:8010/mesa/abcdefgh2345"),
        ('a"><script>', "/"),
    ],
    ids=["a host", "none"],
)
async def test_page_says_its_whole_address_where_the_host_is_one(
    site: ClientSession, folder: Path, host: str, told: str
) -> None:
    (folder / "index.html").write_text('<meta property="og:url" content="/">')
    asked = {"Host": host, "Accept-Encoding": "identity"}
    async with site.get("/mesa/abcdefgh2345", headers=asked) as response:
        assert await response.text() == f'<meta property="og:url" content="{told}">'
