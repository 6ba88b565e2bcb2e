"""The page about the bots: a ladder that can be found wanting."""

import sys
from pathlib import Path

import pytest

TOOLS = str(Path(__file__).parents[2] / "tools")


@pytest.fixture
def page(monkeypatch):
    """The tool that writes the page."""
    monkeypatch.syspath_prepend(TOOLS)
    yield __import__("bots_page")
    sys.modules.pop("bots_page")


def test_the_loser_of_a_close_game_is_second(page):
    assert page.places([0.99996, 0.0]) == [1, 0]
    assert page.places([0.99994, 0.0, 0.99991]) == [2, 0, 1]
    assert page.places([0.0, 0.0, 0.9999]) == [0, 0, 2]


def test_a_rung_may_be_lower_by_what_both_are_uncertain_and_no_more(page):
    assert page.climbs([(20.0, 2.0), (25.0, 2.0), (23.0, 2.0)])
    assert not page.climbs([(20.0, 2.0), (25.0, 2.0), (22.0, 2.0)])


def test_more_games_narrow_a_share(page):
    low, high = page.wilson(50, 100)
    fewer = page.wilson(5, 10)
    assert fewer[0] < low < 0.5 < high < fewer[1]
