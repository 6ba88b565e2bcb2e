"""Whole games of two people and a bot in a browser: python -m tests.page.soak [GAME ...]."""

import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

from ludotheque.games import all_games
from tests.page.conftest import CHROMIUM
from tests.page.house import House
from tests.page.together import WINDOW, Dabbler, gather, play
from tests.page.visitor import Visitor

GAMES = tuple(all_games())


def whole_game(browser: Browser, house: House, game: str) -> None:
    """Play from the lobby to the score sheet; nobody may have had to complain."""
    begun = time.monotonic()
    anna, bruno = (Visitor(browser, house.url, name, viewport=WINDOW) for name in ("Anna", "Bruno"))
    gather(anna, bruno, game)
    players = [Dabbler(anna, Random(1)), Dabbler(bruno, Random(2))]
    play(players, lambda: False)
    for visitor in (anna, bruno):
        expect(visitor.page.get_by_role("row", name="Total")).to_be_visible()
        visitor.leave()
    decided = sum(one.on_the_board + one.by_the_list for one in players)
    read = sum(one.by_the_list for one in players)
    seconds = time.monotonic() - begun
    print(f"{game}: {decided} decisions, {read} of them by the list, {seconds:.0f} s")


def main(games: list[str]) -> None:
    """Open a house and play each game."""
    with TemporaryDirectory() as folder, sync_playwright() as driver:
        house = House(Path(folder))
        house.open()
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for game in games:
                whole_game(browser, house, game)
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
