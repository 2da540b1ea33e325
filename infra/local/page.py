"""The built page: its files, and `index.html` for every path of the page's own router."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from aiohttp import web

from infra.head import INDEX, is_origin, with_address
from infra.site import cache_control

TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".map": "application/json",
}
COMPRESSED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
NOT_BUILT = "The page is not built yet: run `make build`.\n"


@dataclass(frozen=True)
class Asset:
    """A file of the page, as it stands and, where that pays, compressed by gzip."""

    content: bytes
    content_type: str
    tag: str
    gzipped: bytes | None


class Page:
    """Serves the folder that the build of the page left."""

    def __init__(self, folder: Path) -> None:
        """Serve the files of this folder; they are read when asked for, so a build may follow."""
        self._folder = folder.resolve()

    def add_to(self, app: web.Application) -> None:
        """Take every path that is left over."""
        app.router.add_get("/{path:.*}", self._handle)

    async def _handle(self, request: web.Request) -> web.Response:
        path = self._file(request.path)
        if path is None:
            return self._absent(request.path)
        asset = _asset(path, path.stat().st_mtime_ns)
        if path.name == INDEX:
            asset = _addressed(asset, request)
        headers = {
            "Cache-Control": cache_control(request.path),
            "Content-Type": asset.content_type,
            "ETag": asset.tag,
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("If-None-Match") == asset.tag:
            return web.Response(status=304, headers=headers)
        if asset.gzipped and "gzip" in request.headers.get("Accept-Encoding", ""):
            return web.Response(body=asset.gzipped, headers={**headers, "Content-Encoding": "gzip"})
        return web.Response(body=asset.content, headers=headers)

    def _file(self, path: str) -> Path | None:
        """The file behind a path: itself, or the page for a path of its router; None if neither."""
        wanted = (self._folder / path.lstrip("/")).resolve()
        if wanted.is_relative_to(self._folder) and wanted.is_file():
            return wanted
        index = self._folder / INDEX
        return index if index.is_file() and not path.startswith("/assets/") else None

    def _absent(self, path: str) -> web.Response:
        if path.startswith("/assets/"):
            return web.Response(status=404, text="Not Found\n")
        return web.Response(status=503, text=NOT_BUILT)


@lru_cache(maxsize=256)
def _asset(path: Path, _changed_ns: int) -> Asset:
    kind = (
        TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    )
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    return _made(path.read_bytes(), kind + charset)


def _made(content: bytes, kind: str) -> Asset:
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    is_text = kind.startswith(COMPRESSED)
    return Asset(content, kind, tag, gzip.compress(content, 9) if is_text else None)


def _addressed(index: Asset, request: web.Request) -> Asset:
    """The page as it is at the address that it was asked for at."""
    origin = f"{request.scheme}://{request.host}"
    if not is_origin(origin):
        return index
    page = with_address(index.content.decode(), origin, request.rel_url.raw_path)
    return _made(page.encode(), index.content_type)
