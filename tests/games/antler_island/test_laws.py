"""The laws on the tables that the contract suite does not sit down at: options together."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque import laws
from ludotheque.laws import Case
from tests.games.antler_island.tables import ANTLER

CASES = [
    Case(ANTLER, 3, {"cubes": True}),
    Case(ANTLER, 3, {"cubes": True, "board": "3_symmetric", "reactive_tiles": "own_turn"}),
    Case(ANTLER, 4, {"cubes": True, "first": "random"}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=2)
@given(seed=st.integers(0, 2**64), depth=st.integers(0, 600))
def test_every_law_of_a_state_holds(case, seed, depth):
    state = laws.walked(case, seed, depth)
    laws.legality(state)
    laws.snapshots(state)
    for viewer in laws.viewers(state):
        laws.no_leak(state, viewer, seed)
        laws.imagined(state, viewer, seed)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_lost_games_end_and_records_replay(case):
    laws.conservation_and_bound(case, 3)
    laws.records(case, 4)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_tokens_nobody_has_looked_at_lie_in_piles_on_the_island_or_are_being_looked_at(case):
    state = case.new(6)
    for _ in range(1500):
        if state.over:
            break
        looking = [type(owed).__name__ for owed in state.stack].count("LookAtToken")
        lying = sum(1 for token in state.ground if token > 0)
        assert sum(state.unseen) == sum(state.left) + lying + looking
        assert max(state.held) <= 5
        owed = {type(question).__name__ for question in state.stack}
        if state.wily_open < 0 and state.where[0] >= 0 and not owed & {"FoodDie", "OpenTile"}:
            assert sum(state.wily_pile) + sum(state.wily_spent) == 0, "else one would lie open"
        assert all(state.tokens_held(seat) + state.tokens_laid(seat) <= 5 for seat in range(3))
        laws.step_at_random(state, Random(state.turn))
