"""Pictures of the page for docs/images: python -m tests.page.portraits [GAME ...]."""

import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import CHROMIUM
from tests.page.house import House
from tests.page.visitor import PHONE, SCREEN, Visitor

IMAGES = Path(__file__).parents[2] / "docs/images"
# How many decisions of mine the picture is taken after, and how many play.
MOMENTS = {"aisopos": (7, 3), "antler_island": (14, 4), "bunny_kingdom": (9, 3),
           "above_and_below": (12, 3)}  # fmt: skip
# Seconds that the decisions may take before something must be wrong.
LONGEST = 120
# The phone is portrayed in the last of them.
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def play(visitor: Visitor, table: str, decisions: int) -> None:
    """Let a player who picks at random decide a few times, by the API."""
    rng = Random(3)
    end = time.monotonic() + LONGEST
    while decisions:
        assert time.monotonic() < end, f"nobody decides at table {table}"
        answer = visitor.context.request.get(f"{visitor.url}/api/tables/{table}/view").json()
        seen: dict[str, Any] = answer["doc"]["views"]["0"]
        if seen["legal"]:
            names = [name for name in seen["legal"] if name not in {"offer draw", "pass"}]
            act = {"seat": 0, "number": answer["number"], "id": str(decisions),
                   "actions": [rng.choice(names or seen["legal"])]}  # fmt: skip
            visitor.context.request.post(f"{visitor.url}/api/tables/{table}/act", data=act)
            decisions -= 1
        else:
            visitor.page.wait_for_timeout(100)


def portray(browser: Browser, house: House, game: str) -> None:
    """Write the pictures of one game's board: by day, by lamplight, on a phone."""
    decisions, players = MOMENTS[game]
    anna = Visitor(browser, house.url, "Anna")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
    table = anna.open_table(game=game, seats=seats, practice=True, seed="7")
    play(anna, table, decisions)
    for theme in THEMES:
        anna.page.emulate_media(color_scheme=theme)
        anna.sit_at(table)
        anna.wait_for_turn()
        picture(anna, f"board-{game}-{theme}", SCREEN)
    picture(anna, f"board-{game}-phone", PHONE)
    anna.leave()


def picture(visitor: Visitor, name: str, size: dict[str, int]) -> None:
    """Write one picture."""
    visitor.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    visitor.page.wait_for_timeout(1000)
    visitor.page.screenshot(path=IMAGES / f"{name}.png")


def main(games: list[str]) -> None:
    """Open a house, and portray the lobby and the boards."""
    with TemporaryDirectory() as folder, sync_playwright() as driver:
        house = House(Path(folder))
        house.open()
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        anna = Visitor(browser, house.url, "Anna")
        anna.visit("/")
        picture(anna, "lobby", SCREEN)
        anna.leave()
        for game in games:
            portray(browser, house, game)
        browser.close()
        house.kill()


if __name__ == "__main__":
    main(sys.argv[1:] or list(MOMENTS))
