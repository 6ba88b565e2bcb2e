"""A house and a browser for all tests of the page."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.house import House
from tests.page.visitor import PATIENCE, Visitor

CHROMIUM = "/usr/bin/chromium"

expect.set_options(timeout=PATIENCE)

Invite = Callable[..., Visitor]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house for the session."""
    place = House(tmp_path_factory.mktemp("house"))
    place.open()
    yield place
    place.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """Open a house that a test may kill."""
    place = House(tmp_path)
    place.open()
    yield place
    place.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Debian's Chromium."""
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Return a way to let visitors in; at the end none of them may have had to complain."""
    inside: list[Visitor] = []

    def let_in(name: str, url: str = house.url, **context: Any) -> Visitor:
        visitor = Visitor(browser, url, name, **context)
        inside.append(visitor)
        return visitor

    yield let_in
    for visitor in inside:
        visitor.leave()
