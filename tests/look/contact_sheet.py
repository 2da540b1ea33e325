"""`python -m tests.look.contact_sheet`: photograph every scene, laid out in docs/look.

One sheet a size for the screens, and one for a table's moments in the four decks; and the two
pictures of the README.
`--shots FOLDER` keeps the single pictures there too, full size.
"""

from __future__ import annotations

import argparse
import base64
import html
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from infra.dev.chromium import running_chromium
from infra.dev.gallery import gallery
from tests.look.scenes import DECKS, MOMENTS, SCREENS, SIZES, TABLES, Scene, looked_at

DOCS: Final = Path(__file__).parents[2] / "docs"
SHEETS: Final = DOCS / "look"
README: Final = {"1440x900": "table-desktop.jpg", "360x740": "table-phone.jpg"}
"""By size: the picture of a trick in play that the README shows."""
SHEET_WIDTH: Final = 1600
QUALITY: Final = 72
PICTURE_HEIGHT: Final = {
    "360x740": 420,
    "740x360": 190,
    "820x1180": 360,
    "1180x820": 260,
    "1440x900": 240,
}
STYLE: Final = (
    "body{margin:16px;background:#1b1117;color:#f5ead3;font:15px sans-serif;display:flex;"
    "flex-wrap:wrap;gap:14px}figure{margin:0}figcaption{padding:4px 0}img{display:block}"
)


@dataclass(frozen=True)
class Shot:
    """One picture: what is under it, and its bytes as JPEG."""

    caption: str
    picture: bytes


def shots(browser: Browser, base: str, size: str, scenes: Iterable[Scene], deck: str) -> list[Shot]:
    """Photograph the scenes one by one."""
    found = []
    for scene in scenes:
        with looked_at(browser, base, scene, SIZES[size], deck) as page:
            picture = page.screenshot(type="jpeg", quality=90)
        found.append(Shot(scene.name, picture))
    return found


def lay_out(browser: Browser, all_shots: Iterable[Shot], height: int, sheet: Path) -> None:
    """Write a sheet of pictures of this height."""
    figures = "".join(
        f'<figure><img height="{height}" src="data:image/jpeg;base64,'
        f'{base64.b64encode(shot.picture).decode()}"><figcaption>{html.escape(shot.caption)}'
        "</figcaption></figure>"
        for shot in all_shots
    )
    page = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 100})
    page.set_content(f"<style>{STYLE}</style>{figures}")
    page.screenshot(path=sheet, type="jpeg", quality=QUALITY, full_page=True)
    page.close()


def keep(folder: Path | None, size: str, deck: str, all_shots: Iterable[Shot]) -> None:
    """Write the pictures one by one, where that was asked for."""
    if folder is None:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for shot in all_shots:
        name = shot.caption.replace(",", "").replace(" ", "-")
        (folder / f"{size}-{deck}-{name}.jpg").write_bytes(shot.picture)


def show_in_readme(browser: Browser, base: str, size: str) -> None:
    """Renew the picture of this size that the README shows, if it shows one."""
    if size in README:
        playing = next(scene for scene in MOMENTS if scene.name == "playing")
        with looked_at(browser, base, playing, SIZES[size], DECKS[0]) as page:
            page.screenshot(path=DOCS / "pictures" / README[size], type="jpeg", quality=QUALITY)


def main() -> None:
    """Photograph everything; some minutes."""
    asking = argparse.ArgumentParser(description="Photograph every scene.")
    asking.add_argument("--shots", type=Path, default=None)
    asking.add_argument("sizes", nargs="*", default=list(SIZES))
    asked = asking.parse_args()
    SHEETS.mkdir(parents=True, exist_ok=True)
    with running_chromium() as browser, gallery() as base:
        for size in asked.sizes:
            rest = shots(browser, base, size, [*TABLES, *SCREENS], DECKS[0])
            keep(asked.shots, size, DECKS[0], rest)
            lay_out(browser, rest, PICTURE_HEIGHT[size], SHEETS / f"screens-{size}.jpg")
            tables = []
            for deck in DECKS:
                taken = shots(browser, base, size, MOMENTS, deck)
                keep(asked.shots, size, deck, taken)
                tables += [Shot(f"{deck}: {shot.caption}", shot.picture) for shot in taken]
            lay_out(browser, tables, PICTURE_HEIGHT[size], SHEETS / f"tables-{size}.jpg")
            show_in_readme(browser, base, size)


if __name__ == "__main__":
    main()
