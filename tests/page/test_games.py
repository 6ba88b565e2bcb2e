"""The larger games on the page: two people and a bot, by whatever the boards offer."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.together import WINDOW, Dabbler, gather, play, round_at

ROUNDS = 2


def test_a_whole_game_of_bunny_kingdom(invite: Invite) -> None:
    anna, bruno = invite("Anna", viewport=WINDOW), invite("Bruno", viewport=WINDOW)
    gather(anna, bruno, "bunny_kingdom")
    players = [Dabbler(anna, Random(1)), Dabbler(bruno, Random(2))]
    play(players, lambda: False)
    for visitor in (anna, bruno):
        expect(visitor.page.get_by_role("row", name="Total")).to_be_visible()
    assert_on_the_board(players)


@pytest.mark.parametrize("game", ["antler_island", "above_and_below"])
def test_two_rounds(invite: Invite, game: str) -> None:
    anna, bruno = invite("Anna", viewport=WINDOW), invite("Bruno", viewport=WINDOW)
    table = gather(anna, bruno, game)
    players = [Dabbler(anna, Random(1)), Dabbler(bruno, Random(2))]
    play(players, lambda: round_at(anna, table) > ROUNDS)
    assert_on_the_board(players)


def assert_on_the_board(players: list[Dabbler]) -> None:
    """Nearly everything can be answered where it happens, without reading the list."""
    seen = sum(one.on_the_board for one in players)
    read = sum(one.by_the_list for one in players)
    assert seen > 9 * read, f"{seen} on the board, {read} by the list"
