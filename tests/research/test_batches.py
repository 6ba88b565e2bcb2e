"""Batches: the same games as one by one, in one process or in several."""

import numpy as np
import pytest
from goofspiel import GAME as GOOFSPIEL

from ludotheque.core import CHANCE, IllegalAction, LudothequeError, cells_listed
from ludotheque.games import all_games
from ludotheque.research import batch
from ludotheque.research.stepping import settle

GAMES = [*all_games().values(), GOOFSPIEL]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ROWS = ("masks", "observations", "actors", "ended", "rewards")


def dealt(game, seats, seed):
    state = game.new(seats, seed=seed)
    settle(state)
    return state


@EVERY_GAME
def test_a_batch_plays_the_same_games_as_the_engine_alone(game):
    seats = game.seats[-1]
    games = batch(game, 3, seats, seed=7)
    states = [dealt(game, seats, seed) for seed in games.seeds()]
    for _ in range(120):
        for index, state in enumerate(states):
            actor = state.actor()
            assert games.actors[index] == actor
            assert sorted(state.legal(actor)) == np.flatnonzero(games.masks[index]).tolist()
            assert cells_listed(state.observe(actor)) == games.observations[index].tolist()
        actions = games.sample()
        for state, action in zip(states, actions, strict=True):
            state.apply(state.actor(), action)
            settle(state)
        games.step(actions)
        for index, state in enumerate(states):
            assert games.ended[index] == state.over
            assert games.rewards[index].tolist() == (state.shares() if state.over else [0] * seats)
            if state.over:
                states[index] = dealt(game, seats, games.seeds()[index])


def test_the_game_after_the_last_is_dealt_with_a_seed_of_its_own():
    games = batch(GOOFSPIEL, 4, 2, seed=10, cards=3)
    assert games.seeds() == [10, 11, 12, 13]
    seen = [set() for _ in range(4)]
    for _ in range(60):
        games.step(games.sample())
        for index, seed in enumerate(games.seeds()):
            seen[index].add(seed)
    for index, seeds in enumerate(seen):
        assert sorted(seeds) == [10 + index + 4 * number for number in range(len(seeds))]
        assert len(seeds) > 5


@pytest.mark.parametrize("game", GAMES[:2] + GAMES[-1:], ids=lambda game: game.name)
def test_several_processes_play_the_same_as_one(game):
    seats = game.seats[0]
    alone = batch(game, 5, seats, seed=3)
    with batch(game, 5, seats, seed=3, processes=2) as shared:
        for _ in range(40):
            for name in ROWS:
                assert np.array_equal(getattr(alone, name), getattr(shared, name)), name
            actions = alone.sample()
            assert shared.sample().tolist() == actions.tolist()
            alone.step(actions)
            shared.step(actions)
        assert alone.seeds() == shared.seeds()


def test_what_a_batch_shows_is_its_own_memory_and_can_only_be_read():
    games = batch(GAMES[1], 2, 2)
    for name in ROWS:
        shown = getattr(games, name)
        assert not shown.flags.writeable
        assert not shown.flags.owndata
    before = games.observations
    first = before.copy()
    games.step(games.sample())
    assert games.observations is before
    assert not np.array_equal(first, before)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_is_refused_and_no_game_goes_on(processes):
    with batch(GAMES[0], 3, 2, processes=processes) as games:
        before = {name: getattr(games, name).copy() for name in ROWS}
        for wrong in (-1, 10**6, int(np.argmin(games.masks[1]))):
            actions = games.sample()
            actions[1] = wrong
            with pytest.raises(IllegalAction, match="game 1: seat"):
                games.step(actions)
        for name in ROWS:
            assert np.array_equal(before[name], getattr(games, name))


@pytest.mark.parametrize("actions", [[0], [0.5, 0.5], [[0, 0]], ["play", "pass"]])
def test_a_step_takes_a_whole_number_for_each_game(actions):
    with pytest.raises(LudothequeError, match="takes 2 whole numbers"):
        batch(GAMES[1], 2, 2).step(actions)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"n": 0}, "a batch has 1 to"),
        ({"processes": 9}, "has 1 to 4 processes"),
        ({"reward": "gold"}, "share, margin, score"),
        ({"seats": 7}, "is for 2, 3, 4 players"),
        ({"colour": 1}, "has no option"),
    ],
)
def test_a_wrong_wish_is_told_in_one_line(changed, said):
    wish = {"n": 4, "seats": 2, **changed}
    with pytest.raises(LudothequeError, match=said) as told:
        batch(GOOFSPIEL, **wish)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("reward", ["share", "margin", "score"])
def test_rewards_are_shares_margins_or_points(reward):
    games = batch(GOOFSPIEL, 8, 2, cards=3, reward=reward)
    ends = []
    for _ in range(40):
        games.step(games.sample())
        ends += games.rewards[games.ended == 1].tolist()
    assert ends
    bounds = {"share": 1, "margin": 1, "score": 6}[reward]
    assert all(0 <= part <= bounds for end in ends for part in end)
    if reward == "share":
        assert {sum(end) for end in ends} == {1.0}


def test_a_reset_begins_the_same_games_again():
    games = batch(GAMES[2], 3, 3, seed=4)
    first = games.observations.copy()
    for _ in range(10):
        games.step(games.sample())
    games.reset(4)
    assert np.array_equal(first, games.observations)
    assert not games.ended.any()
    games.reset(5)
    assert games.seeds() == [5, 6, 7]


def test_chance_is_never_asked():
    games = batch(GOOFSPIEL, 4, 3)
    for _ in range(50):
        games.step(games.sample())
        assert (games.actors < 3).all()
        assert all(state.actor() != CHANCE for state in games.stepper.states)
