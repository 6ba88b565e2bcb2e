"""Measuring the bots: a ladder that can be found wanting, and the page that tells of it."""

import json
from pathlib import Path

import pytest

from ludotheque.arena.measure import Figures, measure, page, wanted
from ludotheque.arena.measure.page import climbs
from ludotheque.arena.measure.strength import decided
from ludotheque.arena.project import project_in
from ludotheque.arena.ratings import places, ratings
from ludotheque.core import LudothequeError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def figures(tmp_path):
    return Figures(tmp_path / "bots.json")


def quiet(key, /, **facts):
    pass


def test_the_loser_of_a_close_game_is_second():
    assert places([0.99996, 0.0]) == [1, 0]
    assert places([0.99994, 0.0, 0.99991]) == [2, 0, 1]
    assert places([0.0, 0.0, 0.9999]) == [0, 0, 2]


def test_whoever_wins_more_is_rated_higher_and_more_games_are_surer():
    few = ratings([([0, 1], [0.0, 1.0])] * 3, 2)
    many = ratings([([0, 1], [0.0, 1.0]), ([1, 0], [1.0, 0.0])] * 20, 2)
    assert few[0][0] > few[1][0]
    assert many[0][0] > many[1][0]
    assert many[0][1] < few[0][1]


def test_a_rung_may_be_lower_by_what_both_are_uncertain_and_no_more():
    assert climbs([(20.0, 2.0), (25.0, 2.0), (23.0, 2.0)])
    assert not climbs([(20.0, 2.0), (25.0, 2.0), (22.0, 2.0)])


def test_a_pairing_is_decided_by_its_interval_only_at_a_look_and_never_for_greedy():
    (search,) = [one for one in wanted("strength", "aisopos", ("expert",)) if one.seats == 2]
    greedy, *_ = wanted("strength", "aisopos", ("greedy",))
    assert decided(search, [1.0] * 20)
    assert not decided(search, [1.0] * 21)
    assert not decided(search, [1.0, 0.4] * 10)
    assert not decided(greedy, [1.0] * 180)
    assert decided(greedy, [1.0] * 200)


def test_games_go_on_where_they_stopped_and_begin_anew_under_other_conditions(figures):
    figures.games_of("strength", "a pairing", "these bots").append(1.0)
    figures.keep()
    again = Figures(figures.path)
    assert again.games_of("strength", "a pairing", "these bots") == [1.0]
    assert again.games_of("strength", "a pairing", "other bots") == []


def test_what_is_measured_is_kept_as_it_comes_in(figures):
    told = []
    measure(
        "levels", ["aisopos"], figures, bots=("beginner",),
        tell=lambda key, **facts: told.append(facts["games"]),
    )  # fmt: skip
    (shares,) = json.loads(figures.path.read_text("utf-8"))["strength"].values()
    assert told == list(range(1, len(shares) + 1))
    assert len(shares) % 20 == 0


def test_the_page_is_what_the_figures_say():
    known = Figures(ROOT / "docs/bots.json").known
    assert page.page(known) == (ROOT / "docs/bots.md").read_text("utf-8")
    assert page.plot(known) == (ROOT / "docs/images/bots-ladder.svg").read_text("utf-8")


def test_only_a_checkout_has_pages_and_weights_to_write(tmp_path):
    assert project_in(ROOT).bots_page.is_file()
    with pytest.raises(LudothequeError, match="no checkout"):
        project_in(tmp_path)
