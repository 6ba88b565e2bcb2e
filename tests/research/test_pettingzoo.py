"""PettingZoo: its own tests for every game, number of players and option; copies in mid-game."""

import copy
import pickle
import warnings

import numpy as np
import pytest
from goofspiel import GAME as GOOFSPIEL
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from ludotheque.core import SPECTATOR, IllegalAction, LudothequeError, Rng
from ludotheque.games import all_games
from ludotheque.laws import cases_of
from ludotheque.research.pettingzoo import env, parallel_env

CASES = [case for game in [*all_games().values(), GOOFSPIEL] for case in cases_of(game)]
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
GAMES = [*all_games().values(), GOOFSPIEL]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def quiet(capsys):
    """Their tests tell how far they are."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Whoever has left the table can do nothing any more, which they warn of.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        # They know by name the environments of their own that give masks.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        yield


def made(case, make=env, **wishes):
    return make(case.game, case.seats, **case.options, **wishes)


@EVERY_CASE
def test_agents_in_turn_pass_the_tests_of_pettingzoo(case):
    api_test(made(case), num_cycles=40)
    seed_test(lambda: made(case), num_cycles=20)


@EVERY_CASE
def test_agents_together_pass_the_tests_of_pettingzoo(case):
    parallel_api_test(made(case, parallel_env), num_cycles=60)
    parallel_seed_test(lambda: made(case, parallel_env), num_cycles=40)


def play(table, steps):
    """Play on at random, as those spaces sample; return all that was given on the way."""
    told = []
    for _ in range(steps):
        agent = table.agent_selection
        known, reward, over, _, _ = table.last()
        told.append((agent, known["observation"].tobytes(), known["action_mask"].tobytes(), reward))
        if not table.agents:
            break
        table.step(None if over else table.action_space(agent).sample())
        if not table.agents:
            break
    return told


@EVERY_GAME
@pytest.mark.parametrize("way", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_in_mid_game_goes_on_as_the_original_and_apart_from_it(game, way):
    table = env(game, game.seats[-1])
    table.reset(seed=5)
    for seat, agent in enumerate(table.agents):
        table.action_space(agent).seed(seat)
    play(table, 25)
    other = way(table)
    before = table.playing.state.digest()
    told = play(other, 40)
    assert table.playing.state.digest() == before
    assert play(table, 40) == told


@EVERY_GAME
def test_a_copy_of_agents_together_goes_on_alike(game):
    table = parallel_env(game, game.seats[0])
    table.reset(seed=2)
    twin = pickle.loads(pickle.dumps(table))
    for each in (table, twin):
        for seat, agent in enumerate(each.agents):
            each.action_space(agent).seed(seat)
    for _ in range(20):
        if not table.agents:
            break
        actions = [
            {agent: each.action_space(agent).sample() for agent in each.agents}
            for each in (table, twin)
        ]
        assert actions[0] == actions[1]
        table.step(actions[0])
        twin.step(actions[1])
    assert table.playing.state.digest() == twin.playing.state.digest()


@EVERY_GAME
def test_an_illegal_action_is_an_error_and_changes_nothing(game):
    table = env(game, game.seats[0])
    table.reset(seed=1)
    before = table.playing.state.digest()
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        table.step(int(np.argmin(mask)))
    assert table.playing.state.digest() == before


@EVERY_GAME
@pytest.mark.parametrize("reward", ["share", "margin", "score"])
def test_rewards_come_at_the_end_as_they_were_chosen(game, reward):
    table = env(game, game.seats[-1], reward=reward)
    table.reset(seed=3)
    while not table.playing.state.over:
        assert set(table.rewards.values()) == {0.0}
        table.step(table.action_space(table.agent_selection).sample())
    state = table.playing.state
    wanted = {
        "share": state.shares(),
        "margin": [state.margin(seat) for seat in range(state.seats)],
        "score": state.scores(),
    }
    assert list(table.rewards.values()) == wanted[reward]


def test_seats_that_decide_together_do_so_in_one_step():
    table = parallel_env(GOOFSPIEL, 3, cards=4)
    known, _ = table.reset(seed=1)
    assert [each["action_mask"].sum() for each in known.values()] == [4, 4, 4]
    known, *_ = table.step(dict(zip(table.agents, (0, 1, 2), strict=True)))
    assert [each["action_mask"].sum() for each in known.values()] == [3, 3, 3]


def test_who_is_not_asked_can_only_wait():
    table = parallel_env("aisopos", 2)
    known, _ = table.reset(seed=1)
    asked, idle = table.agents
    assert known[idle]["action_mask"].nonzero()[0].tolist() == [table.wait]
    assert known[asked]["action_mask"][table.wait] == 0
    action = int(known[asked]["action_mask"].argmax())
    before = table.playing.state.digest()
    for wrong in ({asked: action, idle: action}, {asked: table.wait, idle: table.wait}):
        with pytest.raises(IllegalAction):
            table.step(wrong)
    with pytest.raises(LudothequeError, match="an action of each of"):
        table.step({asked: action})
    assert table.playing.state.digest() == before
    table.step({asked: action, idle: table.wait})


def test_a_game_that_is_over_asks_to_be_dealt_again():
    table = parallel_env(GOOFSPIEL, 2, cards=3)
    table.reset(seed=1)
    while table.agents:
        table.step({agent: table.action_space(agent).sample() for agent in table.agents})
    with pytest.raises(LudothequeError, match=r"reset\(\)"):
        table.step({})


@EVERY_GAME
def test_nothing_that_an_agent_is_given_tells_worlds_apart(game):
    """The same observation, mask, info and picture in every world that the seat can imagine."""
    table = env(game, game.seats[-1], render_mode=None)
    table.reset(seed=8)
    for step in range(60):
        if table.playing.state.over:
            break
        if step % 7 == 0:
            real = table.playing.state
            for agent, seat in table.numbers.items():
                given = table.observe(agent)
                table.playing.state = real.imagine(seat, Rng.seeded(step))
                other = table.observe(agent)
                assert all(np.array_equal(given[name], other[name]) for name in given)
                table.playing.state = real
        table.step(table.action_space(table.agent_selection).sample())


@pytest.mark.parametrize("name", all_games())
def test_every_way_of_looking_on_passes_the_test_of_pettingzoo(name):
    game = all_games()[name]
    render_test(lambda render_mode: env(game, game.seats[0], render_mode=render_mode))


@pytest.mark.parametrize("name", all_games())
def test_what_is_shown_to_those_who_look_on_is_the_same_in_every_world(name):
    game = all_games()[name]
    table = env(game, game.seats[-1], render_mode="ansi")
    table.reset(seed=4)
    for step in range(30):
        real = table.playing.state
        shown = table.render()
        table.playing.state = real.imagine(SPECTATOR, Rng.seeded(step))
        assert table.render() == shown
        table.playing.state = real
        table.step(table.action_space(table.agent_selection).sample())


def test_a_picture_has_the_colours_of_the_terminal(monkeypatch):
    table = env("aisopos", 3, render_mode="rgb_array")
    table.reset(seed=1)
    empty = table.render()
    for _ in range(6):
        table.step(table.action_space(table.agent_selection).sample())
    picture = table.render()
    assert picture.dtype == np.uint8
    colours = set(map(tuple, picture.reshape(-1, 3).tolist()))
    assert len(colours) > len(set(map(tuple, empty.reshape(-1, 3).tolist())))
    monkeypatch.setattr("ludotheque.research.pixels.FONTS", ("no-such-font",))
    with pytest.raises(LudothequeError, match="DejaVu Sans Mono"):
        table.render()


def test_nothing_is_shown_where_nobody_said_how():
    table = env("aisopos", 2)
    table.reset(seed=1)
    with pytest.raises(LudothequeError, match="human, ansi, rgb_array"):
        table.render()


def test_the_same_seed_deals_the_same_games_one_after_the_other():
    rows = []
    for _ in range(2):
        table = env("aisopos", 2)
        digests = []
        for seed in (4, None, None):
            table.reset(seed=seed)
            digests.append(table.playing.state.rng.words())
        rows.append(digests)
    assert rows[0] == rows[1]
    assert len(set(map(tuple, rows[0]))) == 3
