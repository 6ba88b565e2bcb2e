"""A game of another package is an environment like any other, under its own name."""

import gymnasium
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test

import ludotheque.research.gymnasium
from ludotheque.games import all_games, our_games
from ludotheque.research import batch
from ludotheque.research.pettingzoo import env, parallel_env

OTHERS = [name for name in all_games() if name not in our_games()]
EVERY_NAME = pytest.mark.parametrize("name", OTHERS)


@EVERY_NAME
@pytest.mark.filterwarnings("ignore")
def test_the_tests_of_pettingzoo_pass(name):
    seats = all_games()[name].seats[0]
    api_test(env(name, seats), num_cycles=20)
    parallel_api_test(parallel_env(name, seats), num_cycles=20)
    render_test(lambda render_mode: env(name, seats, render_mode=render_mode))


@EVERY_NAME
def test_it_is_registered_and_stepped_in_batches(name):
    known = ludotheque.research.gymnasium.id_of(all_games()[name])
    table = gymnasium.make(known)
    table.reset(seed=1)
    table.step(table.action_space.sample())
    games = batch(name, 4, all_games()[name].seats[-1])
    for _ in range(20):
        games.step(games.sample())
    assert games.ended.shape == (4,)
