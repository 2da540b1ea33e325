"""The pages of `web/dev` and `web/art`, built and served: the site's screens without a site."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
BUILT = WEB.parent / ".local" / "gallery"


@contextmanager
def gallery() -> Iterator[str]:
    """Build the pages, serve them on a free port of this machine, and yield the address."""
    build = ["node_modules/.bin/vite", "build", "--config", "dev/vite.config.ts"]
    subprocess.run([*build, "--logLevel", "error"], cwd=WEB, check=True)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUILT))) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            serving.join()


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, *said: object) -> None:
        """Say nothing."""
