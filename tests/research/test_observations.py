"""Observations: as their pages say, from the seat that observes, and with a version."""

import pytest
from goofspiel import GAME as GOOFSPIEL

from ludotheque.core import (
    SPECTATOR,
    Feature,
    Game,
    Layout,
    Rng,
    WrongSeats,
    cells_listed,
    random_step,
)
from ludotheque.games import all_games
from ludotheque.laws import walked
from ludotheque.laws.cases import Case
from tests.contract.toys import cavern, potluck
from tests.layout_pages import page_of, unversioned, version_in, written

GAMES = all_games()
MOST_GAMES = 2
# Features of questions that hardly ever come; their rooms have tests for them.
RARE = 6
MOST_STEPS = 700
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def feature(state, seat, name):
    layout = state.game.layout
    found = next(each for each in layout.features if each.name == name)
    start = layout.starts[name]
    return cells_listed(state.observe(seat))[start : start + found.size]


@EVERY_GAME
def test_the_layout_is_what_its_page_says_or_has_another_version(name):
    page = page_of(name)
    assert page.exists(), "never described before: run `make layouts` and read what it wrote"
    now = written(GAMES[name])
    before = page.read_text("utf-8")
    assert not unversioned(before, now), "what is observed has changed: raise the layout's version"
    assert before == now, "run `make layouts`"


def test_a_layout_that_changes_needs_another_version():
    one = "Version 1001, 5 numbers\n| 0 | `a` |"
    assert version_in(one) == "1001"
    assert unversioned(one, one.replace("`a`", "`b`"))
    assert not unversioned(one, one.replace("`a`", "`b`").replace("1001", "1002"))
    assert not unversioned("", one)


@EVERY_GAME
def test_every_feature_is_something_in_some_state(name):
    """What no game ever fills in would be a mistake in the layout or in what writes it."""
    game = GAMES[name]
    silent = {each.name for each in game.layout.features}
    for seed in range(MOST_GAMES):
        for seats in game.seats:
            for options in livelier(game):
                silent -= filled_in(game.new(seats, seed=seed, **options), seed, silent)
    assert len(silent) <= RARE, silent


def filled_in(state, seed, wanted):
    """Return which of the *wanted* features are not all 0 somewhere in a random game."""
    rng, layout = Rng.seeded(seed), state.game.layout
    ends = {each.name: layout.starts[each.name] + each.size for each in layout.features}
    found = set()
    for _ in range(MOST_STEPS):
        for viewer in state.waiting() or [0]:
            cells = cells_listed(state.observe(viewer))
            found |= {name for name in wanted if any(cells[layout.starts[name] : ends[name]])}
        if state.over:
            break
        random_step(state, rng)
    return found


def livelier(game):
    """Return options under which everything that can happen does: as they are, and all changed."""
    changed = {option.name: not option.default for option in game.options
               if isinstance(option.default, bool)}  # fmt: skip
    two = {"games": 2} if "games" in {option.name for option in game.options} else {}
    quiet = {"limit": "quiet"} if "limit" in {option.name for option in game.options} else {}
    return [{}, {**changed, **two, **quiet}]


@EVERY_GAME
def test_seats_are_counted_from_the_one_who_observes(name):
    game = GAMES[name]
    seats = game.seats[-1]
    state = walked(Case(game, seats), 5, 40)
    for seat in range(seats):
        assert feature(state, seat, "seats") == [seats]
        assert feature(state, seat, "seat").index(1) == seat
        asked = feature(state, seat, "asked")
        assert [(seat + place) % seats for place in range(seats) if asked[place]] == sorted(
            state.waiting(), key=lambda other: (other - seat) % seats
        )


def test_whoever_looks_on_observes_what_all_may_know():
    for game in GAMES.values():
        state = walked(Case(game, game.seats[-1]), 3, 30)
        assert feature(state, SPECTATOR, "seat") == [0] * game.most_seats
        with pytest.raises(WrongSeats):
            state.observe(game.seats[-1])


@pytest.mark.parametrize("game", [GOOFSPIEL, cavern.GAME, potluck.GAME], ids=repr)
def test_a_game_without_a_layout_has_its_view_counted(game):
    case = Case(game, game.seats[-1])
    rows = [tuple(cells_listed(walked(case, 1, steps).observe(0))) for steps in range(12)]
    assert {len(row) for row in rows} == {game.layout.size}
    assert len(set(rows)) > 5, "what happens can be seen"


def test_a_layout_names_each_feature_once():
    twice = [Feature("a", (2,), 0, 1, ""), Feature("a", (3, 2), 0, 1, "")]
    assert Layout(1, twice[:1]).size == 2
    assert twice[1].size == 6
    with pytest.raises(AssertionError):
        Layout(1, twice)


def test_what_is_written_must_be_as_long_as_the_layout():
    class Chatty(GOOFSPIEL.state):
        def observe_table(self, viewer, sheet):
            sheet.put(1)

    spoilt = Game(**{**arguments(GOOFSPIEL), "state": Chatty})
    with pytest.raises(AssertionError, match="as long as"):
        spoilt.new(2, seed=1).observe(0)


def arguments(game):
    names = ("name", "title", "credits", "room", "prefix", "rules_version", "seats", "options",
             "actions", "state", "make_edition", "lay_out", "bound", "draw")  # fmt: skip
    return {**{name: getattr(game, name) for name in names}, "kinds": list(game.kinds.values())}
