"""Opening the page where there is a browser to open it in."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser


def open_page(address: str) -> None:
    """Open the page in the person's browser, if this machine has a screen; never waits for it."""
    if _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    # Without one, `webbrowser` would take over the terminal with a text browser.
    is_desktop = sys.platform in {"darwin", "win32"}
    return is_desktop or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
