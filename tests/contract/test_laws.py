"""The nine laws, tried on every game, number of players and option."""

import os
import pickle
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque import laws
from ludotheque.core import IllegalAction, Rng, Together
from ludotheque.laws import Case

ROOT = Path(__file__).parents[2]
EXAMPLES = int(os.environ.get("LUDOTHEQUE_EXAMPLES", "4"))
seeds = st.integers(0, 2**128 - 1)
depths = st.integers(0, 400)


def tried(times: int = EXAMPLES):
    return settings(max_examples=times)


@tried(2)
@given(seed=seeds)
def test_law_1_seed_and_actions_give_the_same_states(case: Case, seed: int):
    laws.determinism(case, seed)


def test_law_1_another_process_and_the_pure_engine_give_the_same_games(case: Case):
    laws.same_in_another_process(case, 0, [str(ROOT / "src"), str(ROOT), *sys.path])


@tried()
@given(seed=seeds, depth=depths)
def test_law_2_copies_never_touch(case: Case, seed: int, depth: int):
    laws.copies(laws.walked(case, seed, depth), seed)


@tried()
@given(seed=seeds, depth=depths)
def test_law_3_apply_accepts_exactly_the_legal_actions(case: Case, seed: int, depth: int):
    state = laws.walked(case, seed, depth)
    laws.legality(state)
    laws.refused_cleanly(state, Random(seed))
    laws.foresight_is_of_legal_actions(state, Random(seed))


@tried()
@given(seed=seeds, depth=depths)
def test_law_4_views_legal_actions_and_events_leak_nothing(case: Case, seed: int, depth: int):
    state = laws.walked(case, seed, depth)
    for viewer in laws.viewers(state):
        laws.no_leak(state, viewer, seed)
        if not state.over:
            laws.no_leak_by_events(state, viewer, seed)


@tried(2)
@given(seed=seeds)
def test_law_4_what_is_foreseen_leaks_nothing(case: Case, seed: int):
    """Tried at one state in twenty of whole games, and so also while secret answers are in."""
    state, picker = case.new(seed), Random(seed)
    while not state.over:
        if picker.randrange(20) == 0:
            laws.no_leak_by_foresight(state, seed)
        laws.step_at_random(state, picker)


@tried(max(2, EXAMPLES // 2))
@given(seed=seeds, depth=depths)
def test_law_5_imagined_worlds_keep_the_laws(case: Case, seed: int, depth: int):
    state = laws.walked(case, seed, depth)
    for viewer in laws.viewers(state):
        laws.imagined(state, viewer, seed)
        if not state.over:
            laws.lived_in(state.imagine(viewer, Rng.seeded(seed)), seed)


@tried(2)
@given(seed=seeds)
def test_laws_6_and_7_nothing_is_lost_and_games_end(case: Case, seed: int):
    laws.conservation_and_bound(case, seed)


@tried(2)
@given(seed=seeds)
def test_law_8_records_replay_and_tampered_ones_are_refused(case: Case, seed: int):
    laws.records(case, seed)


@tried()
@given(seed=seeds, depth=depths)
def test_law_8_snapshots_and_pickles_restore_the_state(case: Case, seed: int, depth: int):
    state = laws.walked(case, seed, depth)
    laws.snapshots(state)
    assert pickle.loads(pickle.dumps(state)).digest() == state.digest()


def test_law_9_is_tried_wherever_answers_are_secret(case: Case):
    """A game that asks several at once is met while it does."""
    frames = [kind for kind in case.game.kinds.values() if issubclass(kind, Together)]
    state, picker, met = case.new(2), Random(2), False
    while not state.over and not met:
        met = laws.any_order(state, 2)
        if not met:
            laws.step_at_random(state, picker)
    assert met or not frames, f"{frames} are never asked"


@tried()
@given(seed=seeds, depth=depths)
def test_law_9_simultaneous_answers_in_any_order(case: Case, seed: int, depth: int):
    state = laws.walked(case, seed, depth)
    laws.any_order(state, seed)
    laws.chance_is_fair_to_the_record(state)


def test_names_and_numbers_of_actions_are_a_bijection(contract_game):
    actions = contract_game.actions
    assert [actions.number(actions.name(number)) for number in range(len(actions))] == list(
        range(len(actions))
    )


def test_a_refused_action_names_itself_and_its_reason(case: Case):
    state = case.new(1)
    with pytest.raises(IllegalAction, match="may not"):
        state.apply(case.seats, 0)
