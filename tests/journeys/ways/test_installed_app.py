"""The page as an app: it can be installed, opens without a connection, changes when asked to."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from infra.dev.chromium import FLAGS, chromium
from infra.local.settings import ROOT
from infra.local.stack import LocalStack, running_stack
from tests.journeys.people import PATIENCE_MS, Person
from tests.journeys.tables import begin_with_robots

ACTIVE = "navigator.serviceWorker.ready.then((known) => known.active.state === 'activated')"
KEPT = "caches.open('wanted').then((kept) => kept.keys()).then((keys) => keys.length > 0)"
"""The deck was wanted, and is kept."""
WAITS = """navigator.serviceWorker.getRegistration()
    .then((known) => known.update().then(() => known.waiting !== null))"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the built page, so that another version can take its place."""
    return Path(shutil.copytree(ROOT / "web" / "dist", tmp_path / "page"))


@pytest.fixture
def site(tmp_path: Path, folder: Path) -> Iterator[LocalStack]:
    """A stack that serves that copy."""
    told = {"ESPADAS_PAGE": str(folder)}
    with running_stack(state=tmp_path / "state", environment=told) as running:
        yield running


def wait_until(page: Page, expression: str) -> None:
    """Wait until it is true; asked anew each time, for the page may not evaluate text itself."""
    for _ in range(PATIENCE_MS // 50):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"never true: {expression}")


def wait_until_kept(page: Page) -> None:
    """Wait until the page would open without a connection."""
    wait_until(page, ACTIVE)
    wait_until(page, KEPT)


def test_the_page_can_be_installed(browser: Browser, site: LocalStack, tmp_path: Path) -> None:
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium(), args=FLAGS
    )
    page = context.new_page()
    page.goto(site.url)
    wait_until(page, ACTIVE)
    wire = context.new_cdp_session(page)
    manifest = wire.send("Page.getAppManifest")
    assert wire.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert manifest["errors"] == []
    context.close()


def test_home_and_table_open_without_a_connection(browser: Browser, site: LocalStack) -> None:
    me = Person.arrive(browser, installs=True)
    link = begin_with_robots(me, site.url)
    hand = me.hand()
    wait_until_kept(me.page)
    assert me.errors == []
    me.context.set_offline(True)
    me.page.reload()
    expect(me.see("status-banner")).to_contain_text("Sin conexión")
    assert me.hand() == hand
    assert me.playable() == []
    assert not me.is_awaited()
    me.page.goto(site.url)
    expect(me.see("open-table")).to_be_visible()
    expect(me.see("offline")).to_contain_text("Sin conexión")
    me.context.set_offline(False)
    me.page.goto(f"{link}?pace=0")
    expect(me.root).to_have_attribute("data-status", "live")
    expect(me.see("status-banner")).to_have_count(0)
    me.act()


def test_a_new_version_waits_for_the_end_of_the_deal(
    browser: Browser, site: LocalStack, folder: Path
) -> None:
    me = Person.arrive(browser, installs=True)
    begin_with_robots(me, site.url)
    wait_until_kept(me.page)
    worker = folder / "sw.js"
    worker.write_text(worker.read_text() + "\n// Another version.\n")
    me.page.evaluate("window.isSamePage = true")
    wait_until(me.page, WAITS)
    for _ in range(3):
        expect(me.see("newer")).to_have_count(0)
        me.act()
        me.wait_for_my_move()
    assert me.page.evaluate("window.isSamePage")
    me.page.goto(site.url)
    expect(me.see("newer")).to_be_visible()
    me.page.evaluate("window.isSamePage = true")
    me.press("update")
    expect(me.see("newer")).to_have_count(0)
    expect(me.see("open-table")).to_be_visible()
    assert not me.page.evaluate("window.isSamePage")
    assert me.errors == []
