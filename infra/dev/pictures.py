"""Draws the pictures of `web/public` from `web/art`: `python -m infra.dev.pictures`.

They are kept with the sources, for whoever builds the page needs no browser to do it.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page

from infra.dev.chromium import running_chromium
from infra.dev.gallery import WEB, gallery
from infra.dev.palette import indexed_png

PUBLIC = WEB / "public"
ICON = PUBLIC / "icon.svg"
MASKABLE = WEB / "art" / "maskable.svg"
ICONS = {
    "icon-32.png": (ICON, 32),
    "icon-180.png": (MASKABLE, 180),
    "icon-192.png": (ICON, 192),
    "icon-512.png": (ICON, 512),
    "maskable-192.png": (MASKABLE, 192),
    "maskable-512.png": (MASKABLE, 512),
}
"""By file name: the drawing and the length of a side in pixels. The phones of Apple cut it too."""


PIXELS = """async ([drawing, side]) => {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0, side, side);
  return Array.from(pen.getImageData(0, 0, side, side).data);
}"""
"""Of a drawing and the length of a side: red, green, blue and opacity of every pixel."""


def draw_icon(page: Page, drawing: Path, side: int) -> bytes:
    """The drawing as a PNG of that many pixels a side, see-through where it draws nothing."""
    parts = iter(page.evaluate(PIXELS, [drawing.read_text(), side]))
    return indexed_png(list(zip(parts, parts, parts, parts, strict=True)), side)


def draw_preview(page: Page, address: str) -> bytes:
    """The picture that a shared link shows, as a JPEG of 1200 by 630 pixels."""
    page.set_viewport_size({"width": 1200, "height": 630})
    page.goto(f"{address}/art/preview.html")
    page.locator("body[data-drawn]").wait_for()
    return page.screenshot(type="jpeg", quality=84)


def draw_all(browser: Browser, address: str) -> None:
    """Write every picture; `address` is where the gallery is served."""
    page = browser.new_page()
    for name, (drawing, side) in ICONS.items():
        (PUBLIC / name).write_bytes(draw_icon(page, drawing, side))
    (PUBLIC / "preview.jpg").write_bytes(draw_preview(page, address))


def main() -> None:
    """Draw all pictures anew."""
    with gallery() as address, running_chromium() as browser:
        draw_all(browser, address)


if __name__ == "__main__":
    main()
